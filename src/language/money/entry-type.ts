// Direction of a movement: expense, income or transfer. The verb decides, then the noun, then the sign.

import type { Reading } from '../reading/reading.ts';
import { laidOut } from '../remarks/did-it.ts';
import { ANY_TENSE, INFINITIVE, MOVING, PARTICIPLE, PAST, PAST_MINE, PAST_THEIRS, PRESENT } from '../verbs/tense.ts';
import { arrivedAt } from './arrived.ts';
import {
  gaveForChange,
  isSharedOut,
  lentAThing,
  madeByWork,
  payLetGo,
  paysSomeone,
  saysReceived,
  soldIn,
  theyReceive,
  tookMine,
  tookTips,
} from './coming-in.ts';
import { partiesIn, subjectBefore } from './counterpart.ts';
import { madeToday } from './made-today.ts';
import { OWED_IT, payerIn, soldOnTrust } from './other-pays.ts';
import { ownWorkIn } from './own-work.ts';
import { isPaidForOthers } from './paid-for-others.ts';
import { isLentInOtherWords, isPromised, promisingVerb } from './promised.ts';
import { asksForRefund, cameBackBeside, isTakenBack } from './refund.ts';
import { transferIn } from './transfer-in.ts';
import type { TypeReading } from './type-reading.ts';
import { verbCategoryAt } from './verb-category.ts';

/** Borrowed money, which is also owed: "peguei 300 emprestado com meu cunhado", "o banco me emprestou". */
const BORROWED =
  /\bemprest(?:ou|aram)\b.*\b(?:pra|para) (?:mim|gente|nos)\b|\b(?:peguei|pegamos|tomei|tomamos|arrumei|arranjei|consegui|pedi|levantei|fiz|fizemos|contratei|descolei)\b(?:.*\b(?:emprestad[oa]s?|de emprestimo)| (?:um |uns |o |outro |novo )*(?:emprestimo|consignado))\b|\b(?:peguei (?:mais |uns )?(?:r\$ )?[\d.,]+(?: reais| mil)? com (?:[oa]|meu|minha)|emprestei (?:[\d.,]+ )?d[oa](?: meu| minha)?) (?:ti|sogr|cunhad|irma|mae|pai|prim|vizinh|amig|agiot)/;
/** An expense despite the other verbs: "saiu do meu bolso", "me fez comprar", "recebeu de mim". */
const OUT_OF_MY_POCKET =
  /^pagamento (?:(?:de|no valor) .*)?\b(?:agendad|realizad|efetuad|aprovad|confirmad)[oa]|\b(?:(?:realizei|efetuei|fiz|^(?:registro|informo)) (?:o |um |a |uma |os )?(?:pagamentos?|compras?|gastos?|despesas?)|(?:vou|vamos|ia) gastar|d[oe] meu (?:proprio )?bolso|me f(?:ez) (?:comprar|gastar|pagar|torrar)|receb(?:eu|eram) (?:r\$ )?[\d.,]* ?(?:reais )?de mim|\bcoub(?:e|eram) ?-? ?me\b|tive (?:que|de) (?:pagar|comprar|gastar|desembolsar|devolver|reembolsar|ressarcir|estornar|arcar|bancar|dar|mandar))\b|\bdepositei\b.*\bn[oa] (?:conta|poupanca|pix) d[aeo]s? (?!minha|meu|loja|empresa|firma)/;

/** Day rates of something hired: "sete diárias do estacionamento". */
const HIRED =
  /\bdiarias? (?:de [\d.,]+ )?(?:d[aeo]|n[oa]|num|numa) (?:hotel|pousada|estacionamento|carro|airbnb|van|garagem|quadra|sala|coworking|barco|bicicleta|bike|estudio)\b/;

/** "Ganhei 20 de desconto no mercado, paguei 80": less to pay, no income. */
const GOT_LESS = /\b(?:ganh|receb|consegu)\w+ (?:mais |uns )?(?:r\$ )?[\d.,]+ (?:% |reais |conto )?de descont/;

/** What tells the direction in units [from, to): income, 'none' when it tells that none came in, or undefined when it tells nothing. */
type IncomeReader = (r: Reading, from: number, to: number, moneyIn: number) => TypeReading | 'none' | undefined;

const at = (verb: number, why: string): TypeReading => ({ type: 'income', why, verb });

/** The last verb of the person's own paying, or -1. */
const paidByMe = (r: Reading, from: number, to: number): number =>
  Math.max(
    r.findVerb('v_pay', PAST_MINE | PARTICIPLE, from, to),
    r.findVerb('v_spend', PAST, from, to),
    r.findVerb('v_buy', PAST_MINE, from, to),
  );

