// Whatever a page, a film or a file calls itself comes out as one bounded line of plain visible text: through every place a page
// can put words, and through the texts of services.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inertText } from '../../src/domain/inert-text.ts';
import { cpuNow } from '../support/cpu-now.ts';
import { previewedPower } from './hostile-pages.ts';
import { HOSTILE_WORDS as CASES, HUGE, PLACES, powerLeft } from './hostile-words.ts';
import { type PreviewSite, previewSite } from './preview-site.ts';

const expectInert = (text: string, longest: number): void => expect(powerLeft(text, longest)).toBeUndefined();

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
  for (const [place, pageOf] of Object.entries(PLACES)) {
    it(`is inert in ${place}`, async () => {
      for (const { text } of CASES) expect(await previewedPower(pages, pageOf(text))).toEqual([]);
    }, 30_000);
  }
});
