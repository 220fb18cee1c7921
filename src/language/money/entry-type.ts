// Direction of a movement: expense, income or transfer. The verb decides, then the noun, then the sign.

import type { Reading } from '../reading/reading.ts';
import { laidOut } from '../remarks/did-it.ts';
import type { EntryType } from '../slots/lancamento-slots.ts';
import {
  ANY_TENSE,
  DONE,
  INFINITIVE,
  MOVING,
  PARTICIPLE,
  PAST,
  PAST_MINE,
  PAST_THEIRS,
  PRESENT,
} from '../verbs/tense.ts';
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
} from './coming-in.ts';
import { partiesIn, subjectBefore } from './counterpart.ts';
import { madeToday } from './made-today.ts';
import { OWED_IT, payerIn, soldOnTrust } from './other-pays.ts';
import { betweenMyPlaces, fromOneToAnother, takenOut } from './own-places.ts';
import { ownWorkIn } from './own-work.ts';
import { isPaidForOthers } from './paid-for-others.ts';
import { accountsAndJarsIn } from './payment.ts';
import { isLentInOtherWords, isPromised, promisingVerb } from './promised.ts';
import { asksForRefund, cameBackBeside, isTakenBack } from './refund.ts';

/** `why` names the cue: it becomes a span and selects the income category. */
export type TypeReading = { readonly type: EntryType; readonly why: string; readonly verb: number };

const DEPOSITED = /\bdeposit(?:ei|amos)\b/;
const AT_MACHINE = /\bn[oa] (?:caixa eletronico|caixa 24|banco 24|banco|loterica|agencia)\b/;
const CARD_PAID =
  /\b(?:paguei|pagamos|quitei|quitamos) (?:tod[oa] |(?:r\$ )?[\d.,]+ (?:mil |reais )?d)?(?:o |meu )(?:cartao|nubank|inter|c6|will)\b(?! n)|^(?:o |meu )?cartao (?:d[aeo] [a-z0-9]+ ){0,2}(?:(?:ja|foi|ta|esta) )*(?:pago|quitado)\b/;
function transferIn(r: Reading, from: number, to: number): TypeReading | undefined {
  const at = (verb: number, why: string): TypeReading => ({ type: 'transfer', why, verb });
  const withdrawn = takenOut(r, from, to);
  const jar = r.find('jar_noun', from, to);
  const moved = r.findVerb('v_move', MOVING, from, to);
  const bought = r.findVerb('v_buy', PAST, from, to);
  const sold = r.findVerb('v_sell', PAST, from, to);
  if (r.find('invoice_noun', from, to) >= 0 && r.find('refund_noun', from, to) < 0) return at(-1, 'fatura');
  if (r.fits(CARD_PAID)) return at(-1, 'fatura');
  // "guardei 600 na poupança do apurado da feira": what follows the jar names the source of the money.
  const told = moved >= 0 && moved < jar ? jar : to;
  if (jar >= 0 && r.find('v_receive', from, told) < 0 && r.find('v_arrive', from, told) < 0) {
    if (withdrawn >= 0) return at(withdrawn, 'resgate');
    if (moved >= 0) return at(moved, 'aporte');
    if (bought >= 0 && r.find('asset_class', from, to) >= 0) return at(bought, 'aporte');
    if (sold >= 0 && r.find('asset_class', from, to) >= 0) return at(sold, 'resgate');
    if (r.find('v_invest', from, to) >= 0) return at(r.find('v_invest', from, to), 'aporte');
    if (/^pr[ao]$/.test(r.norm(jar - 1)) || jar === r.head) return at(-1, 'aporte');
  }
  if (r.find('asset_BTC', from, to) >= 0 || r.find('asset_ETH', from, to) >= 0 || r.find('v_invest', from, to) >= 0) {
    const invested = r.findVerb('v_invest', DONE, from, to);
    if (
      invested >= 0 &&
      (r.findVerb('v_spend', DONE, from, to) === invested || /^(?:aport|aplic|alo[qc])/.test(r.norm(invested)))
    )
      return at(invested, sold >= 0 ? 'resgate' : 'aporte');
  }
  // "tirei 200 no caixa eletrônico": a transfer to cash.
  if (
    r.fits(
      /\b(?:tirei|tiramos|peguei|puxei|retirei)\b.*\b(?:caixa eletronico|caixa 24|banco 24|24 ?h(?:oras)?|na boca do caixa|no banco|do banco|na loterica|na agencia|no caixa)\b/,
    )
  )
    return at(withdrawn, 'saque');
  const cashed =
    withdrawn >= 0 && (r.norm(withdrawn).startsWith('sac') || r.norm(withdrawn).startsWith('saq')) ? withdrawn : -1;
  if (cashed >= 0) return at(cashed, 'saque');
  for (let i = from; i < to; i++) if (r.norm(i) === 'saque') return at(i, 'saque');
  // "Depositei 300 no bradesco": cash taken to one's own account.
  if (
    r.fits(DEPOSITED) &&
    (accountsAndJarsIn(r, from, to).length === 1 || r.fits(AT_MACHINE)) &&
    partiesIn(r, from, to).length === 0
  )
    return at(moved, 'deposito');
  if (fromOneToAnother(r, from, to) || betweenMyPlaces(r)) return at(moved, jar >= 0 ? 'aporte' : 'entre_contas');
  for (let i = from; i < to; i++)
    if (r.norm(i) === 'me' && r.isVerb(i + 1, 'v_move', PAST_MINE)) return at(i + 1, 'entre_contas');
  if (
    accountsAndJarsIn(r, from, to).length >= 2 &&
    (moved >= 0 || r.find('v_send', from, to) >= 0 || r.is(r.head, 'method_transferencia'))
  )
    return at(moved, 'entre_contas');
  return undefined;
}

