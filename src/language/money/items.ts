// Splits a message into movements: one range per amount that has its own noun or verb.

import { confirmEachOther, isSetAside, isTotal } from '../amounts/amount-choice.ts';
import type { Amount } from '../amounts/amounts.ts';
import { holdsExtra } from '../amounts/with-extra.ts';
import { classSet } from '../lexicon/class-bits.ts';
import type { Reading } from '../reading/reading.ts';
import { DONE, PAST_MINE } from '../verbs/tense.ts';
import { nounsBehind, runsOf } from './amount-runs.ts';
import { isPerson } from './counterpart.ts';
import type { EntryRange } from './movement.ts';
import { isAnother } from './one-and-another.ts';
import { isPaidForOthers } from './paid-for-others.ts';
import { pairedAmounts } from './paired-amounts.ts';
import { methodIn } from './payment.ts';
import { isToldAgainEach, pricedEach } from './priced-each.ts';
import { isSeparator, nextActAt } from './separators.ts';
import { shareOfWhole } from './share-of-whole.ts';

/** "Almocei por 25 e lanchei por 12", "saquei 100 e gastei 40", "ida 22 volta 13": the word says what for. */
const EATEN = /^(?:(?:almoc|jant|lanch)(?:ei|amos)|saquei|volta)$/;

function saysSomething(r: Reading, from: number, to: number, amount: Amount): boolean {
  if (isAnother(r, amount)) return true;
  // "A conta deu 150, paguei tudo, a Lia me deve 75".
  if (r.is(r.unitOf(amount.from) - 1, 'owed_me') && !r.amounts[2] && isPaidForOthers(r)) return false;
  for (let i = from; i < to; i++) {
    const unit = r.units[i];
    if (unit === undefined || (unit.from >= amount.from && unit.from < amount.to)) continue;
    if (r.isAny(i, 'cat', 'money_in', 'merchant') || EATEN.test(unit.norm)) return true;
    if (unit.kind === 'word' && unit.entry === undefined && unit.norm.length > 2) return true;
    // "cem pra minha mãe e trinta pro meu sobrinho": separate recipients.
    if (r.is(i, 'kin') && r.is(r.is(i - 1, 'poss') ? i - 2 : i - 1, 'prep_to')) return true;
    // "recebi 100 da Ana e 50 da Bia": separate payers.
    if (r.isAny(i - 1, 'prep_of', 'prep_to') && i > from && isPerson(r, i)) return true;
  }
  return turnsAround(r, from, to) || paidInTwoWays(r, from, to) || goesOnElided(r, from, to, amount);
}

/** Separate payment methods: "mercado 85 no cartão e 20 em dinheiro". */
const paidInTwoWays = (r: Reading, from: number, to: number): boolean =>
  methodIn(r, from, to) !== undefined &&
  (methodIn(r, 0, from) !== undefined || (r.has('v_sell') && methodIn(r, to, r.units.length) !== undefined));

/** The noun is elided, with a separate date or count: "54,90 ontem, 38 anteontem", "2 ventiladores por 180 e 1 por 95". */
function goesOnElided(r: Reading, from: number, to: number, amount: Amount): boolean {
  if (from <= r.head) return false;
  const own = (token: number): boolean => r.unitOf(token) >= from && r.unitOf(token) < to;
  if (r.past.length > 1 && r.past.some((mention) => own(mention.from))) return true;
  const at = r.unitOf(amount.from);
  return r.norm(at - 1) === 'por' && r.units[at - 2]?.kind === 'number' && at - 2 >= from;
}

const INWARD = classSet('v_receive', 'v_sell');
const OUTWARD = classSet('v_spend', 'v_pay', 'v_buy', 'v_send');
const BETS = /\b(?:apost|bicho|bingo|rifa|bet|loteria|jogo|joguei|tigrinho|truco|sinuca|raspadinha)/;

const comesIn = (r: Reading, from: number, to: number): boolean =>
  r.findSomeVerb(INWARD, PAST_MINE, from, to) >= 0 ||
  (r.fits(BETS) && r.units.slice(from, to).some((unit) => /^(?:tirei|levei|faturei|fiz)$/.test(unit.norm)));

const goesOut = (r: Reading, from: number, to: number): boolean =>
  r.findSomeVerb(OUTWARD, PAST_MINE, from, to) >= 0 ||
  r.units.slice(from, to).some((unit) => /^(?:apostei|joguei|perdi|meti|investi)$/.test(unit.norm));

