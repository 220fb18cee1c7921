import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNumber, readWhole } from '../../src/language/numbers/spelled-numbers.ts';
import { tokenize } from '../../src/language/tokens/tokenize.ts';
import { spoken } from './spoken-number.ts';

const read = (text: string) => readNumber(tokenize(text), 0);

describe('readNumber', () => {
  it.each([
    ['cento e vinte e cinco', 125],
    ['mil e duzentos', 1200],
    ['mil', 1000],
    ['dois mil e quinhentos', 2500],
    ['dois mil setecentos e trinta', 2730],
    ['quatrocentas e uma', 401],
    ['duzentos cinquenta', 250],
    ['4 mil e trezentos', 4300],
    ['2 mil 500', 2500],
    ['1,5 mil', 1500],
    ['3 milhões e 200 mil', 3_200_000],
    ['um milhão e meio', 1_500_000],
    ['meio milhão', 500_000],
    ['dois barões e meio', 2500],
    ['mil e 299,90', 1299.9],
    ['dezasseis', 16],
    ['cincoenta', 50],
  ])('%s = %d', (text, value) => {
    const tokens = tokenize(text);
    expect(readNumber(tokens, 0)).toMatchObject({ cents: Math.round(value * 100), to: tokens.length });
  });

  it('ends where the additive chain ends', () => {
    expect(read('quinze e noventa')).toMatchObject({ cents: 1500, to: 1 });
    expect(read('quarenta e nove e noventa')).toMatchObject({ cents: 4900, to: 3 });
    expect(read('cento e cinquenta')).toMatchObject({ cents: 15000, to: 3 });
  });

  it.each(['cento de salgados', 'quarto', 'café', 'e meio', 'milhão de coisas', '09/11', '5x', ''])(
    '%s is no number',
    (text) => {
      expect(read(text)).toBeUndefined();
    },
  );

  it('reads back every number up to a million, with or without capitals and accents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), fc.boolean(), fc.boolean(), (n, shout, bare) => {
        const words = shout
          ? spoken(n).toUpperCase()
          : bare
            ? spoken(n).normalize('NFD').replace(/\p{M}/gu, '')
            : spoken(n);
        const tokens = tokenize(words);
        expect(readNumber(tokens, 0)).toMatchObject({ cents: n * 100, to: tokens.length });
      }),
      { numRuns: 3000 },
    );
  });
});

describe('readWhole', () => {
  it.each([
    ['3', 3],
    ['vinte e dois', 22],
    ['doze', 12],
  ])('%s = %d', (text, value) => expect(readWhole(tokenize(text), 0)?.value).toBe(value));

  it.each(['3,5', '12345', 'mil', '5x'])('%s is not a count', (text) =>
    expect(readWhole(tokenize(text), 0)).toBeUndefined(),
  );
});