/** Borrowed money, which is also owed: "peguei 300 emprestado com meu cunhado", "o banco me emprestou". */
const BORROWED =
  /\bemprest(?:ou|aram)\b.*\b(?:pra|para) (?:mim|gente|nos)\b|\b(?:peguei|pegamos|tomei|tomamos|arrumei|arranjei|consegui|pedi|levantei|fiz|fizemos|contratei|descolei)\b(?:.*\b(?:emprestad[oa]s?|de emprestimo)| (?:um |uns |o |outro |novo )*(?:emprestimo|consignado|credito pessoal))\b/;
/** An expense despite the other verbs: "saiu do meu bolso", "me fez comprar", "recebeu de mim". */
const OUT_OF_MY_POCKET =
  /\b(?:(?:realizei|efetuei|fiz|fizemos|efetuamos|realizamos|procedi ao|acabei de fazer) (?:o |um |a |uma |os )?(?:pagamentos?|compras?|quitacao|aquisicao|gastos?|despesas?)|d[oe] meu (?:proprio )?bolso|me f(?:ez|izeram) (?:comprar|gastar|pagar|desembolsar|torrar)|receb(?:eu|eram) (?:r\$ )?[\d.,]* ?(?:reais )?de mim|\bcoub(?:e|eram) ?-? ?me\b|me coub(?:e|eram)|ja (?:transferid|pag|quitad)[oa] (?:a|ao|para|pr[oa]) |tive (?:que|de) (?:pagar|comprar|gastar|desembolsar|devolver|reembolsar|ressarcir|estornar|repor|indenizar|arcar|bancar|dar|mandar|transferir))\b|\bdepositei\b.*\bn[oa] (?:conta|poupanca|pix) d[aeo]s? (?!minha|meu|loja|empresa|firma)/;

/** Day rates of something hired: "sete diárias do estacionamento". */
const HIRED =
  /\bdiarias? (?:de [\d.,]+ )?(?:d[aeo]|n[oa]|num|numa) (?:hotel|pousada|estacionamento|carro|hostel|airbnb|van|garagem|quadra|sala|coworking|camping|barco|bicicleta|bike|patinete|estudio|motel|resort)\b/;

