// Whatever a page, a film or a file calls itself comes out as one bounded line of plain visible text: through every place a page
// can put words, and through the texts of services.

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inertText } from '../../src/domain/inert-text.ts';
import { cpuNow } from '../support/cpu-now.ts';
import { type PreviewSite, previewSite } from './preview-site.ts';

type Hostile = { readonly kind: string; readonly text: string };

const WRITTEN: readonly Hostile[] = readFileSync(
  new URL('../fixtures/links/hostile-words.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Hostile);
/** Too long to write down. */
const HUGE: readonly Hostile[] = [
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
const CASES = [...WRITTEN, ...HUGE];

const UNSEEN =
  /[\p{Cc}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]|(?!\u{fe0f})[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

function expectInert(text: string, longest: number): void {
  expect(text.length).toBeLessThanOrEqual(longest);
  expect(text.isWellFormed()).toBe(true);
  expect(text).not.toMatch(UNSEEN);
  expect(text).not.toMatch(/<[a-z/!?]|:\/\/|\s\s|^\s|\s$/iu);
  expect(text).not.toMatch(/\p{M}{5}/u);
}

it('the corpus has at least 200 cases', () => expect(CASES.length).toBeGreaterThanOrEqual(200));

describe('hostile words', () => {
  it('are inert, and stay as they are when made inert again', () => {
    for (const { text } of CASES) {
      const once = inertText(text, 200);
      expectInert(once, 200);
      expect(inertText(once, 200)).toBe(once);
    }
  });

  it('are inert within any length', () => {
    for (const { text } of CASES)
      for (const longest of [1, 2, 10, 64, 1000]) expectInert(inertText(text, longest), longest);
  });

  it('take no time to speak of', () => {
    const started = cpuNow();
    for (const { text } of HUGE) inertText(text, 500);
    expect(cpuNow() - started).toBeLessThan(500);
  });
});

describe('ordinary words', () => {
  const ordinary = [
    'A Origem (2010) – Crítica | Cinema com Rapadura',
    'Receita de pão de queijo: 5 passos, 100% fácil!',
    'R$ 1.299,90 em 10x sem juros',
    'Eu <3 São Paulo',
    '5 < 6 e 7 > 3',
    'C++ & C# — qual escolher?',
    'Olá 👋🏽 mundo 🇧🇷 ❤️',
    '千と千尋の神隠し',
    'العربية والعبرية עברית',
    'O que é "isso"? (e aquilo…)',
    'Amazon.com.br: livros',
    'e\u{301} decomposto',
    "L'Été à 30 °C; 50 % d'eau",
    'preço: 3/4, and/or, 24/7',
    'lembrar: comprar [2] pães *urgente*',
  ];
  for (const text of ordinary) it(text, () => expect(inertText(text, 200)).toBe(text));

  it('lose only the path of an address, the family of a family', () => {
    expect(inertText('veja https://site.com/a?b=c agora', 200)).toBe('veja site.com agora');
    expect(inertText('família 👨‍👩‍👧', 200)).toBe('família 👨👩👧');
  });

  it('are cut between words', () =>
    expect(inertText('uma frase comprida demais para caber', 20)).toBe('uma frase comprida…'));
});

describe('a page made of them', () => {
  let pages: PreviewSite;
  beforeAll(async () => {
    pages = await previewSite();
  });
  afterAll(() => pages.site.close());
  const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const places: readonly (readonly [place: string, of: (text: string) => string])[] = [
    ['<title>', (text) => `<title>${text.replaceAll('<', '&lt;')}</title>`],
    ['<title>, raw', (text) => `<title>${text}</title>`],
    [
      'OpenGraph',
      (text) =>
        ['title', 'description', 'site_name', 'image', 'url']
          .map((name) => `<meta property="og:${name}" content="${quoted(text)}">`)
          .join(''),
    ],
    [
      'twitter:',
      (text) =>
        ['title', 'description', 'image']
          .map((name) => `<meta name="twitter:${name}" content="${quoted(text)}">`)
          .join(''),
    ],
    [
      'JSON-LD',
      (text) =>
        `<script type="application/ld+json">${JSON.stringify({ '@type': 'Article', headline: text, description: text, author: { name: text }, image: text, datePublished: text }).replaceAll('<', '\\u003c')}</script>`,
    ],
    [
      'links and author',
      (text) =>
        `<title>T</title><meta name="author" content="${quoted(text)}"><link rel="canonical" href="${quoted(text)}"><base href="${quoted(text)}">`,
    ],
  ];
  for (const [place, of] of places) {
    it(`is inert in ${place}`, async () => {
      for (const { text } of CASES) {
        const answer = await pages.of(of(text));
        if (answer.kind !== 'found') {
          expect(answer).toEqual({ kind: 'none' });
          continue;
        }
        const { title, description, site, author, publishedOn, imageUrl, canonicalUrl } = answer.value;
        for (const words of [title, description, site, author]) if (words !== null) expectInert(words, 500);
        for (const address of [imageUrl, canonicalUrl])
          if (address !== null) expect(address).toMatch(/^https?:\/\/[!-~]+$/u);
        if (publishedOn !== null) expect(publishedOn).toMatch(/^\d{4}-\d\d-\d\d$/u);
      }
    }, 30_000);
  }
});
