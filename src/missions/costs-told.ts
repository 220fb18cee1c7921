// "35 por dia almoçando fora ou a marmita, que sai 12", "130 por mês ou 1.190 no ano", "o plano é 450, e vou umas 5 vezes por ano, 300 a consulta":
// what each way of having the same thing costs, by the month. Money in centavos.

import { unaccented } from '../domain/fold.ts';
import { exact } from './formulas/exact.ts';
import { WEEKS } from './work-told.ts';

export type Span = 'dia' | 'semana' | 'mes' | 'ano';
export type Cost = {
  readonly name: string;
  /** Each time, and how many times in the span. */
  readonly cents: number;
  readonly times: number;
  readonly span: Span;
};

const CLAUSES = /[:?!]|,(?!\d)|\.(?!\d)|\b(ou)\b|\b(?:e|mas|enquanto)\b(?=[^;,]*\d)/;
const NUMBER =
  /(?<![\d.,a-z])(\d{1,3}(?:\.\d{3})+|\d{1,6})(?:,(\d{1,2}))?( mil)?(?![\d.,]*\d)(?! ?(?:x|%|por cento|h|anos|meses|horas|km|minutos)\b)/g;
const COUNTED = /^ (?!reais|mil|por|pilas|contos)[a-z]{3,}s\b/;
const SPAN =
  /\b(?:por|ao|no|na|a|cada|todo|toda|pra|\/) ?(dia|semana|mes|ano)\b|\b(diari|semana|mensa|anua)(?:l|is|o|a|lidade)?\b/;
const SPANS: Readonly<Record<string, Span>> = {
  dia: 'dia',
  diari: 'dia',
  semana: 'semana',
  mes: 'mes',
  mensa: 'mes',
  ano: 'ano',
  anua: 'ano',
};
/** How often, where it is said. */
export function spanOf(clause: string): Span | undefined {
  const [, named, adjective = ''] = SPAN.exec(clause) ?? [];
  return SPANS[named ?? adjective];
}
/** Words that say what is paid or asked, and not what for. */
const NO_NAME =
  /^(?:(?:por|dia|semana|mes|ano|tod[oa]|qu[ae]l?|quanto|uma|uns|umas|reais|mil|mensal|anual|meu|minha|para|pra|com|ter|vou|d[ao]s?|hoje|ainda|ali|vezes|mais)$|(?:cada|gast|ganh|receb|faz(?:er)?$|fizer|alug(?:o|ar)$|sobra|cabe|pag|custa|sai|fica|vale|pena|compensa|melhor|econom|lev|continu|usa|faz|barato|seria))/;

export const nameOf = (clause: string): string =>
  clause
    .split(/[^a-zà-ÿ]+/)
    .filter((word) => word.length > 2 && !NO_NAME.test(unaccented(word)))
    .slice(0, 2)
    .join(' ');

/** @returns each cost that is told with how often it comes; one told without takes the span of the one before */
export function costsTold(text: string): readonly Cost[] {
  const all = text.toLowerCase().split(';').reduce<readonly Told[]>(costsIn, []);
  const [first] = all;
  if (first === undefined || all.every(({ side }) => side === first.side)) return all;
  // "Escola de 900 e van de 250, ou outra de 1.050": what stands on one side of the "ou" is paid together.
  return [...new Set(all.map(({ side }) => side))].flatMap((side) => {
    const [one, ...others] = all.filter((cost) => cost.side === side);
    const together = one !== undefined && others.every(({ span, times }) => span === one.span && times === one.times);
    const name = [one, ...others].map((cost) => cost?.name).join(' e ');
    return together ? [{ ...one, name, cents: others.reduce((sum, { cents }) => sum + cents, one.cents) }] : [];
  });
}

/** `side`: how many times "ou" came before it. */
type Told = Cost & { readonly side: number };

/** @param before what was told in earlier messages: of one thing, what is said last counts */
function costsIn(before: readonly Told[], message: string): readonly Told[] {
  const costs = [...before];
  let often: { times: number; span: Span } | undefined;
  let side = 0;
  for (const raw of message.split(CLAUSES).filter(Boolean)) {
    const clause = unaccented(raw);
    if (clause === 'ou') side += 1;
    const numbers = [...clause.matchAll(NUMBER)].map((one) => ({
      value: Number(`${(one[1] ?? '').replaceAll('.', '')}.${one[2] ?? 0}`) * (one[3] === undefined ? 1 : 1000),
      counts: COUNTED.test(clause.slice(one.index + one[0].length)),
    }));
    const span = spanOf(clause);
    const times = numbers.find(({ counts }) => counts)?.value;
    const [sum, ...more] = numbers.filter(({ counts }) => !counts);
    if (more.length > 0) return [];
    const when = span ?? often?.span ?? costs.at(-1)?.span ?? (MONTHLY.test(clause) ? 'mes' : undefined);
    if (sum === undefined && times !== undefined && span !== undefined) often = { times, span };
    if (sum === undefined || when === undefined) continue;
    const name = nameOf(raw);
    const cents = Math.round(sum.value * 100);
    const cost = {
      name,
      cents,
      times: times ?? (span === undefined ? often?.times : undefined) ?? 1,
      span: when,
      side,
    };
    const again = before.findIndex((one) => one.name !== '' && one.name.split(' ').some((word) => name.includes(word)));
    const told = costs[again];
    if (told === undefined) costs.push(cost);
    else costs[again] = { ...cost, name: told.name, span: span ?? told.span, side: told.side };
    often = undefined;
  }
  return costs;
}
/** Paid by the month, though it is not said. */
const MONTHLY =
  /\b(?:plano|mensalidade|assinatura|academia|convenio|streaming|aluguel|internet|netflix|spotify|celular|tv|escola|creche|van)\b/;

/** Days on which one goes to work, or of every day. */
export const daysOf = (text: string): number =>
  /\b(?:almoc\w+|marmita|onibus|metro|trem|trabalho|escritorio|passage\w+|conducao)\b/.test(unaccented(text)) ? 22 : 30;

/** Centavos a month. */
export function aMonth({ cents, times, span }: Omit<Cost, 'name'>, days: number): number {
  const each = exact(cents).times(times);
  const month =
    span === 'dia' ? each.times(days) : span === 'semana' ? each.times(WEEKS) : span === 'ano' ? each.div(12) : each;
  return month.round().toNumber();
}
