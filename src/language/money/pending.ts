// Future movements.

import { classSet } from '../lexicon/class-bits.ts';
import type { Reading } from '../reading/reading.ts';
import { isPriceLine } from '../remarks/price-line.ts';
import { moneyVerb, movedMoney } from '../signals/about.ts';
import { othersOwe } from '../signals/others-owe.ts';
import { INFINITIVE, PAST, PAST_MINE, PRESENT, PRESENT_MINE } from '../verbs/tense.ts';
import { isPaidForOthers } from './paid-for-others.ts';
import { iPromised, isLentInOtherWords, isPromised } from './promised.ts';

const PAID = /\b(?:ta|tao|esta|estao|foi|foram) (?:ja )?(?:pag|quitad)[oa]s?\b|\bpag[oa] (?:em \d|hoje|ontem)/;

/** "O reembolso vem dia 20", "a luz vai chegar dia 28". */
const COMES = /(?<!\bque )\b(?:vem|sai|tem [oa]|vai (?:vir|chegar|ser)) /;
const PAY_COMES =
  /^(?:(?:o|a|meu|minha) )?(?:salario|pagamento|reembolso|estorno|restituicao|13o?|aposentadoria|comissao|pensao|bolsa|auxilio|vale) (?:d[aeo]s? [a-z]+ )?(?:vem|cai|entra|sai|chega) /;

/** "Vendi um bolo fiado pro seu Zé, 50". */
const SOLD_ON_CREDIT = /\b(?:vendi|vendemos|entreguei)\b.*\bfiad[oa]s?\b/;

const COMES_IN = classSet('v_arrive', 'v_receive');
const BILLS = /^(?:contas|moradia|impostos_taxas)$/;

/** "A diarista cobrou 150, pago sexta", "dia 10 pago 700"; in "aluguel pago sexta" it is the bill that was. "Pendura 22" is to be paid. */
const I_PAY =
  /^pendur[ae] |(?:^|[,;.] |\b(?:e|mas|eu|so|ai|que) )(?:eu )?pago (?:so )?(?:n[oa] |nesta |n?essa )?(?:proxim[oa] )?(?:amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|dia \d|semana que vem|mes que vem)|^(?:n[oa] )?(?:dia \d\d?|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo)(?: feira| que vem)? (?:eu )?pago \d/;

/** "Sexta tenho manicure, 45", "sábado vou no show, 120". */
const AWAITED =
  /^(?:n[oa] )?(?:dia \d\d?|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo)(?: feira)? (?:eu )?(?:tenho (?!que)|vou (?:n[oa]|ao?|pr[oa]) )[a-z, $]{4,}\d/;

/** "Caminhão confirmado sábado 8h, 350". */
const ARRANGED = /\b(?:confirm|marc|combin|agend|fech)ad[oa]s?\b/;

/** "Comprei ração, 90 no boleto pra dia 30". */
const BILLED_LATER = /\bboleto (?:.*\b)?(?:pra|para|vence|com vencimento)\b/;

/** "Meu pai me deu 500 pra pagar a faculdade": the money has come. */
const GIVEN = /\b(?:me (?:deu|deram|mandou|mandaram|passou)|recebi|ganhei)\b/;

const hasBill = (r: Reading): boolean => r.units.some(({ entry }) => BILLS.test(entry?.out?.category ?? ''));

const isAhead = (r: Reading): boolean => r.future.some(({ date }) => date > r.today);

/** Announced pay with a future date, with or without an amount. */
export const payComes = (r: Reading): boolean => r.fits(PAY_COMES) && isAhead(r);

const OWES_ME = /\bme dev(?:e|em)\b|\b(?:ficou|ficaram|ta|tao) (?:\w+ )?me devendo\b/;
/** Whether the movement is still to happen: "vou pagar", "tenho que pagar", "vence", "vou receber" with a future date. */
export function isPending(r: Reading): boolean {
  if (iPromised(r) || (r.fits(I_PAY) && (isAhead(r) || /^pendur/.test(r.norm(r.head))))) return true;
  if (r.fits(AWAITED) && isAhead(r) && r.has('cat')) return true;
  if ((r.findVerb('v_pay', PAST) >= 0 && !r.fits(/\bnao paguei\b/)) || r.findVerb('v_spend', PAST) >= 0 || r.fits(PAID))
    return false;
  // "comprei uma tv em 6x, a primeira vence dia 15": bought already.
  if (r.installments?.count !== undefined && r.findVerb('v_buy', PAST_MINE) >= 0) return false;
  // "tirei 500 da poupança pra pagar o aluguel": the transfer has happened.
  if (
    r.findVerb('v_withdraw', PAST_MINE) >= 0 &&
    (r.has('jar_noun') ||
      r.fits(/\d(?: reais)? d[ao] [a-z]+ (?:pra|para) pagar\b/) ||
      r.fits(/\bn[oa] (?:banco|caixa|loterica|agencia)\b/))
  )
    return false;
  // "adiantei 80 pro Guto, ele me paga sexta", "sushi 140, ela me deve metade": the person has already paid.
  if (r.findVerb('v_lend', PAST_MINE) >= 0 || isPaidForOthers(r)) return false;
  if (isLentInOtherWords(r)) return false;
  if (r.fits(SOLD_ON_CREDIT)) return true;
  if (isPromised(r)) return true;
  if (r.fits(OWES_ME)) return true;
  if (othersOwe(r)) return true;
  const future = isAhead(r);
  if (future && r.fits(BILLED_LATER)) return true;
  if (r.fits(COMES) && isAhead(r) && !movedMoney(r)) return true;
  if (r.has('obligation')) {
    const cue = r.norm(r.find('obligation'));
    if (cue === 'pra pagar' && r.fits(GIVEN)) return false;
    if (cue.includes(' ') || /^venc|^agend/.test(cue)) return true;
    if (future && !movedMoney(r)) return true;
  }
  if (future && r.clock !== undefined && r.fits(ARRANGED) && !movedMoney(r)) return true;
  if (future && r.hasAny('v_must', 'v_go') && r.findVerb('v_pay', INFINITIVE) >= 0) return true;
  // "Amanhã pago 150 de luz", "aluguel 900 pra amanhã": a day that can only be ahead.
  return (
    r.past.some(
      ({ date, from }) =>
        date > r.today &&
        // "Dentista 150 amanhã", but "ingresso do show de amanhã 90".
        (!/^(?:d[aeo]|pr[ao]|para|ate)$/.test(r.tokens[from - 1]?.norm ?? '') || hasBill(r)),
    ) &&
    moneyVerb(r) < 0 &&
    (r.findVerb('v_pay', PRESENT_MINE) >= 0 ||
      r.findSomeVerb(COMES_IN, PRESENT) >= 0 ||
      hasBill(r) ||
      (isPriceLine(r) && r.colon < 0))
  );
}