/** "Ganhei 20 de desconto no mercado, paguei 80": less to pay, no income. */
const GOT_LESS = /\b(?:ganh|receb|consegu)\w+ (?:mais |uns )?(?:r\$ )?[\d.,]+ (?:% |reais |conto )?de descont/;

function incomeIn(r: Reading, from: number, to: number, moneyIn: number): TypeReading | undefined {
  const at = (verb: number, why: string): TypeReading => ({ type: 'income', why, verb });
  if (payLetGo(r)) return at(-1, 'entrou');
  const sold = soldIn(r, from, to);
  if (isSharedOut(r) || gaveForChange(r) || cameBackBeside(r, from, to)) return undefined;
  if (isTakenBack(r)) return at(-1, 'reembolso');
  if (r.fits(OUT_OF_MY_POCKET) || r.fits(HIRED) || isPaidForOthers(r) || lentAThing(r) || isLentInOtherWords(r))
    return undefined;
  // "Devolvi os 50 que peguei emprestado": that is told in another clause.
  if (
    BORROWED.test(r.words(r.units[from]?.from ?? 0, r.units[to - 1]?.to ?? 0)) &&
    r.findVerb('v_lend', PAST_MINE, from, to) < 0
  )
    return at(-1, 'emprestado');
  if (
    isPromised(r) &&
    (['v_pay', 'v_spend', 'v_buy', 'v_lend'] as const).every((name) => r.findVerb(name, PAST_MINE, from, to) < 0)
  )
    return sold >= 0 ? at(sold, 'vendi') : at(promisingVerb(r), 'me_paga');
  if (r.fits(/\btive (?:uma?|outr[oa]|mais uma?) (?:entrada|ganho|lucro|receita)\b/)) return at(-1, 'entrou');
  const charged = r.findVerb('v_charge', PAST | PRESENT, from, to);
  const paidByMe = r.findVerb('v_pay', PAST_MINE | PARTICIPLE, from, to);
  const spent = r.findVerb('v_spend', PAST, from, to);
  const bought = r.findVerb('v_buy', PAST_MINE, from, to);
  if (paidByMe < 0 && spent < 0 && bought < 0) {
    if (saysReceived(r)) return at(-1, 'recebi');
    if (madeByWork(r)) return at(Math.max(from, r.head), 'trabalhei');
    if (tookMine(r)) return at(-1, 'vendi');
  }
  const payer = payerIn(r, from, to);
  const lent = r.findVerb('v_lend', PAST_MINE, from, to);
  const late = payer !== undefined && !r.isVerb(payer.verb, 'v_repay', PAST) && !r.is(payer.verb, 'third_pays_me');
  if (lent >= 0 && payer !== undefined && payer.verb > lent && late && r.findVerb('v_pay', PAST_THEIRS, lent, to) < 0)
    return undefined;
  if (payer !== undefined) return at(payer.verb, 'me_pagou');
  const trusted = soldOnTrust(r, from, to);
  if (trusted >= 0) return at(trusted, 'fiado');
  const owesMe = r.find('owed_me', from, to);
  if (owesMe >= 0) return at(owesMe, 'me_deve');
  const other = otherPays(r, from, to);
  if (other >= 0) return at(other, 'me_pagou');
  const worked = ownWorkIn(r, from, to);
  if (worked >= 0) return at(worked, 'trabalhei');
  const received = r.findVerb('v_receive', MOVING & ~PARTICIPLE, from, to);
  // "recebi a conta de luz e paguei 176": the amount is of what was paid.
  const settled = Math.max(paidByMe, bought, spent);
  const bill = received >= 0 && settled > received && r.money !== undefined && r.unitOf(r.money.from) > settled;
  if (received >= 0 && !bill && !theyReceive(r, from, received) && !r.fits(GOT_LESS)) return at(received, 'recebi');
  if (sold >= 0) return at(sold, 'vendi');
  const outward =
    laidOut(r) ||
    (charged >= 0 && !r.norm(charged).startsWith('lev')) ||
    paidByMe >= 0 ||
    spent >= 0 ||
    bought >= 0 ||
    r.findVerb('v_repay', PAST_MINE, from, to) >= 0;
  if (outward) return undefined;
  const arrived = arrivedAt(r, from, to, moneyIn);
  if (arrived >= 0) return at(arrived, 'entrou');
  const paidByOther = r.findVerb('v_pay', PAST_THEIRS, from, to);
  if (paidByOther >= 0 && moneyIn >= 0 && moneyIn < paidByOther) return at(paidByOther, 'me_pagou');
  const found = r.findVerb('v_find_money', PAST_MINE, from, to);
  if (found >= 0 && r.tokens[(r.money?.from ?? 0) - 1]?.norm !== 'por') return at(found, 'achei');
  if (moneyIn >= 0 && paysSomeone(r, from, to)) return undefined;
  if (r.find('refund_noun', from, to) >= 0 && !asksForRefund(r)) return at(-1, 'reembolso');
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
  if (moneyIn < 0 && r.fits(/\b(?:tirei|fiz|fechei|apurei|levantei|rodei)\b/) && earns(r, from, to))
    return at(-1, 'receita');
  if (moneyIn < 0 && madeToday(r, from, to)) return at(Math.max(from, r.head), 'trabalhei');
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
  // "clareamento da paciente", "corte do cliente": work of the person, paid by the customer.
  if (CUSTOMERS.test(r.norm(moneyIn)) && r.is(moneyIn - 1, 'prep_of')) return false;
  // "forma, bico e saco de confeitar": another item of a list.
  const next = r.units[moneyIn + 2]?.entry;
  if (r.norm(moneyIn - 1) === ',' && r.norm(moneyIn + 1) === 'e' && next?.in === undefined && !next?.tenses)
    return true;
  for (let i = from; i < moneyIn; i++)
    if (r.units[i]?.entry?.out !== undefined && r.units[i]?.entry?.in === undefined) return true;
  return r.is(moneyIn - 1, 'prep_with') || (moneyIn > from + 1 && r.is(moneyIn - 1, 'prep_to'));
}

