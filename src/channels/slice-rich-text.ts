// Cuts styled text at the offsets that split-text found in its plain form.

import { type RichText, type Span, spanText } from '../domain/text.ts';

/**
 * The spans of `plain(text).slice(start, end)`; half-open range in UTF-16 units. A link cut in two keeps its address in
 * both parts.
 */
export function sliceRichText(text: RichText, start: number, end: number): RichText {
  const out: Span[] = [];
  let at = 0;
  for (const span of text) {
    const words = spanText(span);
    const piece = words.slice(Math.max(0, start - at), Math.max(0, end - at));
    if (piece !== '') out.push(withText(span, piece));
    at += words.length;
    if (at >= end) break;
  }
  return out;
}

/** A span with the same style and other text. */
export function withText(span: Span, words: string): Span {
  if (typeof span === 'string') return words;
  if ('bold' in span) return { bold: words };
  if ('italic' in span) return { italic: words };
  if ('code' in span) return { code: words };
  if ('mention' in span) return { mention: { ...span.mention, name: words } };
  return { link: { label: words, url: span.link.url } };
}
