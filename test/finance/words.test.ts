// Money and names as they are read: grouping, signs, accents.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { categoryLabel, fitsKind } from '../../src/finance/category-labels.ts';
import { percent, reais } from '../../src/finance/money.ts';
import { parcelasWords } from '../../src/finance/replies/entry-words.ts';
import { CATEGORIES, INCOME_CATEGORIES } from '../../src/language/categories/category.ts';

it('writes reais with thousands and two places', () => {
  expect([0, 1, 10, 100, 123456, 100000000, -50].map(reais)).toEqual([
    'R$ 0,00',
    'R$ 0,01',
    'R$ 0,10',
    'R$ 1,00',
    'R$ 1.234,56',
    'R$ 1.000.000,00',
    '-R$ 0,50',
  ]);
  expect(() => reais(1.5)).toThrow('not whole centavos');
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
      expect(Number(reais(cents).replace('R$ ', '').replaceAll('.', '').replace(',', ''))).toBe(cents);
    }),
  );
});

it('writes percentages without false precision', () => {
  expect([percent(1, 3), percent(1, 100), percent(57, 1000), percent(0, 0)]).toEqual(['33 %', '1 %', '5,7 %', '0 %']);
});

it('has a Portuguese name for each of the 26 categories, and knows which way each goes', () => {
  for (const category of CATEGORIES) {
    expect(categoryLabel(category), category).toMatch(/^\p{Lu}[\p{L} ]+$/u);
    const neutral = fitsKind(category, 'despesa') && fitsKind(category, 'receita');
    if (!neutral) expect(fitsKind(category, 'receita'), category).toBe(INCOME_CATEGORIES.has(category));
  }
});

it('says parcelas that do not divide', () => {
  expect(parcelasWords(10_000, 3)).toBe('em 3x (1x de R$ 33,34 e 2x de R$ 33,33)');
  expect(parcelasWords(9_000, 3)).toBe('em 3x de R$ 30,00');
});
