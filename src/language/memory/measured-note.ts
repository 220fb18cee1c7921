// Labelled measurements, which are not money: "torque da roda: 110 Nm em estrela", "build: 40 vigor, 60 força".

import type { Reading } from '../reading/reading.ts';

/** Words after a number that are not its unit. */
export const NO_UNIT =
  /^(?:reais|real|contos?|pilas?|mil|paus?|mango|d[eoa]|n[oa]s?|em|por|by|pr[oa]|pix|com|e|[oa]|cada|tod[oa]|dia|hoje|ontem|credito|debito|dinheiro|x|vezes|parcelas|k|filh[oa]s?|anos|numa?|ja|mais|menos|[a-z]+ndo)$/;

/** Whether every number after the colon has a unit and the label names nothing that is paid for. */
export function countsThings(r: Reading, colon: number): boolean {
  if (r.hasAny('merchant', 'money_in', 'goal_cue') || r.recurrence !== undefined) return false;
  if (r.amounts.length > 0 && r.find('cat', r.head, colon) >= 0) return false;
  if (r.amounts.some(({ marked, sign }) => marked || sign !== 0)) return false;
  const numbers = r.tokens.flatMap(({ kind }, i) => (kind === 'number' ? [i] : []));
  return (
    numbers.length > 0 &&
    numbers.every((i) => {
      const unit = r.tokens[i + 1];
      return r.unitOf(i) > colon && unit?.kind === 'word' && !NO_UNIT.test(unit.norm) && !isBought(r, i + 1);
    })
  );
}

/** "25 estacionamento": an amount with its purchase. */
const isBought = (r: Reading, token: number): boolean => r.amounts.length > 0 && r.is(r.unitOf(token), 'cat');