/** An expense followed by income, which needs no nouns: "apostei 10 e ganhei 45", "comprei por 50 e vendi por 80". */
function turnsAround(r: Reading, from: number, to: number): boolean {
  const all = r.units.length;
  return (comesIn(r, from, to) && goesOut(r, 0, all)) || (goesOut(r, from, to) && comesIn(r, 0, all));
}

/** "tirei" after a bet is income: "gastei 10 no bicho e tirei 45". */
const won = (r: Reading, range: EntryRange): EntryRange =>
  r.findSomeVerb(INWARD, PAST_MINE, range.from, range.to) < 0 && comesIn(r, range.from, range.to)
    ? { ...range, earned: 'recebi' }
    : range;

function isBought(r: Reading, i: number): boolean {
  const sense = r.units[i]?.entry?.out;
  return (
    sense !== undefined &&
    sense.role !== 'name' &&
    r.units[i]?.kind === 'word' &&
    (r.units[i]?.entry?.tenses ?? 0) === 0
  );
}

function startsLine(r: Reading, i: number): boolean {
  const before = r.units[i - 1];
  return before !== undefined && r.text.slice(r.endOf(i - 1), r.startOf(i)).includes('\n');
}

/** "E hoje gastei 30": the day behind the "e" is of that verb. */
function withItsDay(r: Reading, verb: number): number {
  const day = r.past.find(({ to }) => r.unitOf(to - 1) === verb - 1);
  return day !== undefined && isSeparator(r, r.unitOf(day.from) - 1) ? r.unitOf(day.from) : verb;
}

/** Possible boundaries between two amounts, nearest to the second first. */
function boundaries(r: Reading, left: Amount, right: Amount): number[] {
  const found: number[] = [];
  for (let i = r.unitOf(right.from); i >= r.unitOf(left.to); i--) {
    // "E hoje mais 23": the day begins the second.
    if (isSeparator(r, i) && !(r.is(i - 1, 'time') && isSeparator(r, i - 2))) found.push(i + 1);
    else if (isAnother(r, right) && /^e outr/.test(r.norm(i))) found.push(i);
    // "mercado 45 padaria 12", dictated without pauses: a purchase noun right after a price starts the next item.
    else if (i === r.unitOf(left.to) && (isBought(r, i) || EATEN.test(r.norm(i)))) found.push(i);
    else if (startsLine(r, i)) found.push(i);
    else if (r.isVerb(i, 'v_spend', DONE) || r.isVerb(i, 'v_pay', DONE)) found.push(withItsDay(r, i));
    else if (r.findSomeVerb(INWARD, PAST_MINE, i, i + 1) >= 0) found.push(withItsDay(r, i));
  }
  return found;
}

const known = (r: Reading, from: number, to: number): boolean =>
  (['cat', 'merchant', 'money_in'] as const).some((name) => r.find(name, from, to) >= 0);

/** Boundary without a separator, by word order: "15 no busão 22 no almoço" has nouns after amounts, "mercado 120 farmácia 45" before. */
function unparted(r: Reading, range: { from: number; to: number }, left: Amount, right: Amount): number | undefined {
  const [here, past, next] = [r.unitOf(left.from), r.unitOf(left.to), r.unitOf(right.from)];
  const after = r.unitOf(right.to);
  // "Uber 17,40 ida 21,90 volta".
  if (r.norm(past) === 'ida' && r.norm(after) === 'volta') return next;
  if (r.is(past, 'prep') && r.is(after, 'prep') && known(r, past, next) && known(r, after, range.to))
    return r.is(next - 1, 'time') ? next - 1 : next;
  const named = known(r, range.from, here) && known(r, past, next) && next - past <= 2;
  return named && after >= Math.min(range.to, r.tail) - (range.to === r.tail ? 0 : 2) ? past : undefined;
}

