// Colon after a label: "anota: …", "senha do wi-fi: …", "comprar: …".

import type { Reading } from '../reading/reading.ts';

/** Unit index of a colon after a label of few words, or -1. */
export function labelColon(r: Reading): number {
  const { colon } = r;
  // "Apaga a nota: pagar a costureira".
  const removes = r.find('v_delete', r.head, r.head + 2) >= 0;
  return colon > r.head && colon - r.head <= 6 && colon < r.tail - 1 && !removes ? colon : -1;
}

/** A shopping list: "comprar: 2 dúzias de ovo, 18 reais". */
export const isToDo = (r: Reading): boolean =>
  labelColon(r) === r.head + 1 && /^(?:comprar|levar|trazer|buscar|pegar)$/.test(r.norm(r.head));

/** "Total do remédio: 23,50": what is bought, and only its price. */
export const isPriceOf = (r: Reading): boolean =>
  r.money !== undefined &&
  r.unitOf(r.money.from) > labelColon(r) &&
  r.unitOf(r.money.to) >= r.tail &&
  r.is(r.find('note_content'), 'cat');
