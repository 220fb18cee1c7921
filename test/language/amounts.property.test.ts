import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findAmounts } from '../../src/language/amounts/amounts.ts';
import { tokenize } from '../../src/language/tokens/tokenize.ts';
import { spoken } from './spoken-number.ts';

const cents = (text: string): number[] => findAmounts(tokenize(text)).map((amount) => amount.cents);

const grouped = (n: number, by: string): string => String(n).replace(/\B(?=(\d{3})+$)/g, by);
const two = (n: number): string => String(n).padStart(2, '0');

/** Sentences an amount may stand in; none of them says anything about numbers. */
const frames = [
  'gastei # no mercado',
  'paguei # de luz',
  '# na padaria',
  'o conserto custou #',
  'recebi # da Ana',
  'deu #!',
];
const frame = fc.constantFrom(...frames);
const reais = fc.oneof(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1000, max: 999_999 }));
const centavos = fc.integer({ min: 0, max: 99 });

/** Every accepted way of writing reais and centavos in digits. */
const digitStyles: readonly ((r: number, c: number) => string)[] = [
  (r, c) => `R$ ${grouped(r, '.')},${two(c)}`,
  (r, c) => `R$${grouped(r, '.')},${two(c)}`,
  (r, c) => `R$\u00a0${r},${two(c)}`,
  (r, c) => `R $ ${r},${two(c)}`,
  (r, c) => `rs ${r},${two(c)}`,
  (r, c) => `${r},${two(c)}`,
  (r, c) => `${grouped(r, '.')},${two(c)} reais`,
  (r, c) => `${r},${two(c)}reais`,
  (r, c) => `${r}.${two(c)}`,
  (r, c) => `$${grouped(r, ',')}.${two(c)}`,
  (r, c) => `${grouped(r, ',')}.${two(c)}`,
  (r, c) => `${r},${two(c)} conto`,
  (r, c) => `${r},${two(c)}R$`,
  (r, c) => `${r} reais e ${c === 0 ? 'zero' : two(c)} centavos`,
];

describe('every accepted style reads back to the same centavos', () => {
  it('digits', () => {
    fc.assert(
      fc.property(
        reais,
        fc.integer({ min: 1, max: 99 }),
        fc.constantFrom(...digitStyles),
        frame,
        (r, c, style, around) => {
          expect(cents(around.replace('#', () => style(r, c)))).toEqual([r * 100 + c]);
        },
      ),
      { numRuns: 5000 },
    );
  });

  it('whole reais with a mark', () => {
    const styles = [
      (r: number) => `R$ ${r}`,
      (r: number) => `R$${grouped(r, '.')}`,
      (r: number) => `${grouped(r, '.')} reais`,
      (r: number) => `${r} pila`,
      (r: number) => `${r} mangos`,
      (r: number) => `${r}reais`,
      (r: number) => `${r}$`,
    ];
    fc.assert(
      fc.property(reais, fc.constantFrom(...styles), frame, (r, style, around) => {
        expect(cents(around.replace('#', () => style(r)))).toEqual([r * 100]);
      }),
      { numRuns: 3000 },
    );
  });

  it('one decimal', () => {
    fc.assert(
      fc.property(
        reais,
        fc.integer({ min: 0, max: 9 }),
        fc.constantFrom(',', '.'),
        frame,
        (r, d, separator, around) => {
          expect(cents(around.replace('#', () => `${r}${separator}${d}`))).toEqual([r * 100 + d * 10]);
        },
      ),
    );
  });

  it('thousands as k, mil and barão', () => {
    const unit = fc.constantFrom('k', ' k', 'mil', ' mil', ' barão', ' mil reais', 'mil conto');
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999 }),
        fc.integer({ min: 0, max: 9 }),
        unit,
        frame,
        (n, tenth, word, around) => {
          const number = tenth === 0 ? String(n) : `${n},${tenth}`;
          expect(cents(around.replace('#', () => number + word))).toEqual([n * 100_000 + tenth * 10_000]);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('words, with and without centavos', () => {
    const styles = [
      (r: string, c: string) => `${r} reais e ${c} centavos`,
      (r: string, c: string) => `${r} reais e ${c}`,
      (r: string, c: string) => `${r} e ${c}`,
      (r: string, c: string) => `${r} vírgula ${c}`,
      (r: string, c: string) => `${r} e ${c} reais`,
    ];
    fc.assert(
      fc.property(reais, fc.integer({ min: 10, max: 99 }), fc.constantFrom(...styles), frame, (r, c, style, around) => {
        // "mil e quarenta" and "duzentos e vinte" are one number: centavos need a complete one before them.
        fc.pre(r % 100 !== 0 || style === styles[0] || style === styles[1] || style === styles[3]);
        expect(cents(around.replace('#', () => style(spoken(r), spoken(c))))).toEqual([r * 100 + c]);
      }),
      { numRuns: 3000 },
    );
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 999_999 }), fc.constantFrom('', ' reais', ' conto'), (r, unit) => {
        expect(cents(`gastei ${spoken(r)}${unit} no mercado`)).toEqual([r * 100]);
      }),
      { numRuns: 2000 },
    );
    fc.assert(
      fc.property(centavos, (c) => {
        fc.pre(c > 0);
        expect(cents(`foi ${spoken(c)} centavos`)).toEqual([c]);
      }),
    );
  });

  it('never throws and never gives a fraction of a centavo, whatever the text', { timeout: 30_000 }, () => {
    const word = fc.constantFrom(
      ...'R$ $ 12 1.234,56 5x mil e dois vinte cem reais centavos conto k notas de uma onça cada a por às dia 09/11 6h40 vírgula - + % meio 99 barão'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(word, fc.string()), { maxLength: 14 }), (words) => {
        let last = 0;
        for (const amount of findAmounts(tokenize(words.join(' ')))) {
          expect(Number.isSafeInteger(amount.cents)).toBe(true);
          expect(amount.cents).toBeGreaterThanOrEqual(0);
          expect(amount.from).toBeGreaterThanOrEqual(last);
          expect(amount.to).toBeGreaterThan(amount.from);
          last = amount.to;
        }
      }),
      { numRuns: 5000 },
    );
  });
});
