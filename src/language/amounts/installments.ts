// Parses instalments: "5x de 30", "em 10 vezes sem juros", "2ª parcela", "parcela 3 de 10", "200 de entrada". "dividi 80 em 4" (sharing) and "fui 3
// vezes" (frequency) are not instalments.

import { readWhole } from '../numbers/spelled-numbers.ts';
import type { Token, TokenSpan } from '../tokens/token.ts';
import { areGlued } from '../tokens/token-shapes.ts';
import { isListed, wordList } from '../tokens/word-lists.ts';
import { readAmountAt } from './amount-reader.ts';
import { countBehind, isOnTerms, ordinalAt, positionAt } from './parcel-position.ts';
import { priceTimes } from './price-times.ts';
import { isBilled } from './unit-prices.ts';

/** Instalment data of a message. With only `number`, one instalment is being paid. */
export type Installments = {
  /** Total number of instalments, 2 or more. */
  readonly count?: number;
  /** Centavos of each parcel, when stated. */
  readonly eachCents?: number;
  /** Which instalment is being paid: "2ª parcela", "parcela 3 de 10". */
  readonly number?: number;
  /** Down payment in centavos, in addition to the instalments. */
  readonly downPaymentCents?: number;
  readonly span: TokenSpan;
};

const MOST = 480;
/** Window in tokens for "parcelei ... em 3". */
const PARCELLED_REACH = 16;
const PARCELS = new Set('parcela parcelas prestacao prestacoes mensalidades boletos cheques carnes'.split(' '));
const TIMES = new Set('x vez vezes'.split(' '));
const PARCELLED = new Set(
  'parcelei parcelado parcelada parcelados parceladas parcelou parcelar parcelamos parcela parcelando financiei financiado'.split(
    ' ',
  ),
);
/** Frequency: "3x por semana", "2 vezes ao dia". */
const PER = new Set('por na no ao a cada'.split(' '));
const CALENDAR_UNITS = new Set('semana dia mes ano hora noite'.split(' '));
/** Tokens allowed between the count and the instalment value. */
const BETWEEN = new Set('de d por iguais fixas fixos mensais sem juros com valor a r$ parcelas parcela'.split(' '));

type Count = { readonly count: number; readonly to: number; readonly explicit: boolean };

/** Instalment count at `at`: "5x", "10 vezes", "doze parcelas". `explicit` is false for "vezes" alone, which may count visits. */
function countAt(tokens: readonly Token[], at: number): Count | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  if (token.kind === 'number' && token.norm.endsWith('x')) {
    const count = Number(token.norm.slice(0, -1));
    return Number.isInteger(count) ? { count, to: at + 1, explicit: true } : undefined;
  }
  const whole = readWhole(tokens, at);
  const unit = whole === undefined ? '' : (tokens[whole.to]?.norm ?? '');
  if (whole === undefined || !(TIMES.has(unit) || PARCELS.has(unit))) return undefined;
  if (priceTimes(tokens, whole.to, whole.value * 100) !== undefined) return undefined;
  return { count: whole.value, to: whole.to + 1, explicit: unit === 'x' || PARCELS.has(unit) };
}

function saysHowOften(tokens: readonly Token[], to: number): boolean {
  return PER.has(tokens[to]?.norm ?? '') && CALENDAR_UNITS.has(tokens[to + 1]?.norm ?? '');
}

/** Instalment value after the count: "5x de 30", "12x R$ 89,90", "10x sem juros de 50". */
function eachAfter(tokens: readonly Token[], from: number): { cents: number; to: number } | undefined {
  let at = from;
  let introduced = false;
  while (at < from + 6 && BETWEEN.has(tokens[at]?.norm ?? '') && tokens[at]?.norm !== 'r$') {
    introduced = /^(?:de?|a|por)$/.test(tokens[at]?.norm ?? '');
    at++;
  }
  const amount = readAmountAt(tokens, at);
  if (amount === undefined || !(introduced || amount.marked || at === from)) return undefined;
  return { cents: amount.cents, to: amount.to };
}

/** The terms of a plan said after it are not what was bought: "10x de 289,90 sem juros". */
function afterTerms(tokens: readonly Token[], to: number): number {
  const free = tokens[to]?.norm === 'sem' && /^(?:juros|acrescimos?|entrada)$/.test(tokens[to + 1]?.norm ?? '');
  return free ? to + 2 : to;
}

/** A bare number made a count by its context: "parcelei em 3", "parcelado em 3", "em 10 sem juros". */
function bareCount(tokens: readonly Token[], at: number): Count | undefined {
  if (tokens[at - 1]?.norm !== 'em') return undefined;
  const whole = readWhole(tokens, at);
  if (whole === undefined || readAmountAt(tokens, at)?.marked === true) return undefined;
  // "Dividi em 3 no crédito": instalments, since no person is named.
  let parcelled = isOnTerms(tokens, whole.to);
  for (let i = at - 2; i >= 0 && i > at - PARCELLED_REACH && !parcelled; i--)
    parcelled = PARCELLED.has(tokens[i]?.norm ?? '');
  return parcelled ? { count: whole.value, to: whole.to, explicit: true } : undefined;
}

