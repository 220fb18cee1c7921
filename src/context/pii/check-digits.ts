// Check digits of Brazilian documents and payment cards. A number that passes is treated as one.

const weighted = (values: readonly number[], weights: readonly number[]): number => {
  const sum = weights.reduce((total, weight, index) => total + weight * (values[index] ?? 0), 0);
  return sum % 11 < 2 ? 0 : 11 - (sum % 11);
};

const same = (values: readonly number[]): boolean => values.every((value) => value === values[0]);

const descending = (from: number): number[] => Array.from({ length: from - 1 }, (_, index) => from - index);

/** Eleven digits, mod 11 twice; '111.111.111-11' passes the sums and is nobody's. */
export function isCpf(text: string): boolean {
  if (!/^\d{11}$/u.test(text)) return false;
  const values = [...text].map(Number);
  return (
    !same(values) && weighted(values, descending(10)) === values[9] && weighted(values, descending(11)) === values[10]
  );
}

const FIRST = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
const SECOND = [6, ...FIRST];

/** Twelve letters or digits and two digits; a letter counts as its ASCII code less 48 (Receita Federal, from July 2026). */
export function isCnpj(text: string): boolean {
  if (!/^[0-9A-Z]{12}\d{2}$/u.test(text)) return false;
  const values = [...text].map((char) => char.charCodeAt(0) - 48);
  return !same(values) && weighted(values, FIRST) === values[12] && weighted(values, SECOND) === values[13];
}

/** 13 to 19 digits of a network that exists, with Luhn's sum. */
export function isCard(text: string): boolean {
  if (!/^(?:[3-5]\d|6[0-9]|2[2-7])\d{11,17}$/u.test(text) || same([...text].map(Number))) return false;
  const sum = [...text].toReversed().reduce((total, char, index) => {
    const value = Number(char) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
