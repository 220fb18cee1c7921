// The scope of a question: its period and filter, and the words that repeat both in the answer. A flow question without
// a period means the current month.

import type { LocalDate, Period } from '../domain/dates.ts';
import { folded } from '../domain/fold.ts';
import type { FilterPart, LedgerFilter } from '../domain/ledger.ts';
import type { LedgerReads } from '../domain/ledger-repos.ts';
import { withoutUndefined } from '../domain/without-undefined.ts';
import { cycleOf } from './budget-cycle.ts';
import { categoryLabel } from './category-labels.ts';
import { namesCategory } from './category-nouns.ts';
import { addDays, addMonths, wholeMonth } from './civil-date.ts';
import { contaLabel } from './conta.ts';
import { lifeTopic } from './life-topics.ts';
import { reais } from './money.ts';
import type { Question, Topic } from './question.ts';
import { periodWords } from './replies/day-words.ts';
import { methodLabel } from './replies/entry-words.ts';
import { byWords } from './words-alike.ts';

export type Scope = {
  readonly period: Period;
  readonly filter: LedgerFilter;
  /** The period in words, lower case: 'neste mês', 'em outubro'. */
  readonly when: string;
  /** The filter in words: ' com uber, no Nubank'; '' without a filter. */
  readonly about: string;
  /** The word that no entry has, when its category answers in its place. */
  readonly unfound?: string;
};

const KINDS = { expense: 'despesa', income: 'receita', transfer: 'movimento', both: 'fluxo' } as const;

const LEDGER_KIND = (question: Question): NonNullable<LedgerFilter['kind']> => KINDS[question.type ?? 'expense'];

const MONTHS_SIDE_BY_SIDE = 6;

/** The period asked and its words: 'neste mês', 'nesta semana', 'em outubro'. */
export function spanOf(question: Question, today: LocalDate): { period: Period; when: string } {
  const month = wholeMonth(today);
  // Grouping one month by month would give one group: use the six months that end with it.
  const period =
    question.period ??
    (question.group_by === 'month' ? { from: addMonths(month.from, 1 - MONTHS_SIDE_BY_SIDE), to: month.to } : month);
  const week = cycleOf(today, 'weekly', 1);
  const before = { from: addDays(week.from, -7), to: addDays(week.to, -7) };
  const named = [
    [month, 'neste mês'],
    [week, 'nesta semana'],
    [before, 'na semana passada'],
  ] as const;
  const when = named.find(([{ from, to }]) => from === period.from && to === period.to)?.[1];
  return { period, when: when ?? periodWords(period, today) };
}

function narrowing(question: Question): LedgerFilter {
  const { category, merchant, account, counterpart, min_cents, max_cents } = question;
  const method = question.payment_method === 'cartao' ? 'credito' : question.payment_method;
  const words = merchant ?? counterpart;
  return {
    ...(words === undefined ? (category === undefined ? {} : { category }) : byWords(words)),
    ...(account === undefined ? {} : { conta: account }),
    ...(method === undefined ? {} : { method }),
    ...(min_cents === undefined ? {} : { minCents: min_cents }),
    ...(max_cents === undefined ? {} : { maxCents: max_cents }),
  };
}

function aboutWords(
  { merchant = '', type, op }: Question,
  { anyOf, words, category, conta, method, minCents, maxCents }: LedgerFilter,
): string {
  const life = anyOf === undefined ? undefined : lifeTopic(merchant);
  // A share of what came in is of what was spent.
  const by = type === 'income' && op !== 'share' ? 'de' : 'com';
  const parts = [
    ...(life === undefined ? [] : [`${by} ${life.name}`]),
    ...(words === undefined ? [] : [`${by} ${words}`]),
    ...(category === undefined ? [] : [`${by} ${categoryLabel(category)}`]),
    ...(conta === undefined ? [] : [`no ${contaLabel(`corrente:${conta}`)}`]),
    ...(method === undefined ? [] : [`no ${methodLabel(method)}`]),
    ...valueWords(minCents, maxCents),
  ];
  return parts.length === 0 ? '' : ` ${parts.join(', ')}`;
}