/** Digits attached to both sides of the "x". */
function isDrive(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return (
    next?.kind === 'number' && tokens[at]?.kind === 'number' && areGlued(tokens[at], next) && /^\d$/.test(next.norm)
  );
}

/** "500 de entrada e o resto são 4 de 275": beside a down payment, a bare count with "de" and a value is instalments. */
function restAt(tokens: readonly Token[], at: number): Plan | undefined {
  if (!/^(?:mais|sao|em|e|resto|duas|dois|:|de|tres|pagar)$/.test(tokens[at - 1]?.norm ?? '')) return undefined;
  const whole = readWhole(tokens, at);
  // "Vinte e quatro de 410" are no four.
  if (tokens[at - 1]?.norm === 'e' && (readWhole(tokens, at - 2)?.to ?? 0) > at) return undefined;
  if (whole === undefined || whole.value < 2 || whole.value > 72 || tokens[whole.to]?.norm !== 'de') return undefined;
  const each = readAmountAt(tokens, whole.to + 1);
  return each === undefined ? undefined : { count: whole.value, eachCents: each.cents, from: at, to: each.to };
}

type Plan = { readonly count: number; readonly eachCents?: number; readonly from: number; readonly to: number };

const PAID_APART = wordList(
  new Set('entrada sinal resto restante banco financiei financiado financiada emprestimo crediario'.split(' ')),
);

function findPlan(tokens: readonly Token[]): Plan | undefined {
  const entrada = tokens.some((token) => isListed(token, PAID_APART));
  for (let at = 0; at < tokens.length; at++) {
    const kind = tokens[at]?.kind;
    if (kind !== 'number' && kind !== 'word') continue;
    const count = countAt(tokens, at) ?? bareCount(tokens, at);
    if (count === undefined && entrada) {
      const rest = restAt(tokens, at);
      if (rest !== undefined) return rest;
    }
    if (count === undefined || count.count < 2 || count.count > MOST || saysHowOften(tokens, count.to)) continue;
    // "Mesa 120 x 80": a size. Only a financing has so many, "120x de 800".
    if (
      isBilled(tokens, at) ||
      (count.count > 72 && tokens[count.to - 1]?.norm === 'x' && tokens[count.to]?.kind === 'number')
    )
      continue;
    // "4x4" (vehicle drive) and "3x4" (size) are not instalments.
    if (isDrive(tokens, at) || /^fotos?$/.test(tokens[at - 1]?.norm ?? '')) continue;
    const each = eachAfter(tokens, count.to);
    // "1200, dez vezes".
    const within = tokens[at - 1]?.norm === 'em' || (tokens[at - 1]?.norm === ',' && count.to === tokens.length);
    if (!count.explicit && !within && each === undefined) continue;
    const from = within ? at - 1 : at;
    const plan = { count: count.count, from, to: afterTerms(tokens, each?.to ?? count.to) };
    return each === undefined ? plan : { ...plan, eachCents: each.cents };
  }
  return undefined;
}

type Paid = { readonly number: number; readonly count?: number; readonly from: number; readonly to: number };

/** Number after the word "parcela": "3 de 10", "3/10", "3". */
function numberAfter(tokens: readonly Token[], at: number): Paid | undefined {
  const token = tokens[at];
  const slash = token?.kind === 'number' ? token.norm.indexOf('/') : -1;
  if (token !== undefined && slash > 0) {
    const number = Number(token.norm.slice(0, slash));
    const count = Number(token.norm.slice(slash + 1));
    return number >= 1 && count >= number && count <= MOST ? { number, count, from: at - 1, to: at + 1 } : undefined;
  }
  const start = token?.norm === 'numero' ? at + 1 : at;
  const whole = readWhole(tokens, start);
  if (whole === undefined || whole.value < 1 || whole.value > MOST) return undefined;
  const of = tokens[whole.to]?.norm === 'de' ? readWhole(tokens, whole.to + 1) : undefined;
  if (of === undefined || of.value < whole.value) return { number: whole.value, from: at - 1, to: whole.to };
  return { number: whole.value, count: of.value, from: at - 1, to: of.to };
}

/** Position stated later in the message: "prestação da moto, 487,30, é a 14 de 36". */
function positionAfter(tokens: readonly Token[], at: number): Paid | undefined {
  for (let i = at + 2; i < Math.min(tokens.length, at + 16); i++) {
    const found = positionAt(tokens, i);
    if (found !== undefined) return { ...found, from: i, to: i + 3 };
    // "Parcela do carro, 1.180, é a 14ª".
    if (
      /^\d+a$/.test(tokens[i]?.norm ?? '') &&
      /^[a,]$/.test(tokens[i - 1]?.norm ?? '') &&
      tokens[i + 1]?.kind !== 'word'
    )
      return { number: Number.parseInt(tokens[i]?.norm ?? '', 10), from: i, to: i + 1 };
  }
  return undefined;
}

