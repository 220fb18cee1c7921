// Styled text in WhatsApp's markup: *bold*, _italic_, `code`; there are no link labels. There is no escape character
// either, so literal markers get an invisible U+2060 (word joiner) after them, which keeps the displayed text and
// prevents a pair from closing. This is common practice, not documented by Meta; at worst a person's own words appear
// bold. Addresses are left untouched.

import { type RichText, type Span, spanText } from '../../domain/text.ts';

const joiner = '\u2060';
// A joiner inside an address would break it; markers at its end belong to the sentence.
const address = /https?:\/\/\S*[^\s*_~`]/gu;
// An underscore between letters (snake_case) is never markup.
const marker = /[*~`]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
const quoteMark = /^>/gmu;
const wordEdge = /[\p{L}\p{N}]/u;

/** The text with markup. Next to a letter the markers would be displayed, so there the style is dropped. */
export function toWhatsApp(text: RichText): string {
  let written = '';
  for (const [index, span] of text.entries()) {
    const words = spanText(span);
    const before = wordEdge.test(written.at(-1) ?? '') && !/^\s/u.test(words);
    const after = wordEdge.test(spanText(text[index + 1] ?? '').at(0) ?? '') && !/\s$/u.test(words);
    written += before || after ? literal(spanText(bare(span))) : markup(span);
  }
  return written;
}

/** The displayed text, with the addresses of links; it is what is split and numbered. */
export function readable(text: RichText): string {
  return text.map((span) => spanText(bare(span))).join('');
}

/** A link as plain text, since WhatsApp has no labels, and a mention by name; other spans unchanged. */
export function bare(span: Span): Span {
  if (typeof span !== 'string' && 'mention' in span) return { bold: span.mention.name };
  if (typeof span === 'string' || !('link' in span)) return span;
  const { label, url } = span.link;
  return label === url || label.trim() === '' ? url : `${label}: ${url}`;
}

function markup(span: Span): string {
  if (typeof span === 'string') return literal(span);
  if ('mention' in span) return markup(bare(span));
  if ('link' in span) return literal(spanText(bare(span)));
  if ('bold' in span) return wrap(literal(span.bold), '*');
  if ('italic' in span) return wrap(literal(span.italic), '_');
  return wrap(span.code.replaceAll('`', `\`${joiner}`), '`'); // inside code nothing else is markup
}

/**
 * Puts markers around each line, inside its outer blanks: markup neither spans lines nor starts or ends with a blank.
 */
function wrap(text: string, mark: string): string {
  return text
    .split('\n')
    .map((line) => {
      const inner = line.trim();
      return inner === '' ? line : line.replace(inner, () => `${mark}${inner}${mark}`);
    })
    .join('\n');
}

function literal(text: string): string {
  let written = '';
  let at = 0;
  for (const { 0: url, index } of text.matchAll(address)) {
    written += neutral(text.slice(at, index)) + url;
    at = index + url.length;
  }
  return written + neutral(text.slice(at));
}

function neutral(text: string): string {
  return text.replace(marker, (mark) => mark + joiner).replace(quoteMark, `${joiner}>`);
}