const HAD_INCOME =
  /^receita (?:d[aeo] [a-z]+ )?(?:hoje|ontem|:|r\$|\d)|\btive (?:uma?|outr[oa]|mais uma?) (?:entrada|ganho|lucro|receita)\b/;
/** "O conserto saiu 280 mas o vizinho pagou metade", "cobrou 28 e devolveu 10": what is left is spent. */
const HALF_THEIRS =
  /\b(?:saiu|custou|foi|deu|ficou) (?:em |por )?(?:r\$ )?\d\S*,? (?:(?:mas|e) .*|(?:meu|minha|[oa]) \S+ )\b(?:pagou|deu|bancou) (?:a )?metade\b|\bcobr(?:ou|aram) (?:r\$ )?\d.* e (?:me )?(?:devolv|estorn)/;
/** Turns of phrase that tell it whatever verbs stand beside them. */
const byPhrase: IncomeReader = (r, from, to) => {
  if (payLetGo(r)) return at(-1, 'entrou');
  if (isSharedOut(r) || gaveForChange(r) || cameBackBeside(r, from, to) || r.fits(HALF_THEIRS)) return 'none';
  if (isTakenBack(r)) return at(-1, 'reembolso');
  if (r.fits(OUT_OF_MY_POCKET) || r.fits(HIRED) || isPaidForOthers(r) || lentAThing(r) || isLentInOtherWords(r))
    return 'none';
  // "Devolvi os 50 que peguei emprestado": that is told in another clause.
  if (
    BORROWED.test(r.words(r.units[from]?.from ?? 0, r.units[to - 1]?.to ?? 0)) &&
    (r.findVerb('v_lend', PAST_MINE, from, to) < 0 || r.fits(/\bemprestei (?:\S+ )?d[oa] /))
  )
    return at(-1, 'emprestado');
  if (
    isPromised(r) &&
    (['v_pay', 'v_spend', 'v_buy', 'v_lend'] as const).every((name) => r.findVerb(name, PAST_MINE, from, to) < 0)
  ) {
    const sold = soldIn(r, from, to);
    return sold >= 0 ? at(sold, 'vendi') : at(promisingVerb(r), 'me_paga');
  }
  if (r.fits(HAD_INCOME)) return at(-1, 'entrou');
  if (paidByMe(r, from, to) >= 0 && !tookTips(r)) return undefined;
  if (saysReceived(r)) return at(-1, 'recebi');
  if (madeByWork(r)) return at(Math.max(from, r.head), 'trabalhei');
  return tookMine(r) ? at(-1, 'vendi') : undefined;
};

/** Somebody who pays, owes or hires. */
const fromSomebody: IncomeReader = (r, from, to) => {
  const payer = payerIn(r, from, to);
  const lent = r.findVerb('v_lend', PAST_MINE, from, to);
  const late = payer !== undefined && !r.isVerb(payer.verb, 'v_repay', PAST) && !r.is(payer.verb, 'third_pays_me');
  if (lent >= 0 && payer !== undefined && payer.verb > lent && late && r.findVerb('v_pay', PAST_THEIRS, lent, to) < 0)
    return 'none';
  if (payer !== undefined) return at(payer.verb, 'me_pagou');
  const trusted = soldOnTrust(r, from, to);
  if (trusted >= 0) return at(trusted, 'fiado');
  const owesMe = r.find('owed_me', from, to);
  if (owesMe >= 0) return at(owesMe, 'me_deve');
  const other = otherPays(r, from, to);
  if (other >= 0) return at(other, 'me_pagou');
  const worked = ownWorkIn(r, from, to);
  return worked >= 0 ? at(worked, 'trabalhei') : undefined;
};

/** The person's own verb. */
const byOwnVerb: IncomeReader = (r, from, to) => {
  // "A fatura da luz" is a noun, "ela fatura 300" is not of the person.
  const invoice = r.find('invoice_noun', from, to);
  const received = r.findVerb('v_receive', MOVING & ~PARTICIPLE, invoice < 0 ? from : invoice + 1, to);
  // "recebi a conta de luz e paguei 176": the amount is of what was paid.
  const settled = paidByMe(r, from, to);
  const bill = received >= 0 && settled > received && r.money !== undefined && r.unitOf(r.money.from) > settled;
  if (received >= 0 && !bill && !r.is(received - 1, 'not') && !theyReceive(r, from, received) && !r.fits(GOT_LESS))
    return at(received, 'recebi');
  const sold = soldIn(r, from, to);
  if (sold >= 0) return at(sold, 'vendi');
  const charged = r.findVerb('v_charge', PAST | PRESENT, from, to);
  // "Cobrei 90 de mão de obra": others charge the person, the person charges others.
  if (/^cobr(?:ei|amos)$/.test(r.norm(charged))) return at(charged, 'trabalhei');
  const outward =
    laidOut(r) ||
    (charged >= 0 && !/^(?:lev|desconto$)/.test(r.norm(charged))) ||
    settled >= 0 ||
    r.findVerb('v_repay', PAST_MINE, from, to) >= 0;
  return outward ? 'none' : undefined;
};

