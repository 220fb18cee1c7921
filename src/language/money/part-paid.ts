// Partial payments: "vendi por 600, recebi 200 e o resto dia 10". Yields the part paid now and the pending rest, with its due date if given.

import type { Amount } from '../amounts/amounts.ts';
import type { Reading } from '../reading/reading.ts';
import { asks } from '../signals/asks.ts';
import { isUnreal } from '../signals/unreal.ts';
import type { LancamentoSlots } from '../slots/lancamento-slots.ts';
import { present } from '../slots/present.ts';
import { PAST_MINE } from '../verbs/tense.ts';
import { readEntry } from './read-entry.ts';

const REST =
  /\b(?:[oa] (?:resto|restante|que falta|que faltou|saldo|outra metade|outra parte)|e (?:a )?(?:outra )?metade|(?:ficou|ficaram|fiquei) (?:me )?devendo|(?:falta|faltam|faltando|faltou) \d+)\b/;
/** A part of the total was paid. */
const PAID_PART =
  /\b(?:receb[a-z]+|paguei|pagamos|pagou|pagaram|dei|demos|deu|deram|adiantei|adiantou|adiantaram|entrou|mandou|mandaram|passou|depositou|entrada|sinal|agora|hoje|na hora|a vista)\b/;
/** The payer is somebody else. */
const THEY_PAY =
  /\b(?:me (?:pagou|pagaram|deu|deram|adiantou|adiantaram|mandou|mandaram|passou)|(?:el[ea]s?|client[ea]s?|fregues|freguesa|comprador|compradora|patrao|patroa|pessoal) (?:ja |so |me )*(?:pagou|pagaram|deu|deram|adiantou|adiantaram|mandou|passou|depositou))\b/;
const NOW = /^(?:reais |de )?(?:agora|hoje|na hora|a vista|(?:de |como )?(?:entrada|sinal))\b/;
const IN_HALVES = /\bmetade\b.*\b(?:metade|resto|restante)\b/;

type Parts = { readonly now: number; readonly later: number; readonly first: Amount; readonly last: Amount };

/** Somebody else takes and pays: "o mercado do tião pegou 20 queijos, pagou metade". */
const THEY_TAKE =
  /\b(?:pegou|levou|comprou|encomendou|pegaram|levaram|compraram|encomendaram)\b.*\b(?:pagou|deu|adiantou|pagaram|deram|adiantaram)\b/;

const GIVEN =
  '\\b(?:receb[a-z]+|pag(?:ou|aram)|deu|deram|adiant(?:ou|aram)|mandou|deixou|depositou) (?:(?:so|ja|me) )*';
/** A customer takes goods and pays less than their price: "a Cleide levou um bolo de 60 e pagou 40". */
const TAKES_AND_PAYS = new RegExp(`\\b(?:pegou|levou|encomendou)\\b.*${GIVEN}$`);
const GIVEN_BEFORE = new RegExp(`${GIVEN}$`);
const I_ADVANCE = /\b(?:dei|paguei|deixei|adiantei|mandei|passei|demos|pagamos)\b/;
const ADVANCE_BEFORE = /\b(?:entrada|sinal|adiantamento) (?:de |r \$ )*$/;
const ADVANCE = /^(?:reais |conto )?(?:(?:de|na|como) (?:entrada|sinal|adiantamento)|adiantad[oa]|por enquanto)\b/;
/** A price, and so much of it given: "o conserto ficou 280, dei 100". */
const GAVE_OF_IT = /^(?:reais )?,? ?(?:e |mas |ja |so |eu )*(?:dei|paguei|deixei|adiantei)(?: so| apenas)?$/;
/** "Vendi 3 sacas a 120, recebi 200". */
const CAME_OF_IT = /^(?:reais |cada )?,? ?(?:e |mas |ja |so )*recebi(?: so| apenas)?$/;
const PAID_BEFORE = /\b(?:paguei|gastei|recebi|dei|mandei|passei|vendi|ganhei|caiu|entrou)\b/;
const AT_END =
  /^(?:reais )?(?:so |ja |de (?:entrada|sinal)|adiantad[oa]|por enquanto|agora|hoje|ontem|na hora|no pix|em dinheiro| )*[.!]?$/;
/** The advance stands before the thing and its price: "dei 100 de entrada na tv de 900". */
const ON_A_THING =
  /^(?:reais |conto )?(?:de (?:entrada|sinal|adiantamento) )?(?:n[oa]s?|num|numa|pel[oa]|pr[oa]|para [oa]) [a-z]/;