/** Somebody else's act on the person's property: "meu vizinho comprou meu fogão", "a marca devolveu". */
function otherPays(r: Reading, from: number, to: number): number {
  const repaid = r.findVerb('v_repay', PAST_THEIRS, from, to);
  if (repaid > from && r.units[repaid - 1]?.kind === 'word') return repaid;
  for (const name of ['v_buy', 'v_pay'] as const) {
    const verb = r.findVerb(name, PAST_THEIRS, from, to);
    if (name === 'v_pay' && verb > from && r.fits(OWED_IT)) return verb;
    if (verb < 0 || subjectBefore(r, from, verb) === undefined) continue;
    if (name === 'v_buy' && r.find('poss', verb, to) >= 0) return verb;
    if (
      name === 'v_pay' &&
      r.fits(/\b(?:que|quem)(?: eu)? (?:me )?(?:devia|tava devendo|emprestei|tinha emprestado)\b/)
    )
      return verb;
  }
  return -1;
}

const MAIN = ['v_pay', 'v_spend', 'v_buy', 'v_receive', 'v_repay', 'v_lend', 'v_send', 'v_sell', 'v_arrive'] as const;

/** End of the main clause; a relative clause does not decide the direction: "devolvi os 30 que a Carla me emprestou". */
function mainClauseEnd(r: Reading, from: number, to: number): number {
  const repaid = r.fits(/\bemprest/) && r.findVerb('v_repay', PAST_MINE, from, to) >= 0;
  for (let i = from + 1; i < to; i++) {
    if (
      !/(?:^| )qu(?:e|em)$/.test(r.norm(i)) ||
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
  // "a Neide deixou 20 de caixinha": a tip, not a savings jar.
  if (transfer !== undefined && !(transfer.why === 'aporte' && payerIn(r, from, to) !== undefined)) return transfer;
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
