// The same thing had by two ways of paying: so much a month, so much each time, or both. "Plano de 780, ou de 420 mais 40 por consulta". Centavos.

import { unaccented } from '../../domain/fold.ts';
import { nameOf, type Span } from '../costs-told.ts';
import { type Exact, exact, toCents } from '../formulas/exact.ts';
import { type NumberBetween, numbersSaid } from '../numbers-said.ts';
import { WEEKS } from '../work-told.ts';

export type Way = {
  readonly name: string;
  /** A month, however often it is used. */
  readonly fixed: number;
  /** Each time. */
  readonly each: number;
};
export type PlanOrUse = {
  readonly ways: readonly [Way, Way];
  /** What is paid for each time: 'consulta'. */
  readonly use: string;
  readonly uses?: { readonly times: number; readonly pace: Span };
  /** Twice as many: "ida e volta", or days on which one goes somewhere. */
  readonly twice: boolean;
  /** Paid besides by whoever pays each time, a month: "4 sessões por mês a 30 cada". */
  readonly besides: number;
};

const USE =
  '(?:consultas?|exames?|sess(?:ao|oes)|aulas?|passage(?:m|ns)|viage(?:m|ns)|corridas?|lavage(?:m|ns)|vez(?:es)?|idas?|entradas?|visitas?|diarias?|uso|usos|ingressos?|treinos?|pecas?|bilhetes? avulsos?|dia)';
/** Of the question, and of nothing that is paid. */
const VERBS = /\b(?:troc|assin|contrat|compr|mud|peg)[a-z]*\b/g;
const OTHERWISE = /\bou\b|\bversus\b|\bvs\b|\bpor (?=uma? (?:outr[oa] )?(?:d[eao] )?(?:r\$ ?)?\d)/;
const EACH_BEHIND = new RegExp(`^(?: reais)? (?:por|a|cada|em cada|pela|na) (${USE})\\b(?! (?:a|de|por|ao) mes)`);
const EACH_BEFORE = new RegExp(
  `\\b(?:cada )?(${USE}|avuls[oa])(?: avuls[oa])? (?:(?:de|a|por|e|custa|sai|sao|fica|uns|r\\$) ?)*$`,
);
const TIMES = new RegExp(`^ (?:${USE}|dias)\\b`);
const PACED = /^ (?:[a-z]+ ){0,4}?(?:por|na|no|ao|a cada|cada|todo|toda) (dia|semana|mes|ano)\b/;
/** Words in digits, where they say how often. */
const COUNTS: readonly string[] = ['uma?', 'duas|dois', 'tres', 'quatro', 'cinco', 'seis'];

const inDigits = (words: string): string =>
  COUNTS.reduce(
    (said, names, at) => said.replace(new RegExp(`\\b(?:${names})(?= (?:${USE}|dias)\\b)`, 'g'), String(at + 1)),
    words,
  );
type Telling = {
  ways: { name: string; fixed: number; each: number }[];
  use: string;
  uses?: { times: number; pace: Span };
  besides: number;
  /** How often was told in days. */
  byDay: boolean;
};

/** @param text everything told, messages apart by '; ' @returns undefined unless it is two ways, and every number has its place */
export function planOrUseTold(text: string): PlanOrUse | undefined {
  const [first = '', ...more] = text.toLowerCase().split('; ');
  const sides = first.split(OTHERWISE);
  const telling: Telling = { ways: [], use: '', besides: 0, byDay: false };
  for (const side of sides) {
    const way = { name: nameOf((side.split(/[\d?]/)[0] ?? '').replace(VERBS, '')), fixed: 0, each: 0 };
    if (!numbersSaid(inDigits(unaccented(side))).every((number) => placed(number, way, telling))) return undefined;
    if (way.fixed + way.each > 0) telling.ways.push(way);
  }
  const [one, other, ...others] = telling.ways;
  if (one === undefined || other === undefined || others.length > 0) return undefined;
  // "Com coparticipação": of the one whose price each time comes later.
  const shares = sides.findIndex((side) => /coparticip|por uso|avuls/.test(side));
  const paysEach = other.each > 0 || (one.each === 0 && shares > 0) ? other : one;
  if (!more.every((message) => messageRead(message, paysEach, telling))) return undefined;
  const { uses, use, besides, byDay } = telling;
  return {
    ways: [one, one.name === other.name ? { ...other, name: '' } : other],
    use: use === '' ? 'vez' : use,
    ...(uses === undefined ? {} : { uses }),
    twice: /\bida e volta\b/.test(text) || (byDay && use === 'passagem'),
    besides,
  };
}

