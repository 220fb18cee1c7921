// The message without what is said around it: "olha só, sabão em pó 13,90 viu" is "sabão em pó 13,90". Constructions that
// begin or end a line are then found whatever precedes or follows them.

import { classSet } from '../lexicon/class-bits.ts';
import type { Reading } from './reading.ts';

const SIGN_OFF = classSet('courtesy', 'thanks_core', 'laugh');
const SIGNED_OFF = /^(?:viu|visse|ta|ok|blz|hein|k{2,}|(?:rs)+|(?:ha|he){2,}h?)$/;
const OPENING = classSet('filler', 'courtesy', 'greeting');
/** "Opa, a luz deu 128" takes something back. */
const TAKES_BACK = classSet('correction', 'self_repair');

const isBreak = (r: Reading, i: number): boolean => r.units[i]?.kind === 'punct';
const isNoWord = (r: Reading, i: number): boolean => isBreak(r, i) || r.units[i]?.kind === 'emoji';

/** One past the last unit before the words that close the message. */
function closingAt(r: Reading): number {
  let at = r.units.length;
  // "60k" is a number.
  const signsOff = (i: number): boolean =>
    (r.isSome(i, SIGN_OFF) && r.norm(i) !== 'k') || SIGNED_OFF.test(r.norm(i)) || isNoWord(r, i);
  while (at > 0 && signsOff(at - 1)) at--;
  return at;
}

/** The first unit after an opening that a comma closes: "caderneta, …", "oi, tudo bem? …". */
function openingEnd(r: Reading, to: number): number {
  let end = 0;
  const opens = (i: number): boolean => isNoWord(r, i) || (r.isSome(i, OPENING) && !r.isSome(i, TAKES_BACK));
  for (let i = 0; i < to && opens(i); i++) if (isBreak(r, i)) end = i + 1;
  return end;
}

const saysWord = (r: Reading, from: number, to: number): boolean => {
  for (let i = from; i < to; i++) if (r.units[i]?.kind === 'word') return true;
  return false;
};

/**
 * Where the content stands, as offsets into the text; undefined when nothing stands around it, when there is nothing
 * else, or when a question is open, which even "tá" may answer.
 */
export function contentOf(r: Reading): { readonly from: number; readonly to: number } | undefined {
  if (r.context.pending !== undefined) return undefined;
  const close = closingAt(r);
  const to = saysWord(r, close, r.units.length) ? close : r.units.length;
  const open = openingEnd(r, to);
  const from = saysWord(r, 0, open) ? open : 0;
  if ((from === 0 && to === r.units.length) || !saysWord(r, from, to)) return undefined;
  return { from: r.startOf(from), to: to === r.units.length ? r.text.length : r.endOf(to - 1) };
}
