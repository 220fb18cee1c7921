// Filters of a question: period, topic, place, method, person.

import type { Category } from '../categories/category.ts';
import { partiesIn } from '../money/counterpart.ts';
import { accountsIn, methodIn } from '../money/payment.ts';
import { verbCategoryAt } from '../money/verb-category.ts';
import type { Reading } from '../reading/reading.ts';
import type { SimplistaSlots } from '../slots/simplista-slots.ts';
import { saidOfTime, unlistedTopic } from './unlisted-topic.ts';

export type Filters = Pick<
  SimplistaSlots,
  'period' | 'category' | 'merchant' | 'account' | 'payment_method' | 'counterpart'
>;

/** Which sense of a word is meant: "aluguel" is earned by some and paid by others. */
export type Side = 'income' | 'expense';

export type Topic = { readonly category?: Category; readonly merchant?: string; readonly at: number };

/** Whether the topic is only ever income, such as "cachê". */
export const isEarned = (r: Reading, { at }: Topic): boolean => {
  const entry = r.units[at]?.entry;
  return entry?.in !== undefined && entry.out === undefined;
};

/** Topic of a question: a category, and the specific word that named it. A word of the opposite side gives no category. */
export function topicIn(r: Reading, from: number, to: number, side: Side): Topic | undefined {
  return (
    topicAmong(r, from, to, side, (i) => !isWhereTo(r, i)) ?? topicAmong(r, from, to, side, (i) => isWhereTo(r, i))
  );
}

/** A destination is the topic only without another one: "De Uber pra maternidade". */
const isWhereTo = (r: Reading, i: number): boolean =>
  r.is(i - 1, 'prep_to') || (r.is(i - 1, 'det') && r.is(i - 2, 'prep_to'));

function topicAmong(r: Reading, from: number, to: number, side: Side, may: (i: number) => boolean): Topic | undefined {
  for (const role of ['thing', 'merchant', 'name'] as const) {
    for (let i = from; i < to; i++) {
      const entry = r.units[i]?.entry;
      const sense = side === 'income' ? (entry?.in ?? entry?.out) : (entry?.out ?? entry?.in);
      if (entry === undefined || sense?.role !== role || isGeneric(r, i) || !may(i)) continue;
      if (side === 'expense' && entry.out === undefined) return { merchant: namedAs(r, i), at: i };
      if (role === 'name' && !/^(?:criancas|filhos)$/.test(r.norm(i))) return { category: sense.category, at: i };
      if (sense.category === 'mercado' && r.norm(i).includes('mercad')) return { category: 'mercado', at: i };
      return { category: sense.category, merchant: namedAs(r, i), at: i };
    }
  }
  return undefined;
}

/** Words that belong to the question itself, not to its topic. */
function isGeneric(r: Reading, i: number): boolean {
  return (
    r.isAny(i, 'invoice_noun', 'saved_noun', 'method_transferencia', 'asset_class') ||
    (r.isAny(i, 'tx_noun', 'account_noun') && r.units[i]?.to === (r.units[i]?.from ?? 0) + 1) ||
    r.norm(i) === 'pagamento' ||
    // "Média diária de luz" is no day's wage.
    (r.norm(i) === 'diaria' && r.is(i - 1, 'q_avg')) ||
    // "Quanto o salão faturou?": the earner, not a purchase.
    /^(?:fatur(?:ou|amos|aram)|vendeu|rendeu)$/.test(r.norm(i + 1)) ||
    // "Minha maior compra do mês" is one purchase, not groceries.
    (/^compras? d/.test(r.norm(i)) && /^(?:maior|menor|ultima|primeira|pior|melhor)(?:es|s)?$/.test(r.norm(i - 1))) ||
    // "Em dinheiro vivo" is cash, "quanto do meu salário vai pro aluguel" is about the rent.
    (r.norm(i) === 'vivo' && r.norm(i - 1).endsWith('dinheiro')) ||
    (r.is(i, 'income_noun') && r.fits(SHARE_OF_PAY)) ||
    // "Média diária": how often, not a day's pay.
    (r.is(i, 'q_per_day') && r.has('q_avg')) ||
    /^coisas?$/.test(r.norm(i)) ||
    saidOfTime(r, i) ||
    (r.norm(i) === 'juros' && r.has('debt_noun'))
  );
}

/** "Quanto do meu salário vai pro aluguel". */
export const SHARE_OF_PAY =
  /\b(?:quantos?|quantos? por cento|porcentagem|percentual|parte) d[oa] (?:meu |minha )?(?:salario|renda|pagamento) (?:que )?(?:ta |esta )?(?:vai|foi|fica|indo|ficou|e|representa)\b/;

const namedAs = (r: Reading, i: number): string => r.units[i]?.entry?.text.toLowerCase() ?? r.norm(i);

/** "Quanto investi em outubro?": what was put in then. */
export const INVESTED = /\b(?:investi|aportei|apliquei)\b/;

/** "Quanto rendeu minha poupança?": what it yielded, and not what is in it. */
export const YIELDED = /\bquanto (?:ja |me )*rend(?:eu|eram)\b/;

/** All filters in the message. */
export function filtersOf(r: Reading, side: Side = 'expense'): Filters {
  const { units } = r;
  const out: { -readonly [K in keyof Filters]: Filters[K] } = {};
  const period = r.periods[0]?.period;
  if (period !== undefined) out.period = period;
  const topic = topicIn(r, 0, units.length, side);
  if (topic?.category !== undefined) out.category = topic.category;
  if (topic?.merchant !== undefined) out.merchant = topic.merchant;
  const account = accountsIn(r, 0, units.length)[0];
  if (account !== undefined) out.account = account.value;
  const method = methodIn(r, 0, units.length);
  if (method !== undefined && !(method.value === 'cartao' && account !== undefined)) out.payment_method = method.value;
  // "A última vez que abasteci": the verb names what was paid for.
  if (topic === undefined && r.fits(INVESTED)) out.category = 'investimentos';
  if (r.fits(YIELDED) && r.hasAny('jar_noun', 'asset_class')) out.category = 'rendimentos';
  if (topic === undefined)
    for (let i = 0; i < units.length && out.category === undefined; i++) {
      const verb = verbCategoryAt(r, i);
      if (verb !== undefined) out.category = verb[1];
    }
  if (topic === undefined && out.category === undefined) {
    const place = unlistedTopic(r);
    if (place !== undefined) out.merchant = place;
  }
  const party = partiesIn(r, 0, units.length)[0];
  if (party !== undefined && !(topic !== undefined && party.from + 2 >= topic.at && party.from <= topic.at))
    out.counterpart = party.name;
  return out;
}