/** "3ª de 10 parcelas", with "de" at `at`. */
function ordinalOfAll(tokens: readonly Token[], at: number): Paid | undefined {
  const number = ordinalAt(tokens, at - 1);
  const of = number === undefined ? undefined : readWhole(tokens, at + 1);
  if (number === undefined || of === undefined || of.value < number || !PARCELS.has(tokens[of.to]?.norm ?? ''))
    return undefined;
  return { number, count: of.value, from: at - 1, to: of.to + 1 };
}

const HAS_PARCELS = wordList(
  new Set('parcela prestacao consorcio financiamento carne emprestimo consignado'.split(' ')),
);

function findPaid(tokens: readonly Token[]): Paid | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const norm = tokens[at]?.norm ?? '';
    const share = norm === 'de' ? ordinalOfAll(tokens, at) : undefined;
    if (share !== undefined) return share;
    const nth = positionAt(tokens, at);
    if (nth !== undefined) return { ...nth, from: at, to: at + 3 };
    // "Paguei a 3/10 do sofá".
    const told = norm === 'a' && /^d[aeo]$/.test(tokens[at + 2]?.norm ?? '') ? numberAfter(tokens, at + 1) : undefined;
    if (told?.count !== undefined) return told;
    if (!isListed(tokens[at], HAS_PARCELS)) continue;
    const apart = positionAfter(tokens, at);
    if (apart !== undefined) return apart;
    if (norm !== 'parcela' && norm !== 'prestacao') continue;
    const ordinal = ordinalAt(tokens, at - 1);
    if (ordinal === undefined || !Number.isInteger(ordinal)) {
      const told = numberAfter(tokens, at + 1);
      if (told !== undefined) return told;
      continue;
    }
    const count = countBehind(tokens, at);
    return count === undefined
      ? { number: ordinal, from: at - 1, to: at + 1 }
      : { number: ordinal, count, from: at - 1, to: at + 3 };
  }
  return undefined;
}

/** Amount paid before the rest: "dei 300 hoje e o resto em 4 de 200". */
function paidNow(tokens: readonly Token[], rest: number): number | undefined {
  for (let at = rest - 1; at >= Math.max(0, rest - 8); at--) {
    if (!/^(?:dei|paguei|deixei|adiantei)$/.test(tokens[at]?.norm ?? '')) continue;
    const given = readAmountAt(tokens, at + 1) ?? readAmountAt(tokens, at + 2);
    return given !== undefined && given.to < rest ? given.cents : undefined;
  }
  return undefined;
}

/** Down payment: "200 de entrada", "entrada de 200", "sinal de 100"; only beside instalments, since "entrada" also means income. */
function findDownPayment(tokens: readonly Token[]): number | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const norm = tokens[at]?.norm;
    if (norm === 'resto' || norm === 'restante') {
      const given = paidNow(tokens, at);
      if (given !== undefined) return given;
    }
    if (norm !== 'entrada' && norm !== 'sinal') continue;
    const joined = tokens[at + 1]?.norm === 'de' || tokens[at + 1]?.norm === ':';
    // "Dei entrada no fogão 150".
    const onIt = /^[dn][oa]$/.test(tokens[at + 1]?.norm ?? '') && tokens[at + 2]?.kind === 'word';
    const after = readAmountAt(tokens, at + (onIt ? 3 : joined ? 2 : 1));
    const times = after === undefined ? '' : (tokens[after.to]?.norm ?? '');
    if (after !== undefined && !TIMES.has(times)) return after.cents;
    const before = tokens[at - 1]?.norm === 'de' ? at - 1 : at;
    // The whole of "dois mil de entrada".
    for (let from = Math.max(0, before - 4); from < before; from++) {
      const amount = readAmountAt(tokens, from);
      if (amount?.to === before) return amount.cents;
    }
  }
  return undefined;
}

/** Instalment data of the message; undefined when there is none. */
export function findInstallments(tokens: readonly Token[]): Installments | undefined {
  const paid = findPaid(tokens);
  // "2.400 em 8x, primeira parcela mês que vem": none is paid yet.
  const plan = paid === undefined || paid.number === 1 ? findPlan(tokens) : undefined;
  if (paid !== undefined && (paid.count !== undefined || plan === undefined)) {
    const { from, to, ...rest } = paid;
    return { ...rest, span: { from, to } };
  }
  if (plan === undefined) return undefined;
  const { from, to, ...rest } = plan;
  const downPaymentCents = findDownPayment(tokens);
  return { ...rest, ...(downPaymentCents === undefined ? {} : { downPaymentCents }), span: { from, to } };
}
