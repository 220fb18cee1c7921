// What a day's work brought, told by a verb of making and the amount alone.

import type { Reading } from '../reading/reading.ts';

/** Daily earnings, in a sentence without a purchase: "ontem fiz 195", "fechei 320 na feira". */
export function madeToday(r: Reading, from: number, to: number): boolean {
  const { money } = r;
  const verb = r.units.findIndex(
    (unit, i) => i >= from && i < to && /^(?:fiz|tirei|fechei|apurei|faturei|levantei)$/.test(unit.norm),
  );
  if (money === undefined || verb < 0 || r.find('cat', from, to) >= 0 || r.find('jar_noun', from, to) >= 0)
    return false;
  const at = r.unitOf(money.from);
  for (let i = verb + 1; i < at; i++)
    if (!/^(?:uns|so|quase|mais|hoje|ontem|tipo|limpo|o dia com|em|de)$/.test(r.norm(i))) return false;
  return (
    at > verb &&
    !r.fits(/\b(?:d[oa] (?:conta|poupanca|banco|carteira|caixa)|do cartao|pix pr|foto|prova|(?:pra|para) mim)\b/)
  );
}