/** "Manicure 35, sobrancelha 20 e buço 15": a list whose first price happens to be the sum; in "feira 30, banana 10 e maçã 20" it is the sum. */
function isListed(r: Reading, amounts: readonly Amount[]): boolean {
  const senses = amounts.map(({ from }) => r.units[r.unitOf(from) - 1]?.entry?.out);
  const [first] = senses;
  return (
    senses.every((sense) => sense !== undefined) &&
    !/^[:(]$/.test(r.tokens[amounts[0]?.to ?? 0]?.norm ?? '') &&
    (first?.category !== 'mercado' || senses.some((sense) => sense?.category !== first?.category))
  );
}

/** Removes a total of the other amounts: "… 30, total 150", "32 e 12 = 44". */
function withoutTotal(r: Reading, amounts: readonly Amount[]): readonly Amount[] {
  if (amounts.length < 3) return amounts;
  // "deixei 60 com os dois, 20 e 40": the total comes first or is named.
  const total = amounts.find((amount, i) => (i === 0 && !isListed(r, amounts)) || isTotal(r.tokens, amount));
  const sum = amounts.reduce((all, { cents }) => all + cents, 0);
  return total !== undefined && sum === 2 * total.cents ? amounts.filter((amount) => amount !== total) : amounts;
}

/** "Gastei 89,90 na farmácia, 35 foi remédio da minha mãe": a part of it. */
const PART_TOLD = /\b(?:gastei|paguei) [\d.,]+ n[oa]s? [a-z]+ ,? ?[\d.,]+ foi (?!n[oa] )/;

const PAID_ONLY = /\bpaguei (?:so|somente|apenas) (?:os |uns )?(?:r\$ )?\d[\d.,]*(?: reais)?(?: [.!])?$/;

const COMES_BACK =
  /\b(?:vai|vao|ficou de|ficaram de) me (?:pagar|devolver|passar|mandar|dar|reembolsar)\b|\bme (?:devolvem?|passam?|pagam?|mandam?|devem) [\d.,]+ (?:reais )?cada\b/;

const MENDED = /^,? ?(?:nao ,? ?(?:perai?|opa)?|opa|ops|perai) ?(?:nao|foi|era|,| )*$/;

/** Ranges of the separate movements; empty when the message states only one. */
export function itemRanges(r: Reading, from: number, to: number): EntryRange[] {
  const amounts = withoutTotal(r, r.amounts).filter(
    (amount) =>
      r.unitOf(amount.from) >= from &&
      r.unitOf(amount.from) < to &&
      !inInstallments(r, amount) &&
      !isSetAside(r.tokens, amount) &&
      !isCompany(r, amount) &&
      !isToldAgainEach(r, amount) &&
      !isHowMany(r, amount) &&
      !isLeft(r, amount) &&
      !isSequel(r, amount),
  );
  // "Ganhei 20 de desconto na compra de 150, paguei 130": the third confirms the others.
  if (confirmEachOther(r.amounts) && r.amounts.some((amount) => isSetAside(r.tokens, amount))) return [];
  if (r.fits(COMES_BACK) || shareOfWhole(r) !== undefined) return [];
  if (amounts.length === 1) return pricedEach(r, from, amounts[0]);
  if (amounts.length < 2 || amounts.length > 12 || r.has('correction')) return [];
  // "Gastei 56, não pera, 65": the same one, mended.
  if (MENDED.test(r.words(amounts[0]?.to ?? 0, amounts[1]?.from ?? 0))) return [];
  // "dei 100 e voltou 27,30 de troco", "dos 300 que levei, voltei com 110": one price computed from two amounts.
  if (amounts.every(({ cents }) => cents !== r.money?.cents) && r.amounts.length === amounts.length) return [];
  // "deu 600, minha parte foi 150": a total and the person's share.
  if (r.fits(/\b(?:minha (?:parte|metade|cota)|volt(?:ou|aram) \d|fic(?:ou|aram) \d\S* (?:reais )?de troco)/))
    return [];
  const [whole, part] = amounts;
  // "Consulta de 200, o convênio cobriu e paguei só 80".
  if (amounts.length === 2 && r.fits(PAID_ONLY)) return [];
  if (whole !== undefined && part !== undefined && part.cents < whole.cents && r.fits(PART_TOLD)) return [];
  // "Cobrou 700, dei metade, 350"; "5,80 a passagem, paguei 11,60 ida e volta".
  if (whole !== undefined && part !== undefined && amounts.length === 2) {
    if (part.cents > whole.cents && holdsExtra(r.tokens, part)) return [];
    if (whole.cents === 2 * part.cents && r.fits(/\bmetade\b/)) return [];
    if (part.cents === 2 * whole.cents && r.fits(/\bida e volta\b/)) return [];
  }
  const paired = pairedAmounts(r, from, amounts);
  if (paired.length > 0) return paired;
  const placed = nounsBehind(r, to, amounts);
  if (placed.length > 0) return placed;
  const ranges: EntryRange[] = [];
  const runs = runsOf(r, amounts);
  let start = from;
  for (const [k, run] of runs.entries()) {
    const [amount] = run;
    const next = runs[k + 1]?.[0];
    const end = next === undefined ? to : endOfRun(r, start, run, next, runs[k + 2]?.[0], to);
    if (end === undefined) return [];
    if (next === undefined && !saysSomething(r, start, end, amount) && !(run.length > 1 && runs.length === 1))
      return [];
    for (const one of run) ranges.push(won(r, { from: start, to: end, amount: one }));
    start = end;
  }
  return ranges;
}

/** Boundary between the words about this run and those about the next. */
function endOfRun(
  r: Reading,
  start: number,
  [amount, ...others]: readonly [Amount, ...Amount[]],
  next: Amount,
  after: Amount | undefined,
  to: number,
): number | undefined {
  const last = others.at(-1) ?? amount;
  const limit = after === undefined ? to : r.unitOf(after.from);
  const cut = boundaries(r, last, next).find(
    (at) => saysSomething(r, start, at, amount) && saysSomething(r, at, limit, next),
  );
  if (cut === undefined) return unparted(r, { from: start, to: limit }, last, next);
  const act = nextActAt(r, r.unitOf(last.to), cut);
  return act >= 0 && saysSomething(r, start, act, amount) ? act : cut;
}

/** "Sobrou 18 na carteira": what is left is no movement. */
const isLeft = (r: Reading, amount: Amount): boolean =>
  /^(?:sobrou|sobraram|restou|restaram|fiquei com)$/.test(r.norm(r.unitOf(amount.from) - 1));

/** A count of companions: "hopi hari com os 3, ingresso 269". */
const isCompany = (r: Reading, amount: Amount): boolean =>
  !amount.marked &&
  amount.cents <= 1200 &&
  /^[oa]s$/.test(r.norm(r.unitOf(amount.from) - 1)) &&
  r.is(r.unitOf(amount.from) - 2, 'prep_with');

/** Whether a list has each amount before its noun: "45 pizza, 12 suco, 20 pipoca". */
function goesOnPricing(r: Reading, amount: Amount): boolean {
  const before = r.amounts[r.amounts.indexOf(amount) - 1];
  return (
    before !== undefined &&
    before.cents > 1200 &&
    amount.cents >= 500 &&
    r.norm(r.unitOf(amount.from) - 1) === ',' &&
    r.is(r.unitOf(before.to), 'cat')
  );
}

/** The number of a film: "Homem Aranha 4 no cinema, 52". */
function isSequel(r: Reading, amount: Amount): boolean {
  const title = r.units[r.unitOf(amount.from) - 1];
  return (
    amount.cents <= 2000 &&
    !amount.marked &&
    amount !== r.amounts.at(-1) &&
    title?.kind === 'word' &&
    title.norm.length > 2 &&
    (title.entry === undefined || (!title.entry.tenses && title.entry.out === undefined)) &&
    !r.is(r.unitOf(amount.from) - 1, 'prep') &&
    r.fits(/\b(?:filme|cinema|imax|ingressos?)\b/)
  );
}

/** A bare number up to twelve before a noun is a count: "2 xisburguer + batata = 41". */
function isHowMany(r: Reading, amount: Amount): boolean {
  const at = r.unitOf(amount.to);
  return (
    !amount.marked &&
    amount.cents <= 1200 &&
    amount.cents % 100 === 0 &&
    amount.unitPrice === undefined &&
    amount !== r.amounts.at(-1) &&
    !goesOnPricing(r, amount) &&
    !isBought(r, r.unitOf(amount.from) - 1) &&
    (r.is(at, 'cat') ||
      (r.units[at]?.kind === 'word' && r.units[at]?.entry === undefined) ||
      // "Hoje atendi 3: Bruna 60 e Lari 85".
      r.norm(at) === ':' ||
      (r.norm(at) === 'por' && r.units[at + 1]?.kind === 'number')) &&
    !/^(?:conto|pila|real|reais|mango|pau)/.test(r.norm(at))
  );
}

function inInstallments(r: Reading, amount: Amount): boolean {
  const span = r.installments?.span;
  return span !== undefined && amount.from >= span.from && amount.to <= span.to;
}