/** A part of the only amount was received: "encomenda de 180, recebi 50% de entrada", "ela pagou metade". */
const FRACTION = new RegExp(`${GIVEN}(?:a )?(metade|\\d{1,2} %)(?! (?:menos|mais|de desconto))`);

/** The advance agreed for the price: "fechei um logo por 1200, 50% de entrada", "metade adiantado". */
const ADVANCE_OF =
  /\b(metade|\d{1,2} %)(?: (?:ja|foi|veio|vem|e))? (?:de (?:entrada|sinal|adiantamento)|adiantad[oa]|antecipad[oa]|agora|na hora|antes)\b/;
const ADVANCE_FIRST = /\b(?:entrada|sinal|adiantamento) (?:de )?(metade|\d{1,2} %)/;

/** Centavos of the part received, where it is given as a fraction. */
function fractionOf(r: Reading, { cents }: Amount): number {
  const said = (r.match(FRACTION) ?? r.match(ADVANCE_OF) ?? r.match(ADVANCE_FIRST))?.[1];
  return said === undefined ? 0 : Math.ceil((cents * (said === 'metade' ? 50 : Number.parseInt(said, 10))) / 100);
}

/** The total follows the part: "200 dos 600", "300 na casa que custa 1500". */
const isOfWhole = (r: Reading, whole: Amount): boolean =>
  /(?:^| )(?:d(?:os|e)|total|que (?:e|custa|custou|sai(?: por)?|vale|deu|ficou(?: em| por)?))$/.test(
    r.words(whole.from - 3, whole.from),
  );

/** Nothing is said about the rest: an advance, or a payment below the price of the goods. */
function isLessThanTotal(r: Reading, whole: Amount, part: Amount): boolean {
  if (part.to < whole.from && r.fits(I_ADVANCE)) {
    const between = r.words(part.to, whole.from);
    return ON_A_THING.test(between) && (ADVANCE.test(between) || ADVANCE_BEFORE.test(`${r.words(0, part.from)} `));
  }
  if (ADVANCE.test(r.words(part.to, part.to + 4)))
    return (
      r.tokens[whole.from - 1]?.norm === 'total' ||
      GIVEN_BEFORE.test(`${r.words(whole.to, part.from)} `) ||
      // What was bought is counted whole.
      (r.findVerb('v_buy', PAST_MINE) < 0 && I_ADVANCE.test(r.words(whole.to, part.from)))
    );
  if (
    part.from > whole.to &&
    (r.findVerb('v_sell', PAST_MINE) >= 0
      ? CAME_OF_IT.test(r.words(whole.to, part.from))
      : !PAID_BEFORE.test(r.words(0, whole.from)) && GAVE_OF_IT.test(r.words(whole.to, part.from))) &&
    !r.has('kin') &&
    !r.fits(/\bme ped(?:iu|iram)\b/) &&
    AT_END.test(r.words(part.to, r.tokens.length))
  )
    return true;
  if (
    part.from > whole.to &&
    (r.fits(AGREED) || r.fits(FOR_WORK)) &&
    ADVANCE_BEFORE.test(`${r.words(whole.to, part.from)} `)
  )
    return true;
  return part.from > whole.to && !r.has('kin') && TAKES_AND_PAYS.test(`${r.words(0, part.from)} `);
}

const isPaidNow = (r: Reading, part: Amount): boolean => NOW.test(r.words(part.to, part.to + 3));

/** Two parts without a total: "200 de entrada e 400 dia 10", "200 hoje e o resto, 400". */
const areParts = (r: Reading, now: Amount, later: Amount): boolean =>
  REST.test(r.words(now.to, later.to)) || (isPaidNow(r, now) && dayBehind(r, later) !== undefined);

const bothParts = (now: Amount, later: Amount): Parts => ({
  now: now.cents,
  later: later.cents,
  first: now,
  last: later,
});

/** The price, then both parts of it: "gás 118, paguei 60 hoje e 58 dia 20". Without a day to come all of it is paid. */
function priceAndParts(r: Reading): Parts | undefined {
  const [whole, now, ...more] = r.amounts;
  if (whole === undefined || now === undefined || !I_PAID.test(r.words(whole.to, now.from))) return undefined;
  const left = whole.cents - now.cents;
  const at = r.tokens.findIndex(({ norm }, i) => i >= now.to && Number(norm.replace(',', '.')) * 100 === left);
  if (left <= 0 || at < 0 || more.some(({ from, cents }) => from !== at || cents !== left)) return undefined;
  const last = more[0] ?? { ...now, cents: left, from: at, to: at + 1 };
  const waits = dayBehind(r, last) !== undefined && !/\bdia \d/.test(r.words(now.to, at));
  return waits
    ? { now: now.cents, later: left, first: whole, last }
    : { now: whole.cents, later: 0, first: whole, last };
}
const I_PAID = /\b(?:paguei|pagamos|dei|demos|adiantei|deixei)\b/;