function valueWords(min: number | undefined, max: number | undefined): readonly string[] {
  if (min !== undefined && max !== undefined) return [`de ${reais(min)}${min === max ? '' : ` a ${reais(max)}`}`];
  return [
    ...(min === undefined ? [] : [`acima de ${reais(min)}`]),
    ...(max === undefined ? [] : [`até ${reais(max)}`]),
  ];
}

/** "Plantões" → "plantão", "ubers" → "uber". */
const singularOf = (words: string): string =>
  /[õo]es$/u.test(words) ? words.replace(/[õo]es$/u, 'ão') : words.replace(/ns$/u, 'ms').slice(0, -1);

/** The filter as ways of belonging, whatever its period and kind. */
function partsOf({ category, conta, method, words, alike = [], anyOf }: LedgerFilter): readonly FilterPart[] {
  const part = withoutUndefined({ category, conta, method });
  if (anyOf !== undefined) return anyOf.map((way) => ({ ...way, ...part }));
  return [words === undefined ? part : { ...part, words: [folded(words), ...alike] }];
}

/** ' com Mercado, uber e farmácia', ' no Nubank e no Inter'. */
function listed(abouts: readonly string[]): string {
  const names = abouts.map((about, k) => about.trim().replace(k === 0 ? '' : /^(?:com|de) /u, ''));
  const last = names.pop() ?? '';
  return names.length === 0 ? ` ${last}` : ` ${names.join(', ')} e ${last}`;
}

/** The scope of a flow question: of one topic or any of several, less what is left out. */
export function scopeOf(ledger: LedgerReads, question: Question, today: LocalDate): Scope {
  const { each = [], less = [], ...plain } = question;
  const whole = scopeOfOne(ledger, plain, today);
  const scopes = (topics: readonly Topic[]): readonly Scope[] =>
    topics.map((topic) => scopeOfOne(ledger, { ...bare(plain), ...topic }, today, true));
  const [wanted, out] = [scopes(each), scopes(less)];
  const parts = (some: readonly Scope[]): readonly FilterPart[] => some.flatMap(({ filter }) => partsOf(filter));
  const { unfound, ...scope } = whole;
  return {
    ...scope,
    ...(unfound === undefined || each.length > 0 ? {} : { unfound }),
    filter: {
      ...whole.filter,
      ...(each.length === 0 ? {} : { anyOf: parts(wanted) }),
      ...(less.length === 0 ? {} : { noneOf: parts(out) }),
    },
    about: [
      each.length === 0 ? '' : listed(wanted.map(({ about }) => about)),
      whole.about,
      less.length === 0 ? '' : ` sem contar${listed(out.map(({ about }) => about.replace(/^ (?:com|de) /u, ' ')))}`,
    ].join(''),
  };
}

/** Without filters. */
const bare = ({ op, type, period }: Question): Question => withoutUndefined({ op, type, period });

/**
 * A word that matches no entry is replaced by its category, and the answer says so ("farmácia" finds remédio under
 * Saúde), unless it is one of several.
 */
function scopeOfOne(ledger: LedgerReads, question: Question, today: LocalDate, literal = false): Scope {
  const { period, when } = spanOf(question, today);
  const kind = LEDGER_KIND(question);
  const narrow = narrowing(question);
  const { words, alike: _, ...rest } = narrow;
  const { category } = question;
  const known = (said: LedgerFilter): boolean => ledger.total({ kind, ...said }).count > 0;
  // "Quantos ubers": entries are recorded in the singular.
  const singular = words?.endsWith('s') ? { ...narrow, words: singularOf(words) } : narrow;
  const named = words === undefined || known(narrow) || !known(singular) ? narrow : singular;
  const whole: LedgerFilter = { ...rest, ...withoutUndefined({ category }) };
  const general =
    words !== undefined && lifeTopic(words) === undefined && category !== undefined && namesCategory(words, category);
  const isElse = !literal && words !== undefined && category !== undefined && !general && !known(named) && known(whole);
  const chosen = isElse || general ? whole : named;
  return {
    period,
    when,
    filter: { kind, ...period, ...chosen },
    about: aboutWords(question, chosen),
    ...(isElse ? { unfound: words } : {}),
  };
}
