// Words other people wrote to be anything but words, every place of a page that can hold them, and what is wrong with a text that kept
// something of their power.

import { readFileSync } from 'node:fs';

export type Hostile = { readonly kind: string; readonly text: string };

const WRITTEN: readonly Hostile[] = readFileSync(
  new URL('../fixtures/links/hostile-words.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Hostile);

/** Too long to write down. */
export const HUGE: readonly Hostile[] = [
  'palavra '.repeat(100_000),
  'x'.repeat(200_000),
  '<'.repeat(50_000),
  '<a'.repeat(30_000),
  'a://'.repeat(20_000),
  'a.'.repeat(50_000),
  `e${'\u{301}'.repeat(5_000)}`,
  '👨‍👩‍👧‍👦'.repeat(2_000),
  `${' '.repeat(100_000)}fim`,
  '\n'.repeat(100_000),
  '\u{200b}'.repeat(100_000),
  `${'\u{e0041}'.repeat(50_000)}fim`,
  '\u{d83d}'.repeat(50_000),
].map((text) => ({ kind: 'huge', text }));

export const HOSTILE_WORDS = [...WRITTEN, ...HUGE];

const UNSEEN =
  /[\p{Cc}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]|(?!\u{fe0f})[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** Why this is not one bounded line of plain visible text; undefined when it is. */
export function powerLeft(text: string, longest: number): string | undefined {
  if (text.length > longest) return `longer than ${longest}`;
  if (!text.isWellFormed()) return 'half a character';
  if (UNSEEN.test(text)) return 'an unseen character';
  if (/<[a-z/!?]|:\/\/|\s\s|^\s|\s$/iu.test(text)) return 'markup, an address or blanks';
  return /\p{M}{5}/u.test(text) ? 'marks piled up' : undefined;
}

const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const metas = (attribute: string, names: readonly string[], text: string) =>
  names.map((name) => `<meta ${attribute}="${name}" content="${quoted(text)}">`).join('');

/** A page with the words in one place. */
export const PLACES: Readonly<Record<string, (text: string) => string>> = {
  '<title>': (text) => `<title>${text.replaceAll('<', '&lt;')}</title>`,
  '<title>, raw': (text) => `<title>${text}</title>`,
  OpenGraph: (text) =>
    metas(
      'property',
      ['title', 'description', 'site_name', 'image', 'url'].map((name) => `og:${name}`),
      text,
    ),
  'twitter:': (text) =>
    metas(
      'name',
      ['title', 'description', 'image'].map((name) => `twitter:${name}`),
      text,
    ),
  'JSON-LD': (text) =>
    `<script type="application/ld+json">${JSON.stringify({ '@type': 'Article', headline: text, description: text, author: { name: text }, image: text, datePublished: text }).replaceAll('<', '\\u003c')}</script>`,
  'links and author': (text) =>
    `<title>T</title><meta name="author" content="${quoted(text)}"><link rel="canonical" href="${quoted(text)}"><base href="${quoted(text)}">`,
};