function partsOf(r: Reading): Parts | undefined {
  const [one, two, ...more] = r.amounts;
  if (one === undefined) return undefined;
  const both = priceAndParts(r);
  if (both !== undefined) return both;
  if (two === undefined) {
    const now = r.fits(IN_HALVES) ? Math.ceil(one.cents / 2) : fractionOf(r, one);
    if (now === 0) return undefined;
    return { now, later: one.cents - now, first: one, last: one };
  }
  const [whole, part] = one.cents > two.cents ? [one, two] : isOfWhole(r, two) ? [two, one] : [undefined, two];
  if (whole === undefined) return more.length === 0 && areParts(r, one, two) ? bothParts(one, two) : undefined;
  if (!r.fits(REST) && !(more.length === 0 && isLessThanTotal(r, whole, part)))
    return more.length === 0 && isPaidNow(r, one) && dayBehind(r, two) !== undefined ? bothParts(one, two) : undefined;
  // "Dei 50, faltam 4 de 120".
  if (r.fits(/\bfaltam? \d+ de /)) return { now: part.cents, later: whole.cents, first: one, last: two };
  const later = whole.cents - part.cents;
  const [third, ...others] = more;
  if (others.length > 0 || (third !== undefined && third.cents !== later)) return undefined;
  if (!r.fits(REST)) return { now: part.cents, later, first: one, last: two };
  const paid = `${r.words(0, part.from)} ${r.words(part.to, part.to + 4)}`;
  return PAID_PART.test(paid) ? { now: part.cents, later, first: one, last: third ?? two } : undefined;
}

/** The future date after the last amount. */
const dayBehind = (r: Reading, last: Amount) =>
  r.future.filter(({ from, date }) => from >= last.to && date > r.today).at(-1);

/** "Encomenda pra sábado": the day it is for. */
const isFor = (r: Reading, { from }: { readonly from: number }): boolean =>
  /^(?:pra|para|pro)$/.test(r.tokens[from - 1]?.norm ?? '');

/** A price agreed with a customer or a supplier, whichever the thing says. */
const AGREED = /\b(?:fechei|fechamos|acertei|combinei|contrataram)\b/;
/** Work for somebody: "fechei um contrato", "peguei uma obra"; who pays for a works may say "fechei a obra" too. */
const FOR_WORK =
  /\b(?:fech(?:ei|amos)|peguei|arrumei|consegui) (?:uma? |[oa] |mais )*(contrato|projeto|servico|trabalho|job|freela|encomenda|(?<!fech[a-z]+ (?:uma?|[oa]) )(?:obra|reforma|empreitada))\b/;
/** "Encomenda da Paula, bolo de 180, deixou 50 de sinal": the customer's order. */
const ORDERED = new RegExp(`\\bencomenda (?:de [a-z]+ )?d[aeo]\\b.*${GIVEN}\\d`);
const isSaleTold = (r: Reading): boolean =>
  readEntry(r, { from: r.head, to: r.tail, amount: r.money }).type === 'income';

const earns = (r: Reading): boolean | undefined => {
  // "Cliente nova, gel 120, deu 40 de sinal".
  if (r.fits(/^(?:(?:uma?|[oa]|hoje) )*(?:client[ae]|freguesa?|noiva)\b.*\b(?:deu|deixou|pagou|adiantou) \d/))
    return true;
  if (r.fits(FOR_WORK) || (r.fits(AGREED) && r.findVerb('v_receive', PAST_MINE) >= 0)) return true;
  if (r.findVerb('v_buy', PAST_MINE) >= 0) return false;
  if (r.findVerb('v_sell', PAST_MINE) >= 0 || r.fits(THEY_PAY) || r.fits(THEY_TAKE)) return true;
  if (r.findVerb('v_receive', PAST_MINE) >= 0 || r.fits(ORDERED)) return true;
  // "Mecânico pediu 850, metade agora metade dia 30".
  if (r.fits(AGREED) || (r.fits(IN_HALVES) && r.fits(/\b(?:agora|hoje)\b/))) return isSaleTold(r);
  return r.findVerb('v_pay', PAST_MINE) >= 0 ||
    r.fits(/\b(?:dei|deixei|adiantei|demos) (?:uma? (?:entrada|sinal|adiantamento) de )?\d/)
    ? false
    : undefined;
};

