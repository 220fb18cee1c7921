// Reads one entry from a range of units into slots.

import type { Amount } from '../amounts/amounts.ts';
import type { Installments } from '../amounts/installments.ts';
import type { Reading } from '../reading/reading.ts';
import { correctsItself } from '../signals/contrasts.ts';
import type { LancamentoSlots, MissingSlot } from '../slots/lancamento-slots.ts';
import { present } from '../slots/present.ts';
import { PAST_MINE, PRESENT_MINE } from '../verbs/tense.ts';
import { entryCategory } from './entry-category.ts';
import { entryDates } from './entry-dates.ts';
import { entryName } from './entry-name.ts';
import { type EntryRange, type Movement, movementIn } from './movement.ts';
import { isPaidForOthers, othersOwe } from './paid-for-others.ts';
import { accountsIn, methodIn } from './payment.ts';
import { peoplePriced } from './priced-each.ts';
import { isLentInOtherWords } from './promised.ts';
import { shareOfWhole } from './share-of-whole.ts';
import { splitOf } from './split.ts';
import { transferAccounts } from './transfer-accounts.ts';

/** The corrected amount after a self-repair: "gastei 30, quer dizer, 13". */
function repaired(r: Reading, { from, to, amount }: EntryRange): Amount | undefined {
  // "churras 160, paguei tudo e os 3 me devolvem 40 cada": the bill is the amount paid, and the repayments are pending.
  // "Paguei 80 no almoço e o Beto me deve 40".
  if (
    amount !== undefined &&
    (r.tokens[amount.to]?.norm === 'cada' || r.is(r.unitOf(amount.from) - 1, 'owed_me')) &&
    isPaidForOthers(r)
  )
    return r.amounts[0];
  const whole = amount && shareOfWhole(r)?.whole;
  if (whole !== undefined) return whole;
  const [said, denied] = r.amounts;
  if (correctsItself(r)) return denied;
  // "gastei 15, não 50": the denied value is none.
  if (said !== undefined && denied !== undefined && amount !== undefined && r.norm(r.unitOf(denied.from) - 1) === 'nao')
    return said;
  const cue = r.find('self_repair', from, to);
  if (
    cue < 0 ||
    amount === undefined ||
    !/^(?:quer dizer|ou melhor|digo|minto|corrigindo|na verdade|alias|nao|nao nao|opa|ops|pera|perai|desculpa)$/.test(
      r.norm(cue),
    )
  )
    return amount;
  const before = r.amounts.some((other) => r.unitOf(other.from) < cue && r.unitOf(other.from) >= from);
  const after = r.amounts.filter((other) => r.unitOf(other.from) > cue && r.unitOf(other.from) < to).at(-1);
  return before && after !== undefined ? after : amount;
}

/** The instalments in units [from, to). */
function installmentsIn(r: Reading, from: number, to: number): Installments | undefined {
  const { installments } = r;
  if (installments === undefined) return undefined;
  const at = r.unitOf(installments.span.from);
  return at >= from && at < to ? installments : undefined;
}

/** "3.299 em 12x de 274,91": the price told, when the instalments come to it but for the rounding of each. */
const inAll = (r: Reading, cents: number, count: number): number =>
  r.amounts.find((told) => Math.abs(told.cents - cents) < count)?.cents ?? cents;

/** Said once, before the first amount or behind the last one, it is of every entry. */
function methodOfAll(r: Reading): ReturnType<typeof methodIn> {
  const method = methodIn(r, 0, r.units.length);
  if (method === undefined || methodIn(r, method.at + 1, r.units.length) !== undefined) return undefined;
  const [first, last] = [r.amounts[0], r.amounts.at(-1)];
  const within =
    first !== undefined && last !== undefined && method.at > r.unitOf(first.from) && method.at < r.unitOf(last.from);
  return within ? undefined : method;
}

/** The entry's slots; unknown required ones are listed in `missing`. */
export function readEntry(r: Reading, range: EntryRange): LancamentoSlots {
  const { from, to, pending = false } = range;
  const amount = repaired(r, range);
  const movement = movementIn(r, range, amount);
  const { type, parties, people } = movement;
  const category = entryCategory(r, movement);
  const description = entryName(r, movement, category);

  const parcels = installmentsIn(r, from, to);
  const count = parcels?.number === undefined ? parcels?.count : undefined;
  const inParcels = count !== undefined && count >= 2;
  const split = splitOf(r, from, to, amount, parties, count !== undefined);
  const total =
    parcels?.eachCents !== undefined && count !== undefined
      ? inAll(r, parcels.eachCents * count, count) + (parcels.downPaymentCents ?? 0)
      : amount && amount.cents * peoplePriced(r, from, to, amount);
  const names = [...new Set(people.map((party) => party.name))];
  const method = methodIn(r, from, to) ?? methodOfAll(r);
  const bank = accountsIn(r, from, to)[0] ?? accountsIn(r, 0, r.units.length)[0];
  const unsaidHow = inParcels && type.type === 'expense' && (method === undefined || method.value === 'cartao');
  // "IPVA em 3x": taxes are paid in instalments by payment slips, shops by card.
  const slips = category?.category === 'impostos_taxas' && method === undefined && bank === undefined;
  const inParts = unsaidHow ? (slips ? ('boleto' as const) : ('credito' as const)) : undefined;
  const missing: MissingSlot[] = [];
  if (total === undefined) missing.push('amount_cents');
  if (description === undefined) missing.push('description');
  if (category === undefined) missing.push('category');
  return present({
    type: type.type,
    amount_cents: split === undefined ? total : split.share,
    currency: amount !== undefined && amount.currency !== 'BRL' ? amount.currency : undefined,
    approx: amount?.approx === true ? (true as const) : undefined,
    category: category?.category,
    description,
    counterpart: names.length > 1 ? names : names[0],
    ...entryDates(r, from, to, pending),
    payment_method: inParts ?? method?.value,
    ...(type.type === 'transfer' ? transferAccounts(r, from, to, type) : { account: bank?.value }),
    installments: inParcels ? count : undefined,
    installment_cents: parcels?.eachCents,
    installment_no: parcels?.number,
    down_payment_cents: parcels?.downPaymentCents,
    split: split === undefined ? undefined : { total_cents: split.total, people: split.people },
    receivable_cents: type.type === 'expense' ? owedToPerson(r, movement, total, amount) : undefined,
    status: pending ? ('pending' as const) : undefined,
    missing: missing.length > 0 ? missing : undefined,
  }) as LancamentoSlots;
}

/** Centavos owed to the person: all of a loan, or the others' shares of a bill. */
function owedToPerson(
  r: Reading,
  { from, to, lent }: Movement,
  total: number | undefined,
  amount: Amount | undefined,
): number | undefined {
  const lentByPerson = isLentInOtherWords(r) || r.findVerb('v_lend', PAST_MINE | PRESENT_MINE, from, to) >= 0;
  return lent && lentByPerson ? total : othersOwe(r, amount);
}
