// Money that moved, or is bound to: the largest family, and the only one that writes to the ledger on a plain statement.

import { isSetAside } from '../amount-choice.ts';
import type { Amount } from '../amounts.ts';
import { isPerson } from '../money/counterpart.ts';
import { itemRanges } from '../money/items.ts';
import { PLACES } from '../money/place-named.ts';
import { readEntry } from '../money/read-entry.ts';
import { maySettle, settler, settlesShare } from '../money/settled.ts';
import type { Reading } from '../reading.ts';
import { moneyVerb, movedMoney, statesMoney } from '../signals/about.ts';
import { asks } from '../signals/asks.ts';
import { isUnreal } from '../signals/unreal.ts';
import type { LancamentoSlots } from '../slots/lancamento-slots.ts';
import { present } from '../slots/present.ts';
import { DONE, INFINITIVE, ORDER, PAST, PAST_MINE, PAST_THEIRS } from '../verbs/tense.ts';
import type { Outcome, Rule } from './rule.ts';

export function readStatement(r: Reading, pending = false): Outcome {
  const ranges = itemRanges(r, r.head, r.tail);
  if (ranges.length > 1)
    return { intent: 'lancamento', slots: { items: ranges.map((range) => readEntry(r, range)) }, confidence: 0.9 };
  const slots = readEntry(r, { from: r.head, to: r.units.length, amount: r.money, pending });
  const sure =
    slots.missing === undefined
      ? movedMoney(r) || r.money?.marked === true
        ? 0.97
        : 0.92
      : slots.missing.includes('amount_cents')
        ? 0.8
        : 0.75;
  // A second value nobody explains: which of the two is meant is asked.
  return {
    intent: 'lancamento',
    slots,
    confidence: leavesAmount(r, slots) || leavesSide(r, slots) || asksToPay(r) ? UNSURE : sure,
  };
}

const UNSURE = 0.45;

/** Another amount of the message that is no parcel, price of one, repair, discount or expectation. */
function leavesAmount(r: Reading, slots: LancamentoSlots): boolean {
  // "64 e 12" after two nouns may be two prices, "+" adds them, "então deu" may correct an earlier entry.
  if (
    r.money !== undefined &&
    /^\d+\s+e\s+\d+$/.test(rawMoney(r, r.money)) &&
    /\b[a-z]{3,} (?:\+|e) [a-z]{3,}/.test(r.line)
  )
    return true;
  if (/\b(?:dei desconto depois|entao (?:deu|foi|era|ficou)|tinha [a-z]+ junto)\b/.test(r.line)) return true;
  // The one figure read is told in order to be set aside: the price itself was not read.
  if (
    r.money !== undefined &&
    r.amounts.length === 1 &&
    r.money.unitPrice === undefined &&
    isSetAside(r.tokens, r.money)
  )
    return !/\b(?:entrada|sinal|cashback)\b/.test(r.line);
  if (r.amounts.length < 2 || r.money === undefined || slots.split !== undefined || slots.installments !== undefined)
    return false;
  if (r.money.unitPrice !== undefined || r.hasAny('self_repair', 'correction')) return false;
  return r.amounts.some(
    (amount) =>
      amount.from !== r.money?.from &&
      (amount.cents !== slots.amount_cents || amount.to < (r.money?.from ?? 0)) &&
      !isSpare(r, amount),
  );
}

/** Categories in which a name after the noun says nothing of who pays whom. */
const ONE_SIDED: ReadonlySet<string> = new Set([
  'presentes_doacoes',
  'familia',
  'transferencias',
  'dividas',
  'investimentos',
  'impostos_taxas',
  'assinaturas',
]);

/** "meu coroa mandou 100", "o padrinho soltou 50": somebody moves money and nothing says away from me. */
function othersMove(r: Reading): boolean {
  if ((['v_pay', 'v_spend', 'v_buy', 'v_send', 'v_lend'] as const).some((name) => r.hasVerb(name, PAST_MINE)))
    return false;
  return (['v_send', 'v_lend', 'v_move', 'v_repay', 'v_pay'] as const).some((name) => {
    const verb = r.findVerb(name, PAST_THEIRS, r.head + 1);
    return (
      verb > r.head &&
      r.units[verb - 1]?.kind === 'word' &&
      !r.is(verb, 'v_cost') &&
      !r.is(verb, 'v_charge') &&
      !(['prep', 'conj', 'not', 'time', 'method_pix', 'past_day'] as const).some((other) => r.is(verb - 1, other))
    );
  });
}

/**
 * No verb tells the side: "bolo da Ana 120" is bought or sold, "unha da Carol" done or had, "ensaio no estúdio" paid or earned.
 */
