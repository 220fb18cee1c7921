import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sliceRichText } from '../../src/channels/slice-rich-text.ts';
import { codePoints, splitRanges, splitText, utf16Units } from '../../src/channels/split-text.ts';
import { plain, type RichText } from '../../src/domain/text.ts';
import { cpuNow } from '../support/cpu-now.ts';

const bare = (text: string): string => text.replace(/\s+/gu, '');

describe('splitText', () => {
  const cases: [name: string, text: string, limit: number, pieces: string[]][] = [
    ['fits', 'Oi, tudo bem?', 20, ['Oi, tudo bem?']],
    ['blank', ' \n ', 20, []],
    ['paragraph first', 'Um. Dois três.\n\nQuatro. Cinco', 24, ['Um. Dois três.', 'Quatro. Cinco']],
    ['line next', 'filmes: Duna\nseries: Dark', 20, ['filmes: Duna', 'series: Dark']],
    ['sentence next', 'Gastou 30. Sobrou 20 reais hoje', 17, ['Gastou 30.', 'Sobrou 20 reais', 'hoje']],
    ['a decimal point is no sentence', 'valor total de 1.234 reais', 19, ['valor total de', '1.234 reais']],
    ['word next', 'mercado padaria', 10, ['mercado', 'padaria']],
    ['inside a word at last', 'abcdefghij', 4, ['abcd', 'efgh', 'ij']],
    ['pairs stay whole', '😀😀😀', 3, ['😀', '😀', '😀']],
    ['a sign wider than the limit still moves on', '😀😀', 1, ['😀', '😀']],
    ['accents stay on their letter', 'aaae\u0301e\u0301', 4, ['aaa', 'e\u0301e\u0301']],
  ];
  it.each(cases)('%s', (_, text, limit, pieces) => {
    expect(splitText(text, limit, utf16Units)).toEqual(pieces);
  });

  it('counts in the measure it is given', () => {
    expect(splitText('😀😀😀😀', 2, codePoints)).toEqual(['😀😀', '😀😀']);
  });

  it('loses nothing, keeps order, never cuts a pair, stays within the limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.integer({ min: 2, max: 60 }), (text, limit) => {
        for (const measure of [utf16Units, codePoints]) {
          const pieces = splitText(text, limit, measure);
          expect(bare(pieces.join(''))).toBe(bare(text));
          for (const piece of pieces) {
            expect(piece.isWellFormed()).toBe(text.isWellFormed() || piece.isWellFormed());
            expect([...piece].reduce((sum, sign) => sum + measure(sign), 0)).toBeLessThanOrEqual(limit);
          }
        }
      }),
      { numRuns: 500, seed: 7 },
    );
  });

  it('is linear', () => {
    for (const unit of ['a', ' ', '.', '\n', '👨‍👩‍👧', 'a ', '. ', '\u0301']) {
      const started = cpuNow();
      splitText(unit.repeat(300_000 / unit.length), 4096, utf16Units);
      expect(cpuNow() - started, JSON.stringify(unit)).toBeLessThan(250);
    }
  });
});

describe('sliceRichText', () => {
  it('cuts spans where the plain text is cut', () => {
    const text: RichText = [
      'Um ',
      { bold: 'dois três' },
      ' ',
      { link: { label: 'quatro cinco', url: 'https://a.test' } },
    ];
    expect(sliceRichText(text, 3, 7)).toEqual([{ bold: 'dois' }]);
    expect(sliceRichText(text, 8, 19)).toEqual([
      { bold: 'três' },
      ' ',
      { link: { label: 'quatro', url: 'https://a.test' } },
    ]);
    const ranges = splitRanges(plain(text), () => 9, utf16Units);
    expect(ranges.map(({ start, end }) => plain(sliceRichText(text, start, end)))).toEqual(
      ranges.map(({ start, end }) => plain(text).slice(start, end)),
    );
  });
});