/** What came in by itself, was found, or is named by a noun alone. */
const unearned: IncomeReader = (r, from, to, moneyIn) => {
  const arrived = arrivedAt(r, from, to, moneyIn);
  if (arrived >= 0) return at(arrived, 'entrou');
  const paidByOther = r.findVerb('v_pay', PAST_THEIRS, from, to);
  if (paidByOther >= 0 && moneyIn >= 0 && moneyIn < paidByOther) return at(paidByOther, 'me_pagou');
  // "Os fiis pagaram 38".
  if (r.units[paidByOther - 1]?.entry?.out?.category === 'investimentos') return at(paidByOther, 'me_pagou');
  const found = r.findVerb('v_find_money', PAST_MINE, from, to);
  // "Achei um de 1.050" is a sight.
  if (found >= 0 && !/^(?:por|de)$/.test(r.tokens[(r.money?.from ?? 0) - 1]?.norm ?? '')) return at(found, 'achei');
  if (moneyIn >= 0 && paysSomeone(r, from, to)) return 'none';
  if (r.find('refund_noun', from, to) >= 0 && !asksForRefund(r) && !r.fits(/\brateio\b.* minha parte\b/))
    return at(-1, 'reembolso');
  if (pixFromSomebody(r, from, to)) return at(-1, 'recebi');
  const sent = r.findVerb('v_send', PAST_MINE, from, to);
  const cost = r.findVerb('v_cost', PAST, from, to);
  // An income noun without a verb counts only without a purchase ("café com cliente 36") and without sharing.
  if (
    moneyIn >= 0 &&
    r.findVerb('v_split', ANY_TENSE, from, to) < 0 &&
    sent < 0 &&
    (cost < 0 || r.find('cat', from, to) < 0) &&
    !boughtBefore(r, from, moneyIn)
  )
    return at(-1, 'receita');
  if (moneyIn < 0 && r.fits(/\b(?:tirei|fiz|fechei|apurei|rodei)\b/) && earns(r, from, to)) return at(-1, 'receita');
  return moneyIn < 0 && madeToday(r, from, to) ? at(Math.max(from, r.head), 'trabalhei') : undefined;
};

const INCOME_READERS = [byPhrase, fromSomebody, byOwnVerb, unearned];

function incomeIn(r: Reading, from: number, to: number, moneyIn: number): TypeReading | undefined {
  for (const read of INCOME_READERS) {
    const found = read(r, from, to, moneyIn);
    if (found !== undefined) return found === 'none' ? undefined : found;
  }
  return undefined;
}

/** The complement of "pix" is the payer: "pix da Ana 40", "transferência de 300 da minha mãe". */
function pixFromSomebody(r: Reading, from: number, to: number): boolean {
  const head = Math.max(from, r.head);
  return (
    r.isAny(head, 'method_pix', 'method_transferencia') &&
    !r.hasAny('prep_to', 'refund_noun') &&
    partiesIn(r, head + 1, to).some((party) => r.is(party.from, 'prep_of'))
  );
}

/** The noun of a trade after "de": "tirei 187 de corrida", "fiz 330 de unha". */
function earns(r: Reading, from: number, to: number): boolean {
  for (let i = from + 1; i < to; i++) if (r.units[i]?.entry?.in !== undefined && r.norm(i - 1) === 'de') return true;
  return false;
}

const CUSTOMERS = /^(?:client|pacient|alun|fregues)/;

