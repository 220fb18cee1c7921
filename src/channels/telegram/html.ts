// Renders styled text in Telegram's HTML parse mode. This is the only place where text for Telegram is escaped: & < >
// in text, and the quote in addresses.

import type { RichText, Span } from '../../domain/text.ts';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Schemes Telegram turns into links; a link with another scheme (javascript:, file:) is rendered as its label. */
const LINKABLE = /^(?:https?|tg|mailto):/iu;

/** The text as Telegram HTML; displayed it reads exactly as `plain(text)`. */
export function html(text: RichText): string {
  return text.map(tag).join('');
}

/** Telegram tells a member of the group that they were named; who is none is shown by name alone. */
const mention = ({ name, person }: { readonly name: string; readonly person: string }): string =>
  /^\d{1,15}$/u.test(person) ? `<a href="tg://user?id=${person}">${escapeHtml(name)}</a>` : escapeHtml(name);

function tag(span: Span): string {
  if (typeof span === 'string') return escapeHtml(span);
  if ('bold' in span) return `<b>${escapeHtml(span.bold)}</b>`;
  if ('italic' in span) return `<i>${escapeHtml(span.italic)}</i>`;
  if ('code' in span) return `<code>${escapeHtml(span.code)}</code>`;
  if ('mention' in span) return mention(span.mention);
  const { label, url } = span.link;
  return LINKABLE.test(url) ? `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>` : escapeHtml(label);
}
