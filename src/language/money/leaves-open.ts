// Ambiguities of a stated movement, which the person is asked about: amount, direction, thousands, done or requested.

import { confirmEachOther, isSetAside } from '../amounts/amount-choice.ts';
import type { Amount } from '../amounts/amounts.ts';
import { holdsExtra } from '../amounts/with-extra.ts';
import type { Reading } from '../reading/reading.ts';
import { paidThere } from '../remarks/did-it.ts';
import { moneyVerb, movedMoney } from '../signals/about.ts';
import type { LancamentoSlots } from '../slots/lancamento-slots.ts';
import { PAST_MINE, PAST_THEIRS } from '../verbs/tense.ts';
import { isPerson } from './counterpart.ts';
import { PLACES } from './place-named.ts';

/** "dois pau no notebook": two reais or two thousand. */
export const mayBeThousands = (r: Reading): boolean =>
  r.money !== undefined &&
  r.money.cents <= 1000 &&
  /\bpaus?(?: e meio)?$/.test(r.words(r.money.from, r.money.to)) &&
  (r.has('costly_noun') ||
    r.tokens[r.money.to - 1]?.norm === 'meio' ||
    r.fits(
      /\b(?:conserto|aluguel|entrada|motor|cirurgia|implante|casamento|festa|multa|advogado|imposto|ipva|iptu)\b/,
    ));

const TOLD_AGAIN = /\b(?:dei desconto depois|entao (?:deu|foi|era|ficou)|tinha [a-z]+ junto)\b/;
/** Whether there is another amount that is not an instalment, unit price, repair, discount or expectation. */
export function leavesAmount(r: Reading, slots: LancamentoSlots): boolean {
  // "64 e 12" after two nouns may be two prices; "+" adds them, "então deu" may correct an earlier entry.
  if (r.money !== undefined && /^\d+\s+e\s+\d+$/.test(rawMoney(r, r.money)) && r.fits(/\b[a-z]{3,} (?:\+|e) [a-z]{3,}/))
    return true;
  if (r.fits(TOLD_AGAIN)) return true;
  // "Lanche das crianças 8:50": a price as dictation writes it, or an hour.
  if (r.money?.form === 'clock' && /^(?:1?\d|2[0-3]):[0-5]/.test(rawMoney(r, r.money)) && !movedMoney(r)) return true;
  // The only amount is an excluded one, so the price itself was not stated.
  if (
    r.money !== undefined &&
    r.amounts.length === 1 &&
    r.money.unitPrice === undefined &&
    slots.status !== 'pending' &&
    isSetAside(r.tokens, r.money)
  )
    return !r.fits(/\b(?:entrada|sinal|cashback)\b/);
  if (confirmEachOther(r.amounts)) return false;
  if (
    r.amounts.length < 2 ||
    r.money === undefined ||
    slots.split !== undefined ||
    (slots.receivable_cents && r.has('owed_me')) ||
    slots.installments !== undefined
  )
    return false;
  if (r.money.unitPrice !== undefined || r.hasAny('self_repair', 'correction') || holdsExtra(r.tokens, r.money))
    return false;
  return r.amounts.some(
    (amount) =>
      amount.from !== r.money?.from &&
      (amount.cents !== slots.amount_cents || amount.to < (r.money?.from ?? 0)) &&
      !isSpare(r, amount),
  );
}

/** Categories in which a name after the noun does not indicate the direction. */
const ONE_SIDED: ReadonlySet<string> = new Set([
  'presentes_doacoes',
  'familia',
  'transferencias',
  'dividas',
  'investimentos',
  'impostos_taxas',
  'assinaturas',
]);

/** Somebody moves money without a stated recipient: "meu coroa mandou 100", "o padrinho soltou 50". */
function othersMove(r: Reading): boolean {
  if (
    paidThere(r) ||
    (['v_pay', 'v_spend', 'v_buy', 'v_send', 'v_lend'] as const).some((name) => r.hasVerb(name, PAST_MINE))
  )
    return false;
  return (['v_send', 'v_lend', 'v_move', 'v_repay', 'v_pay'] as const).some((name) => {
    const verb = r.findVerb(name, PAST_THEIRS, r.head);
    return (
      verb >= r.head &&
      (verb === r.head || r.units[verb - 1]?.kind === 'word') &&
      !r.is(verb, 'v_cost') &&
      !r.is(verb, 'v_charge') &&
      !(['prep', 'not', 'time', 'method_pix', 'past_day'] as const).some((other) => r.is(verb - 1, other))
    );
  });
}

/** What one person earns by and another pays for: "muro 1.200", "edição de vídeo 300". */
const BOUGHT_OR_SOLD =
  /^(?:muro|fotos?|artes?|assistencia|entrega|encomendas?|site|agencia|indicacao|gravacao|ilustracao|costura|empreita|impreita|edicao|revisao|filhotes?|ninhada|novilh[oa]|leitoes|logo|soja|servico|empresa|aniversario|cooperativa|corretora|seguradora|rateio|ensaio|sinal|metade|extra|cadeira|semana|troco|desapego)$/;

const THEY_PAID = /(?<!\bme )\bpag(?:ou|aram) (?:r\$ )?\d/;
const NOT_SOLD = /^(?:contas|transporte|saude|assinaturas|impostos_taxas)$/;