function placed(number: NumberBetween, way: Telling['ways'][number], telling: Telling): boolean {
  const { value, cents, left, right } = number;
  const each = EACH_BEHIND.exec(right)?.[1] ?? EACH_BEFORE.exec(left)?.[1];
  if (each !== undefined) {
    way.each = cents;
    if (!/^(?:avuls|vez|dia$|uso)/.test(each)) telling.use = each.replace(/s$/, '');
    return true;
  }
  if (often(number, telling)) return true;
  if (way.fixed > 0 || value < 5) return false;
  way.fixed = cents;
  return true;
}

/** "Vou 2 vezes por semana", "22 dias". */
function often({ value, right }: NumberBetween, telling: Telling): boolean {
  if (!TIMES.test(right)) return false;
  telling.byDay = /^ dias\b/.test(right);
  telling.uses = { times: value, pace: (PACED.exec(right)?.[1] as Span | undefined) ?? telling.uses?.pace ?? 'mes' };
  return true;
}

/** "4 sessões de fono por mês a 30 cada". */
const BESIDES =
  /\b(\d{1,2}) [a-z]+ (?:[a-z]+ ){0,3}(?:por|ao|no) mes (?:a|por) (?:r\$ ?)?(\d[\d.,]*)(?: reais)? cada\b/;
function messageRead(message: string, way: Telling['ways'][number], telling: Telling): boolean {
  const words = inDigits(unaccented(message));
  const [, times, cents = ''] = BESIDES.exec(words) ?? [];
  if (times !== undefined) {
    telling.besides += Number(times) * (numbersSaid(cents)[0]?.cents ?? 0);
    return true;
  }
  return numbersSaid(words).every((number) => toldLater(number, way, telling));
}

/** A price alone is that of each time. */
function toldLater(number: NumberBetween, way: Telling['ways'][number], telling: Telling): boolean {
  const { cents, left, right } = number;
  const use = EACH_BEHIND.exec(right)?.[1] ?? EACH_BEFORE.exec(left)?.[1];
  if (use !== undefined) {
    way.each = cents;
    if (telling.use === '') telling.use = use.replace(/s$/, '');
    return true;
  }
  if (often(number, telling)) return true;
  if (!/\b(?:plano|passe|bilhete|mensalidade|mensal|pacote|academia|assinatura)\b/.test(left)) return false;
  const named = telling.ways.find(({ name }) =>
    name.split(' ').some((word) => word !== '' && left.includes(unaccented(word))),
  );
  (named ?? way).fixed = cents;
  return true;
}

/** Days on which one works, of a month, where it is each day. */
const DAYS = 22;
/** How many times in a month; undefined while it is not told. */
export function usesInMonth({ uses, twice }: PlanOrUse): Exact | undefined {
  if (uses === undefined) return undefined;
  const { times, pace } = uses;
  const month = pace === 'dia' ? exact(DAYS) : pace === 'semana' ? WEEKS : pace === 'ano' ? exact(1).div(12) : exact(1);
  return month.times(times).times(twice ? 2 : 1);
}

/** What a way costs a month, used so often. */
export const monthOf = ({ fixed, each }: Way, uses: Exact, besides: number): number =>
  fixed + toCents(uses.times(each)) + (each > 0 ? besides : 0);

/** From how many times a month on the other one is cheaper; undefined where one always is. */
export function evenAt([one, other]: PlanOrUse['ways'], besides = 0): Exact | undefined {
  const fixed = one.fixed + (one.each > 0 ? besides : 0) - other.fixed - (other.each > 0 ? besides : 0);
  const each = other.each - one.each;
  return each === 0 || fixed / each <= 0 ? undefined : exact(fixed).div(each);
}