/** The purpose and the customer after the amounts: "Recebi 200 dos 600 da bicicleta", "bolo de 150 pra Ana". */
function saidElsewhere(r: Reading): Pick<LancamentoSlots, 'description' | 'category' | 'counterpart'> {
  const { description = '', category, counterpart } = readEntry(r, { from: r.head, to: r.tail, amount: r.money });
  return description === '' || NO_NAME.test(description)
    ? present({ counterpart })
    : present({ description, category, counterpart });
}
/** Words about the payment, not about the thing paid for. */
const NO_NAME = /\b(?:resto|restante|metade|falta)/;
const NO_THING = /^(?:client[a-z]*|metade|sinal|entrada)$/;
const thingOf = (description: string | undefined): string | undefined =>
  description?.replace(/^sinal d[aeo]s? (?=\p{L})/u, '');

/** The buyer, before the verb; the object follows it. */
function takerIn(r: Reading, before: number): { readonly name: string; readonly to: number } | undefined {
  const verb = r.units.findIndex((unit, i) => i > r.head && i < before && TAKES.test(unit.norm));
  const from = r.is(r.head, 'det') ? r.head + 1 : r.head;
  return verb <= from ? undefined : { name: r.raw(from, verb), to: verb + 1 };
}
const TAKES = /^(?:pegou|levou|comprou|encomendou|pegaram|levaram|compraram|encomendaram)$/;

const PART_CUES = [
  REST,
  IN_HALVES,
  FRACTION,
  THEY_TAKE,
  ADVANCE_OF,
  I_PAID,
  /\brecebi (?:so )?\d/,
  /\b(?:agora|hoje|na hora|entrada|sinal)\b/,
];

/** Asked, supposed, corrected, lent or in instalments. */
const isOtherwise = (r: Reading): boolean =>
  asks(r) ||
  isUnreal(r) ||
  r.hasAny(
    'remind_me',
    'hypothetical',
    'budget_noun',
    'goal_cue',
    'repeat_cue',
    'invoice_noun',
    'correction',
    'self_repair',
  ) ||
  r.installments !== undefined ||
  r.findVerb('v_lend', PAST_MINE) >= 0;

/** What was sold or bought; each part sets its own amount. */
function dealOf(r: Reading, sale: boolean, first: Amount) {
  const to = r.unitOf(first.to);
  const taker = r.fits(THEY_TAKE) ? takerIn(r, to) : undefined;
  const from = taker?.to ?? r.head;
  const told = readEntry(r, { from, to: Math.max(to, from + 1), amount: first, ...(sale ? { earned: 'vendi' } : {}) });
  const { status: _, missing: __, split: ___, receivable_cents: ____, down_payment_cents: _____, ...base } = told;
  const elsewhere = saidElsewhere(r);
  const things = [base.description, elsewhere.description].map(thingOf).filter((one) => one !== undefined);
  const [type, noun, usual] = sale
    ? (['income', 'venda', 'outras_receitas'] as const)
    : (['expense', 'compra', 'compras'] as const);
  return {
    ...base,
    ...present({ counterpart: base.counterpart ?? taker?.name ?? elsewhere.counterpart }),
    type,
    date: r.past.find((one) => r.unitOf(one.from) < to && !isFor(r, one))?.date ?? r.today,
    description: things.find((one) => !NO_THING.test(one)) ?? r.match(FOR_WORK)?.[1] ?? things[0] ?? noun,
    category: base.category ?? elsewhere.category ?? usual,
  };
}

/** The two entries: one paid, one pending. Undefined when nothing remains, or the rest is in instalments. */
export function partPaid(r: Reading): readonly LancamentoSlots[] | undefined {
  // The cues come first: this runs on every message with an amount.
  if (r.money === undefined || !PART_CUES.some((cue) => r.fits(cue)) || isOtherwise(r)) return undefined;
  const sale = earns(r);
  const parts = sale === undefined ? undefined : partsOf(r);
  if (sale === undefined || parts === undefined || parts.later < 0) return undefined;
  const deal = dealOf(r, sale, parts.first);
  if (parts.later === 0) return parts.first.cents === parts.now ? [{ ...deal, amount_cents: parts.now }] : undefined;
  const when = dayBehind(r, parts.last) ?? r.future.find((one) => isFor(r, one) && one.date > r.today);
  return [
    { ...deal, amount_cents: parts.now },
    {
      ...deal,
      amount_cents: parts.later,
      status: 'pending',
      date: (when?.date ?? r.today) as typeof r.today,
      ...present({ date_precision: when === undefined || when.precision === 'day' ? undefined : when.precision }),
    },
  ];
}
