// Money told by its coming: "caiu o salário", "entrou 300", "chegou 120 do Leo".

import type { Reading } from '../reading/reading.ts';
import { INFINITIVE, MOVING, PAST, PAST_MINE, PAST_THEIRS, PRESENT_MINE } from '../verbs/tense.ts';
import { fell, isDebited } from './coming-in.ts';
import { isPerson, partiesIn } from './counterpart.ts';

/** First verb of arriving, or -1; in "entre eu e o vizinho" it is a preposition. */
function arrivingVerb(r: Reading, from: number, to: number): number {
  let at = r.findVerb('v_arrive', MOVING, from, to);
  while (at >= 0 && r.norm(at) === 'entre') at = r.findVerb('v_arrive', MOVING, at + 1, to);
  return at;
}

/** "Chegou 120 do Leo", "chegou o dinheiro da minha mãe": the amount itself came, from somebody. */
const isSent = (r: Reading, arrived: number, to: number): boolean =>
  partiesIn(r, arrived, to).length > 0 &&
  (r.amounts.some(({ from }) => r.unitOf(from) === arrived + 1) ||
    (r.find('money_noun', arrived, arrived + 3) >= 0 && !r.is(arrived + 1, 'prep')));

/** "Meu filho caiu, 80 de curativo": somebody fell. "O pix da minha tia caiu" is money. */
function personFell(r: Reading, from: number, arrived: number): boolean {
  let who = arrived - 1;
  if (!r.norm(arrived).startsWith('ca') || !(isPerson(r, who) || /^m(?:eu|inha) /.test(r.norm(who)))) return false;
  while (who > from && (isPerson(r, who) || r.isAny(who, 'det', 'poss'))) who--;
  return !r.is(who, 'prep');
}

/**
 * The verb by which money came to the person, or -1.
 * @param moneyIn a unit that names income, or -1: parcels and guests arrive too
 */
export function arrivedAt(r: Reading, from: number, to: number, moneyIn: number): number {
  const arrived = fell(r) || isDebited(r) ? -1 : arrivingVerb(r, from, to);
  if (arrived < 0 || personFell(r, from, arrived)) return -1;
  // "que a secretaria vai me reembolsar, custou 142": the reimbursement is still to come.
  if (r.isVerb(arrived, 'v_arrive', INFINITIVE) && r.findVerb('v_cost', PAST, from, to) >= 0) return -1;
  const norm = r.norm(arrived);
  const mine = r.isVerb(arrived, 'v_arrive', PAST_MINE | PRESENT_MINE) && norm !== 'cai';
  if (norm.startsWith('deposit') && r.isVerb(arrived, 'v_arrive', PAST_THEIRS)) return arrived;
  if (mine) return -1;
  const isMoney = !/^(?:cheg|v|rend|deposit)/.test(norm) || norm.startsWith('rend');
  return isMoney || moneyIn >= 0 || r.find('method_pix', from, to) >= 0 || isSent(r, arrived, to) ? arrived : -1;
}
