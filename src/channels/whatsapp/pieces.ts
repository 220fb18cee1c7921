// Splits a styled text into parts that fit with their markup. Cuts are found in the plain text (split-text); markers
// and joiners make a part longer, so the limit is reduced by the excess until every part fits.

import type { RichText } from '../../domain/text.ts';
import { sliceRichText } from '../slice-rich-text.ts';
import { codePoints, splitRanges } from '../split-text.ts';
import { bare, readable, toWhatsApp } from './whatsapp-text.ts';

export type Piece = { readonly plain: string; readonly marked: string };

/** Limits in code points. The last part keeps to `last`, since it may carry buttons; a blank text has no parts. */
export function piecesOf(text: RichText, limit: number, last: number): readonly Piece[] {
  const spans = text.map(bare);
  const all = place(spans, limit);
  const tail = all.at(-1);
  if (tail === undefined || size(tail.marked) <= last) return all.map(({ plain, marked }) => ({ plain, marked }));
  const end = place(sliceRichText(spans, tail.start, tail.end), last);
  return [...all.slice(0, -1), ...end].map(({ plain, marked }) => ({ plain, marked }));
}

type Placed = Piece & { readonly start: number; readonly end: number };

function place(spans: RichText, limit: number): readonly Placed[] {
  const whole = readable(spans);
  let room = limit;
  for (;;) {
    const placed = splitRanges(whole, () => room, codePoints).map(({ start, end }) => ({
      start,
      end,
      plain: whole.slice(start, end),
      marked: toWhatsApp(sliceRichText(spans, start, end)),
    }));
    const overrun = Math.max(0, ...placed.map(({ marked }) => size(marked) - limit));
    // At worst one bold asterisk becomes four characters (two markers, itself, a joiner), so a quarter of the limit
    // always fits.
    if (overrun === 0 || room <= limit / 4) return placed;
    room = Math.max(Math.floor(limit / 4), room - overrun);
  }
}

/** Length in code points, as Meta counts. */
export function size(text: string): number {
  let points = 0;
  for (const _ of text) points++;
  return points;
}
