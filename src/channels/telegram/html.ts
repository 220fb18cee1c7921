// The one escaper. Telegram's HTML mode asks for three characters in text and the quote in an address; whatever a
// person, a page or a model wrote passes here and nowhere else on its way to Telegram.

import type { RichText, Span } from '../../domain/text.ts';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Telegram makes links of these; any other address (javascript:, file:) leaves its label as plain words. */
const LINKABLE = /^(?:https?|tg|mailto):/iu;

/** The text as Telegram HTML; what is on screen is exactly `plain(text)`. */
export function html(text: RichText): string {
  return text.map(tag).join('');
}

function tag(span: Span): string {
  if (typeof span === 'string') return escapeHtml(span);
  if ('bold' in span) return `<b>${escapeHtml(span.bold)}</b>`;
  if ('italic' in span) return `<i>${escapeHtml(span.italic)}</i>`;
  if ('code' in span) return `<code>${escapeHtml(span.code)}</code>`;
  const { label, url } = span.link;
  return LINKABLE.test(url) ? `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>` : escapeHtml(label);
}
