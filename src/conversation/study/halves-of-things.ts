// "Tenho 50 mil de entrada e 12 mil de fgts", "minha esposa ganha 3.100", "o uber daria 600 por mês", "esqueci do IPVA, 1.400 por ano": behind a
// home that is weighed, and a car that may be sold. Amounts in centavos, flows a month.

import { unaccented } from '../../domain/fold.ts';
import type { Figures, HardQuestion } from '../../domain/hard-question.ts';
import { choosePlaybook } from '../../missions/choose-playbook.ts';
import { amountsIn, masked } from './amounts-told.ts';
import type { Half, Said } from './half.ts';
import { type Role, roleOf } from './role-of-amount.ts';

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
  const all = amountsIn(words);
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

const RIDES = /\b(?:uber|99|app|aplicativo|taxi|onibus|metro)\b/;
const COSTS =
  /\b(?:ipva|seguro|licenciamento|oficina|manutencao|pneus?|estacionamento|gasolina|alcool|combustivel|multas?|revisao)\b/;
/** Of a whole year, though it is not said. */
const OF_YEAR = /\b(?:ipva|licenciamento)\b(?!.*\b(?:mes|ano|mensal|anual)\b)/;
const WORTH = /\b(?:carro|moto|ele|ela)\b.{0,16}\b(?:vale|sai|fipe|vendo|vend\w+)\b|\bvend\w+ por\b/;
const THOUSAND = 100_000;
const ofCar = ({ text }: Said, question: HardQuestion): HardQuestion | undefined => {
  const words = unaccented(text);
  const [one, ...more] = amountsIn(words);
  if (one === undefined || more.length > 0 || /\b(?:paguei|gastei|hoje|ontem|anot\w+|lembr\w+)\b/.test(words))
    return undefined;
  const { figures } = question;
  const { owning, expense } = figures;
  const month = owning ?? expense;
  if (RIDES.test(words) && month !== undefined)
    return { ...question, figures: { ...figures, owning: month, expense: one.cents } };
  if (COSTS.test(words) && month !== undefined && !/^(?:na |nao|alias|errei)/.test(words)) {
    const whole = month + (OF_YEAR.test(words) ? Math.round(one.cents / 12) : one.cents);
    return { ...question, figures: { ...figures, ...(owning === undefined ? { expense: whole } : { owning: whole }) } };
  }
  return WORTH.test(words) && !/\?|^(?:e |mas )?se\b/.test(words)
    ? { ...question, figures: { ...figures, price: one.cents < THOUSAND ? one.cents * 1000 : one.cents } }
    : undefined;
};

/** The same while a figure of it is asked for. */
export const carTold = (text: string, question: HardQuestion) =>
  choosePlaybook(question) === 'vender_carro' && question.figures.price !== undefined
    ? ofCar({ words: '', text, read: {} }, question)
    : undefined;

export const OF_HOME: readonly Half[] = [ofHome];
export const OF_CAR: readonly Half[] = [ofCar];
