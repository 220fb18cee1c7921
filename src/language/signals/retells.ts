// A correction in a breath: the last entry stands, only its value is said again.

import type { Reading } from '../reading.ts';
import { asks } from './asks.ts';

/** "Peraí, foi 54": nothing but the right value, said with a start. */
const STARTLED =
  /^(?:(?:perai|pera ai|pera|espera|opa|ops|oops|eita|ih|vish|nao|ah|errei|desculpa|foi mal|digo|quer dizer|alias)\/? ?,? ?)+(?:e |na verdade )?(?:foi|foram|era|eram|deu|sao|e)? ?(?:r\$ ?)?\d[\d.,]*(?: reais| conto| contos| pila| mangos)?(?: [.!])?$/;

/** After an entry, nothing but a start and one value. */
export const startled = (r: Reading): boolean =>
  r.scene.lastTx !== undefined && r.scene.pending === undefined && r.amounts.length === 1 && STARTLED.test(r.line);

/** The last entry's own noun with another value of the same size: "a skin foi 29,90" after a skin of 27,90. */
export function retells(r: Reading): boolean {
  const last = r.scene.lastTx;
  if (last === undefined || asks(r) || r.amounts.length !== 1 || r.money === undefined || r.scene.pending !== undefined)
    return false;
  const noun = last.description?.split(' ', 1)[0] ?? '';
  const { cents } = r.money;
  return (
    r.tail - r.head <= 8 &&
    /\b(?:foi|era|deu|custou|saiu|ficou)\b/.test(r.line) &&
    noun !== '' &&
    r.says(noun) &&
    cents !== last.amount_cents &&
    `${cents}`.length === `${last.amount_cents}`.length
  );
}