function leavesSide(r: Reading, slots: LancamentoSlots): boolean {
  if (slots.type === 'expense' && othersMove(r)) return true;
  if (
    r.money === undefined ||
    r.money.sign !== 0 ||
    movedMoney(r) ||
    slots.split !== undefined ||
    slots.type === 'transfer'
  )
    return false;
  if (slots.type === 'income')
    return (
      r.find('money_in') >= 0 &&
      r.units.some(
        (unit, i) =>
          r.is(i, 'prep_in') && r.units[i + 1]?.entry?.account === undefined && unit.to <= (r.money?.from ?? 0),
      ) &&
      !r.hasAny('salary_noun', 'refund_noun', 'v_receive', 'v_arrive', 'v_sell')
    );
  if (slots.category !== undefined && ONE_SIDED.has(slots.category)) return false;
  for (let i = r.head + 1; i < r.tail; i++) {
    if (!(r.is(i - 1, 'prep_of') || r.is(i - 1, 'prep_to')) || !r.is(i, 'first_name') || !isPerson(r, i)) continue;
    if (
      r.is(i - 2, 'cat') &&
      !r.is(i - 2, 'merchant') &&
      r.units[i - 2]?.entry?.out?.role === 'thing' &&
      !PLACES.test(r.norm(i - 2))
    )
      return true;
  }
  return false;
}

/** "transfere 200 pro meu irmão" wants it done, which nobody here can do: whether it was done is asked. */
function asksToPay(r: Reading): boolean {
  if (r.hasAny('jar_noun', 'v_cost')) return false;
  // "paga luz 120" may be a bill already paid; "paga … pra mim" is not.
  if (/^(?:pag(?:a|ue)|compr[ae])$/.test(r.norm(r.head))) return /\b(?:pra|para|por) mim\b/.test(r.line);
  // "Pix 50 pro Leo" says where it went; "pix 50" alone may be an order.
  if (r.norm(r.head) === 'pix' && /\b(?:pr[ao]s?|para) \p{L}/u.test(r.line)) return false;
  return /^(?:transfer[ei]|transfira|mand[ae]|envi[ae]|deposit[ae]|pix)$/.test(r.norm(r.head)) && moneyVerb(r) < 0;
}

function rawMoney(r: Reading, amount: Amount): string {
  return r.text.slice(r.tokens[amount.from]?.start ?? 0, r.tokens[amount.to - 1]?.end ?? 0);
}

function isSpare(r: Reading, amount: Amount): boolean {
  if (isSetAside(r.tokens, amount)) return true;
  const before = r.tokens[amount.from - 1]?.norm ?? '';
  const after = r.tokens[amount.to]?.norm ?? '';
  // "de 90 por 59", "nota de 100", "20 a mais", "2 em 1".
  return (
    (before === 'de' && after === 'por') ||
    (!amount.marked && amount.cents <= 300) ||
    before === 'nota' ||
    /^(?:%|anos?|vezes)$/.test(after)
  );
}

/** "vou pagar", "tenho que pagar", "vence", "vou receber" with a day to come. */
function isPending(r: Reading): boolean {
  if (r.findVerb('v_pay', PAST) >= 0 || r.findVerb('v_spend', PAST) >= 0) return false;
  if (/\bme dev(?:e|em)\b/.test(r.line)) return true;
  const future = r.future.some((mention) => mention.date > r.today);
  if (r.has('obligation')) {
    const cue = r.norm(r.find('obligation'));
    if (cue.includes(' ') || /^venc|^agend/.test(cue)) return true;
    return future && !movedMoney(r);
  }
  return future && r.hasAny('v_must', 'v_go') && r.findVerb('v_pay', INFINITIVE) >= 0;
}

export const ENTRY_RULES: readonly Rule[] = [
  {
    id: 'entry.split_settled',
    trust: 'sure',
    when: (r) => settlesShare(r) && !asks(r) && !isUnreal(r),
    read: (r) => {
      const { counterpart, amount_cents } = readEntry(r, { from: r.head, to: r.tail, amount: r.money });
      return {
        intent: 'split_settle',
        confidence: maySettle(r) ? UNSURE : 0.95,
        slots: {
          ...present({ counterpart: typeof counterpart === 'string' ? counterpart : settler(r) }),
          ...(amount_cents === undefined ? {} : { amount_cents }),
        },
      };
    },
    examples: [
      'a Ana me pagou a parte dela',
      'o baixista pagou a parte dele do som',
      'a Lili acertou os 60 dela do banner',
      'igor mandou os 22 da pizza q rachamos',
    ],
  },
  {
    id: 'entry.pending',
    trust: 'sure',
    when: (r) => r.money !== undefined && !asks(r) && isPending(r) && !r.has('hypothetical') && !r.hasAny('remind_me'),
    read: (r) => readStatement(r, true),
    examples: [
      'tenho que pagar 20 na banca sexta',
      'tenho que pagar 380 do seguro do carro dia 28',
      'vou receber 500 do cliente amanhã',
    ],
  },
  {
    id: 'entry.stated',
    when: (r) => statesMoney(r) && !isContentToKeep(r) && !asks(r) && !isUnreal(r) && !r.has('hypothetical'),
    read: (r) => readStatement(r),
    examples: [
      'gastei 1.500 em março',
      'a janta deu 76.5',
      'pedagio 12,40',
      'recebi 50 do Leo',
      'guarda 50 no cofrinho',
      'o inquilino depositou 1.100',
      'fatura do itau paga: 934,17',
    ],
  },
  {
    id: 'entry.named',
    // "jabuticabeira 45,90": a noun nobody listed with a price written as one.
    when: (r) => r.money !== undefined && !asks(r) && !isUnreal(r) && !r.has('hypothetical') && isPriceTag(r),
    read: (r) => ({ ...readStatement(r), confidence: asksToPay(r) ? UNSURE : 0.7 }) as Outcome,
    examples: ['cachepô 45,90'],
  },
  {
    id: 'entry.fatura_paid',
    trust: 'sure',
    when: (r) => tellsBillPaid(r) && r.money === undefined && !asks(r) && !isUnreal(r) && !r.has('hypothetical'),
    read: (r) => readStatement(r),
    examples: ['paguei a fatura do nubank', 'fatura do inter paga', 'quitei o cartão', 'já paguei a fatura'],
  },
  {
    id: 'entry.no_amount',
    trust: 'weak',
    when: (r) => statesWithoutAmount(r) && r.money === undefined && !asks(r) && !isUnreal(r) && !r.has('hypothetical'),
    read: (r) => readStatement(r),
    examples: ['caiu um pix aqui', 'paguei o aluguel', 'comprei pão'],
  },
];

