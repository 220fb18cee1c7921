// A model's prose without markup: neither messenger reads Markdown or HTML from us, so a person would see the signs. Also
// what is checked before it is sent, since signs inside a word would hide it.

/** The most a pair of signs may enclose, which keeps every pattern linear. */
const WITHIN = '[^\\n]{0,400}?';
const pair = (sign: string, limits = '[\\p{L}\\d]'): RegExp =>
  new RegExp(`(?<!${limits})${sign}(?=\\S)(${WITHIN}\\S)${sign}(?!${limits})`, 'gu');

const PAIRS: readonly RegExp[] = [
  // Even inside a word: 'gol**pe**'.
  pair('\\*\\*', '\\*'),
  pair('__'),
  pair('~~'),
  pair('`', '`'),
  pair('\\*', '[\\p{L}\\d*]'),
  pair('_', '[\\p{L}\\d_]'),
];
const FENCE = /^[ \t]*(?:```|~~~)[^\n]{0,40}$\n?/gmu;
const HEADING = /^[ \t]{0,3}#{1,6}[ \t]+(?=\S)/gmu;
const QUOTE = /^[ \t]{0,3}>[ \t]?/gmu;
const BULLET = /^([ \t]*)[-*+][ \t]+(?=\S)/gmu;
const RULE = /^[ \t]*(?:-{3,}|\*{3,}|_{3,})[ \t]*$\n?/gmu;
const LINK = /!?\[([^\][\n]{0,300})\]\(([^()\s]{0,500})\)/gu;
/** A line break escaped once too often arrives as two signs. */
const ESCAPED_BREAK = /\\n/gu;
const BREAK = /<br\s{0,3}\/?>/giu;
const TAG = /<\/?(?:b|strong|i|em|u|s|del|code|pre|p|ul|ol|li|h[1-6]|span|div|blockquote)(?:\s[^<>]{0,200})?>/giu;

/** Plain text with the list signs and line breaks a messenger shows; links keep their address in brackets. */
export function plainProse(written: string): string {
  const lines = written
    .replace(ESCAPED_BREAK, '\n')
    .replace(FENCE, '')
    .replace(RULE, '')
    .replace(HEADING, '')
    .replace(QUOTE, '')
    .replace(BULLET, '$1• ')
    .replace(LINK, '$1 ($2)')
    .replace(BREAK, '\n')
    .replace(TAG, '');
  return PAIRS.reduce((text, signs) => text.replace(signs, '$1'), lines);
}