/** Whether a purchase noun precedes the income noun. */
function boughtBefore(r: Reading, from: number, moneyIn: number): boolean {
  // "clareamento da paciente", "escova cliente Ana 60": work of the person, paid by the customer.
  const served = r.is(moneyIn - 1, 'prep_of') || r.units[moneyIn - 1]?.entry?.out?.category === 'beleza';
  if (CUSTOMERS.test(r.norm(moneyIn)) && served) return false;
  // "forma, bico e saco de confeitar": another item of a list.
  const next = r.units[moneyIn + 2]?.entry;
  // "Do salário já foi 90 de passagem": where it came from.
  if (moneyIn - 1 === r.head && r.is(r.head, 'prep_of')) return true;
  if (r.norm(moneyIn - 1) === ',' && r.norm(moneyIn + 1) === 'e' && next?.in === undefined && !next?.tenses)
    return true;
  for (let i = from; i < moneyIn; i++)
    if (
      (r.units[i]?.entry?.out !== undefined && r.units[i]?.entry?.in === undefined) ||
      // "Almocei com os colegas do trabalho": with whom, and not what for.
      (r.isVerb(i, 'v_consume', PAST_MINE) && verbCategoryAt(r, i) !== undefined)
    )
      return true;
  return r.is(moneyIn - 1, 'prep_with') || (moneyIn > from + 1 && r.is(moneyIn - 1, 'prep_to'));
}

/** Somebody else's act on the person's property: "meu vizinho comprou meu fogão", "a marca devolveu". */
function otherPays(r: Reading, from: number, to: number): number {
  const repaid = r.findVerb('v_repay', PAST_THEIRS, from, to);
  if (repaid >= 0 && (r.norm(repaid).endsWith('eram') || (repaid > from && r.units[repaid - 1]?.kind === 'word')))
    return repaid;
  const bought = r.findVerb('v_buy', PAST_THEIRS, from, to);
  if (bought >= 0 && subjectBefore(r, from, bought) !== undefined && r.find('poss', bought, to) >= 0) return bought;
  const paid = r.findVerb('v_pay', PAST_THEIRS, from, to);
  if (paid > from && r.fits(OWED_IT)) return paid;
  return paid >= 0 &&
    subjectBefore(r, from, paid) !== undefined &&
    r.fits(/\b(?:que|quem)(?: eu)? (?:me )?(?:devia|tava devendo|emprestei|tinha emprestado)\b/)
    ? paid
    : -1;
}

const MAIN = ['v_pay', 'v_spend', 'v_buy', 'v_receive', 'v_repay', 'v_lend', 'v_send', 'v_sell', 'v_arrive'] as const;

const WHO = /(?:^| )qu(?:e|em)$/;
/** End of the main clause; a relative clause does not decide the direction: "devolvi os 30 que a Carla me emprestou". */
function mainClauseEnd(r: Reading, from: number, to: number): number {
  if (!r.mayFit(WHO)) return to;
  const repaid = r.fits(/\bemprest/) && r.findVerb('v_repay', PAST_MINE, from, to) >= 0;
  for (let i = from + 1; i < to; i++) {
    if (
      !WHO.test(r.norm(i)) ||
      !(
        repaid ||
        r.units[i]?.from === r.money?.to ||
        /^(?:\d.*|reais|contos?|pila|[oa]s?|dinheiro|valor|grana)$/.test(r.norm(i - 1))
      )
    )
      continue;
    for (let k = from; k < i; k++)
      if (
        r.is(k, 'obligation') ||
        (((r.units[k]?.entry?.tenses ?? 0) & (PAST | INFINITIVE)) !== 0 && MAIN.some((name) => r.is(k, name)))
      )
        return i;
  }
  return to;
}

/** Direction of the movement in units [from, to). `moneyIn` is a unit that names income and no expense, or -1. */
export function entryTypeIn(r: Reading, from: number, end: number, moneyIn: number, sign: -1 | 0 | 1): TypeReading {
  const to = mainClauseEnd(r, from, end);
  const transfer = transferIn(r, from, to);
  // "a Neide deixou 20 de caixinha": a tip, not a savings jar; "botei os 50 que a vó deu na poupança" is one.
  if (transfer !== undefined) {
    const payer = transfer.why === 'aporte' ? payerIn(r, from, to) : undefined;
    if (payer === undefined || transfer.verb < payer.from) return transfer;
  }
  if (sign < 0) return { type: 'expense', why: 'sinal', verb: -1 };
  const income = incomeIn(r, from, to, moneyIn);
  if (income !== undefined) return income;
  if (sign > 0) return { type: 'income', why: 'sinal', verb: -1 };
  for (const name of [
    'v_pay',
    'v_spend',
    'v_buy',
    'v_lend',
    'v_repay',
    'v_send',
    'v_charge',
    'v_cost',
    'v_consume',
  ] as const) {
    const verb = r.findVerb(name, MOVING, from, to);
    if (verb >= 0) return { type: 'expense', why: name.slice(2), verb };
  }
  return { type: 'expense', why: 'default', verb: -1 };
}