/** "guarda o telefone do moço 99 98888", "medidas: 2,40 por 1,80", "bota Os Farofeiros 2 pra ver": numbers inside content. */
function isContentToKeep(r: Reading): boolean {
  if (r.money?.marked === true || (r.money?.sign ?? 0) !== 0 || movedMoney(r)) return false;
  if (
    /\bpra (?:ver|ve|assistir|assisti|rever)\b/.test(r.line) ||
    (r.has('v_watch') && r.hasVerb('v_watch', INFINITIVE))
  )
    return true;
  if (r.is(r.head, 'v_put') && r.hasAny('list_noun', 'watch_list') && !r.hasAny('tx_only', 'jar_noun')) return true;
  return r.has('note_content') && (r.hasVerb('v_keep', ORDER) || r.text.includes(':')) && !r.hasAny('jar_noun');
}

function isPriceTag(r: Reading): boolean {
  const { money } = r;
  if (
    money === undefined ||
    r.tail - r.head > 9 ||
    r.hasAny('memory_any', 'v_keep', 'v_watch', 'v_find', 'v_show', 'v_delete', 'v_remind')
  )
    return false;
  const raw = r.text.slice(r.tokens[money.from]?.start ?? 0, r.tokens[money.to - 1]?.end ?? 0);
  if (/^(?:19|20)\d\d$/.test(raw)) return false;
  return money.form === 'words' ? false : /[.,]\d{1,2}$/.test(raw) || r.tail - r.head <= 4;
}

/** "Paguei a fatura", "fatura do Inter quitada": its value is worked out where the card is known. */
const BILL_PAID =
  /^(?:ja |hoje |ontem |acabei de )*(?:paguei|pagamos|quitei|pagar|quitar) (?:(?:a|o|toda|todo|tudo|minha|meu|parte|resto|restante|d[ao]) )*(?:fatura|cartao)\b|^(?:a |minha )?fatura\b.*\b(?:paga|quitada)\b/;

const tellsBillPaid = (r: Reading): boolean =>
  r.fits(BILL_PAID) && r.tail - r.head <= 10 && !r.hasAny('obligation', 'remind_me', 'not', 'v_keep', 'q_total');

const A_LOT =
  /\b(?:gastei|paguei|deixei|foi|torrei)\b.*\b(?:uma nota|os tubos|uma grana|um dinheirao|os olhos da cara|uma fortuna)\b|^uma nota\b/;

function statesWithoutAmount(r: Reading): boolean {
  // "uma nota", "os tubos": a lot, and no figure.
  if (r.fits(A_LOT)) return true;
  if (!r.hasAny('v_pay', 'v_buy', 'v_spend', 'v_arrive', 'v_receive')) return false;
  if (r.hasAny('memory_any', 'v_keep', 'v_watch') || r.tail - r.head > 10) return false;
  const paid = r.findVerb('v_pay', PAST) >= 0 || r.findVerb('v_buy', PAST) >= 0 || r.findVerb('v_spend', PAST) >= 0;
  if (paid) return r.hasAny('cat', 'merchant', 'invoice_noun', 'money_noun') || r.tail - r.head <= 4;
  const came = r.findVerb('v_arrive', PAST) >= 0 || r.findVerb('v_receive', PAST) >= 0;
  return (
    came &&
    (r.hasAny('money_in', 'method_pix', 'salary_noun') || (r.findVerb('v_receive', DONE) >= 0 && r.has('money_noun')))
  );
}
