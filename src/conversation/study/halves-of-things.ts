// "Tenho 50 mil de entrada e 12 mil de fgts", "minha esposa ganha 3.100", "o uber daria 600 por mês", "esqueci do IPVA, 1.400 por ano": behind a
// home that is weighed, and a car that may be sold. Amounts in centavos, flows a month.

import { unaccented } from '../../domain/fold.ts';
import type { Figures, HardQuestion } from '../../domain/hard-question.ts';
import { choosePlaybook } from '../../missions/choose-playbook.ts';
import { amountsIn, masked } from './amounts-told.ts';
import type { Half, Said } from './half.ts';
import { inClauses, OF_YEAR, RIDES } from './halves-of-told.ts';
import { type Role, roleOf } from './role-of-amount.ts';
import { inThousands } from './told-figures.ts';

/** What belongs to whoever wants the home. */
const OWN: ReadonlySet<Role | undefined> = new Set<Role>([
  'downPayment',
  'fgts',
  'saved',
  'income',
  'otherIncome',
  'rent',
]);
const MOVED =
  /\b(?:paguei|gastei|recebi|comprei|caiu|entrou|hoje|ontem|anot\w+|dia \d|lembr\w+|meta)\b|\?|^(?:e |mas )?se\b/;
const ofHome: Half = ({ text }, question) => {
  const words = unaccented(text);
  const all = amountsIn(words).map((one) => ({
    ...one,
    cents: one.cents < THOUSAND ? inThousands(one.cents, question.figures) : one.cents,
  }));
  const roles = all.map(({ cents }, which) => roleOf(masked(words, all, which), 'casa', question.figures, cents));
  if (all.length === 0 || MOVED.test(words) || !roles.every((role) => OWN.has(role))) return undefined;
  const sum = (...of: readonly Role[]): number =>
    all.reduce((whole, { cents }, which) => whole + (of.some((role) => role === roles[which]) ? cents : 0), 0);
  const there = sum('downPayment', 'fgts', 'saved');
  const { downPayment = 0 } = question.figures;
  // "E 12 mil de FGTS" is besides.
  const more = roles.every((role) => role !== 'downPayment' && role !== 'saved') ? downPayment : 0;
  const told: Figures = {
    ...(there > 0 ? { downPayment: there + more } : {}),
    ...Object.fromEntries(
      (['income', 'otherIncome', 'rent'] as const).flatMap((key) => (sum(key) > 0 ? [[key, sum(key)]] : [])),
    ),
  };
  return { ...question, figures: { ...question.figures, ...told } };
};

const COSTS =
  /\b(?:ipva|seguro|licenciamento|oficina|manutencao|pneus?|estacionamento|gasolina|alcool|combustivel|multas?|revisao)\b/;
const WORTH = /\b(?:carro|moto|ele|ela)\b.{0,16}\b(?:vale|sai|fipe|vendo|vend\w+)\b|\bvend\w+ por\b/;
const THOUSAND = 100_000;
const ofCar = ({ text }: Said, question: HardQuestion): HardQuestion | undefined => {
  const words = unaccented(text);
  const told = inClauses(text);
  if (told.length === 0 || /\b(?:paguei|gastei|hoje|ontem|anot\w+|lembr\w+)\b/.test(words)) return undefined;
  const now: { owning?: number; expense?: number; price?: number } = {};
  const { figures } = question;
  // Until what replaces it is told, what it costs stands where a month's costs do.
  const key = figures.owning === undefined ? 'expense' : 'owning';
  let month = figures[key];
  for (const one of told) {
    if (RIDES.test(one.words) && month !== undefined) now.expense = one.cents;
    else if (COSTS.test(one.words) && month !== undefined && !/^(?:na |nao|alias|errei)/.test(words))
      month += OF_YEAR.test(one.words) ? Math.round(one.cents / 12) : one.cents;
    else if (WORTH.test(one.words) && !/\?|^(?:e |mas )?se\b/.test(words))
      now.price = one.cents < THOUSAND ? one.cents * 1000 : one.cents;
    else return undefined;
  }
  const whole = month === undefined ? {} : { [now.expense === undefined ? key : 'owning']: month };
  return { ...question, figures: { ...figures, ...whole, ...now } };
};

/** "Enxoval uns 4 mil e parto 6 mil", "consigo guardar 900": before a child comes. */
const ARRIVAL =
  /\b(?:enxoval|parto|berco|carrinho|quarto|cha de bebe|bebe conforto|maternidade|exames?|ultrassom|mala)\b/;
const PUTS_BY = /\b(?:guard\w+|junt\w+|consigo|sobra\w*)\b/;
const DROPPED = /\b(?:nao (?:pago|vou pagar|precisa|gasto)|pelo (?:plano|sus)|de graca|ganhei|vou ganhar)\b/;
const GOAL_PARTS = /\b([a-z]+)(?: (?:uns|umas|de|por|e|sai|custa|da|r))* #/;
export const arrivalTold = (text: string, question: HardQuestion): HardQuestion | undefined => {
  if (choosePlaybook(question) !== 'filhos') return undefined;
  const words = unaccented(text);
  const all = amountsIn(words);
  const { figures } = question;
  const [only] = all;
  if (ARRIVAL.test(words) && all.length > 0 && !MOVED.test(words)) {
    // Told again, it is that much and no more.
    const parts = new Map(Object.entries(figures.parts ?? {}));
    for (const [which, { cents }] of all.entries()) {
      const [, name = 'outros'] = GOAL_PARTS.exec(masked(words, all, which)) ?? [];
      parts.set(name, cents);
    }
    return withParts(question, Object.fromEntries(parts));
  }
  const gone = DROPPED.test(words) ? Object.keys(figures.parts ?? {}).find((name) => words.includes(name)) : undefined;
  if (gone !== undefined) return withParts(question, { ...figures.parts, [gone]: 0 });
  return only !== undefined &&
    all.length === 1 &&
    PUTS_BY.test(words) &&
    figures.goal !== undefined &&
    !MOVED.test(words)
    ? { ...question, figures: { ...figures, saving: only.cents } }
    : undefined;
};
const withParts = (question: HardQuestion, parts: Readonly<Record<string, number>>): HardQuestion => ({
  ...question,
  figures: { ...question.figures, parts, goal: Object.values(parts).reduce((sum, cents) => sum + cents, 0) },
});

/** "O carro vale 40 mil", "falta 120 mil", of what a couple shares. */
export const goodsTold = (text: string, question: HardQuestion): HardQuestion | undefined =>
  choosePlaybook(question) === 'partilha' &&
  !text.includes('?') &&
  amountsIn(unaccented(text)).length > 0 &&
  /\b(?:vale|falta\w*|dev(?:e|emos)|avaliad\w+)\b/.test(unaccented(text))
    ? { ...question, text: `${question.text}; ${text}` }
    : undefined;

/** The same while a figure of it is asked for. */
export const carTold = (text: string, question: HardQuestion) =>
  choosePlaybook(question) === 'vender_carro' && question.figures.price !== undefined
    ? ofCar({ words: '', text, read: {} }, question)
    : undefined;

export const OF_CHILD: readonly Half[] = [({ text }, question) => arrivalTold(text, question)];
export const OF_GOODS: readonly Half[] = [({ text }, question) => goodsTold(text, question)];
export const OF_HOME: readonly Half[] = [ofHome];
export const OF_CAR: readonly Half[] = [ofCar];
