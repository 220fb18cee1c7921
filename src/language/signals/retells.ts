// A correction in a breath: the last entry stands, only its value is said again.

import type { Reading } from '../reading.ts';
import { asks } from './asks.ts';

/** "Peraí, foi 54": nothing but the right value, said with a start. */
const STARTLED =
  /^(?:(?:perai|pera ai|pera|espera|opa|ops|oops|eita|ih|vish|nao|ah|errei|desculpa|foi mal|digo|quer dizer|alias)\/? ?,? ?)+(?:e |na verdade )?(?:foi|foram|era|eram|deu|sao|e)? ?(?:r\$ ?)?\d[\d.,]*(?: reais| conto| contos| pila| mangos)?(?: [.!])?$/;

/** "foi 49,50", right after an entry: a verb that stands for the one before. */
const BARE_WAS = /^(?:foi|foram|era|eram) (?:r\$ ?)?\d[\d.,]*(?: reais| conto| contos| pila| mangos)?(?: [.!])?$/;

/** "241*": the chat's own mark of a mended word. */
const STARRED = /^(?:r\$ ?)?\d[\d.,]*\s*\*$|^\*\s*(?:r\$ ?)?\d[\d.,]*$/i;
/** "perai foi 16 a quentinha", "me perdoe, eu disse errado, foi seiscentos": taken back, and the value said again. */
const TAKEN_BACK =
  /^(?:ah )?(?:perai|pera ai|pera|nao|errei|desculpa|desculpe|perdao|me perdoe|foi mal|minto|digo|alias|me atrapalhei|ah nao)\b.{0,40}\b(?:foi|foram|era|eram|deu|sao) /;

/** "foi gnv não gasolina, 62 mesmo": what it was, against what was noted. */
const NOT_THAT = /^(?:foi|era) (?:[a-z]+ ){1,3}(?:,? ?e )?nao (?:foi )?[a-z]+\b/;

/** After an entry, nothing but a start and one value. */
export const startled = (r: Reading): boolean =>
  r.scene.lastTx !== undefined &&
  r.scene.pending === undefined &&
  r.amounts.length === 1 &&
  (r.fits(STARTLED) ||
    r.fits(BARE_WAS) ||
    r.fits(NOT_THAT) ||
    STARRED.test(r.text.trim()) ||
    (r.fits(TAKEN_BACK) && r.tail - r.head <= 12 && !r.marked && !/\b(?:paguei|gastei|comprei|recebi)\b/.test(r.line)));

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