/** Somebody who "pagou a minha parte" or "meu almoço" may owe or give; who "pagou 150 de uber" bought nothing the person sells. */
const theyMayOwe = (r: Reading): boolean =>
  r.fits(
    /\bpag(?:ou|aram) (?:[oa] )?m(?:inha|eu)s? (?!salario|pagamento|comissao|diaria|ferias|decimo|13|vale|hora|adiantamento|pensao|cache|freela|servico|trabalho)/,
  ) ||
  (r.fits(THEY_PAID) &&
    r.units.some(({ entry }) => entry?.in === undefined && NOT_SOLD.test(entry?.out?.category ?? '')));

/** The noun that tells an income is one that is bought as well, or of a place: "ensaio no estúdio". */
function mayBeBought(r: Reading): boolean {
  if (!r.has('money_in') || r.hasAny('v_receive', 'v_arrive', 'v_sell', 'refund_noun', 'salary_noun')) return false;
  if (r.tokens.some(({ norm }) => BOUGHT_OR_SOLD.test(norm))) return !r.has('third_pays_me');
  return r.units.some(
    (unit, i) => r.is(i, 'prep_in') && r.units[i + 1]?.entry?.account === undefined && unit.to <= (r.money?.from ?? 0),
  );
}

/** No verb gives the direction: "bolo da Ana 120" is bought or sold, "unha da Carol" done or had, "ensaio no estúdio" paid or earned. */
export function leavesSide(r: Reading, slots: LancamentoSlots): boolean {
  const { type, split, receivable_cents, installments, category } = slots;
  if (type === 'income' && theyMayOwe(r)) return true;
  const shared = split !== undefined || receivable_cents !== undefined;
  if (type === 'expense' && !shared && othersMove(r)) return true;
  if (r.money === undefined || r.money.sign !== 0 || movedMoney(r)) return false;
  if (shared || installments !== undefined || type === 'transfer') return false;
  if (type === 'income') return mayBeBought(r);
  if (category !== undefined && ONE_SIDED.has(category)) return false;
  for (let i = r.head + 1; i < r.tail; i++) {
    if (!r.isAny(i - 1, 'prep_of', 'prep_to') || !r.is(i, 'first_name') || !isPerson(r, i)) continue;
    if (
      r.is(i - 2, 'cat') &&
      !r.is(i - 2, 'merchant') &&
      r.units[i - 2]?.entry?.out?.role === 'thing' &&
      !PLACES.test(r.norm(i - 2)) &&
      !PLACES.test(r.norm(r.head))
    )
      return true;
  }
  return false;
}

const NEEDS = /\bprecisam? d[eo]\b/;
/** A request for money, which cannot be executed; whether it was done is asked: "transfere 200 pro meu irmão", "a Bia precisa de 35". */
export function asksToPay(r: Reading): boolean {
  if (r.hasAny('jar_noun', 'v_cost')) return false;
  // "paga luz 120" may be a bill already paid; "paga … pra mim" is a request.
  if (r.fits(ORDERS_TRANSFER) || r.fits(NEEDS)) return true;
  if (/^(?:pag(?:a|ue)|compr[ae])$/.test(r.norm(r.head))) return r.fits(/\b(?:pra|para|por) mim\b/);
  // "Pix 50 pro Leo" has a recipient; "pix 50" alone may be a request.
  if (r.norm(r.head) === 'pix' && r.fits(/\b(?:pr[oa]s?|para) \p{L}/u)) return false;
  return /^(?:transfer[ei]|transfira|mand[ae]|envi[ae]|deposit[ae]|pix)$/.test(r.norm(r.head)) && moneyVerb(r) < 0;
}

/** An imperative: "faz um pix de 800 pra patroa"; "fiz" would be a past fact. */
const ORDERS_TRANSFER =
  /^(?:(?:ei|oi|ai|entao|agora|por favor|me|voce|pode) ?,? ?)*(?:faz|faca|fazer|manda|mande|envia|envie) (?:la |ai |logo )?(?:um|o|uma|a|esse|aquele) (?:pix|transferencia|ted|doc|deposito|pagamento)\b/;

function rawMoney(r: Reading, amount: Amount): string {
  return r.text.slice(r.tokens[amount.from]?.start ?? 0, r.tokens[amount.to - 1]?.end ?? 0);
}

/** "Um tênis de 300 saiu por 240". */
const isReduced = (r: Reading, { cents }: Amount): boolean =>
  r.money !== undefined &&
  cents > r.money.cents &&
  /^(?:por|saiu|ficou|vista)$/.test(r.tokens[r.money.from - 1]?.norm ?? '');

function isSpare(r: Reading, amount: Amount): boolean {
  // "20 dólares no uber, deu 110 reais".
  if (isSetAside(r.tokens, amount) || amount.currency !== r.money?.currency) return true;
  const before = r.tokens[amount.from - 1]?.norm ?? '';
  const after = r.tokens[amount.to]?.norm ?? '';
  // "de 90 por 59", "nota de 100", "20 a mais", "2 em 1".
  return (
    (before === 'de' && (after === 'por' || isReduced(r, amount))) ||
    (!amount.marked && amount.cents <= 300) ||
    before === 'nota' ||
    /^(?:%|anos?|vezes)$/.test(after)
  );
}
