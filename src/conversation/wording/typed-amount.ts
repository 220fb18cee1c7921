// An amount as people type it: pieces of patterns, without a group of their own, and what it is in centavos.

/** 'R$ 1.234,50', '20'. */
export const FIGURE = '(?:r\\$ ?)?\\d(?:[\\d.,]*\\d)?';

/** The same with what people call money behind it: '2 mil', '20 conto'. */
export const TYPED_AMOUNT = `${FIGURE}(?: (?:mil|reais|real|contos?|pila))?`;

/** Centavos of an amount in figures, whatever stands around it: 'R$ 1.234,50' is 123450, '2 mil' is 200000. */
export const typedCents = (said: string): number =>
  Math.round(
    Number((/\d(?:[\d.,]*\d)?/u.exec(said)?.[0] ?? '').replace(/\.(?=\d{3})/gu, '').replace(',', '.')) *
      (/\d ?mil(?![a-zà-ÿ])/i.test(said) ? 100_000 : 100),
  );

/** Centavos as people type them: '1234,50'. */
export const asTyped = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');
