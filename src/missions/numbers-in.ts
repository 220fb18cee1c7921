// Extracts the numbers of a text and detects unsupported ones: a model may repeat a number, never introduce one.

const NUMBER = /\d+(?:[.,]\d+)*/gu;

/** Normalises notation: '1.234,50' and '1234.5' are equal. */
function canonical(written: string): string {
  const decimal = /[.,](\d{1,2})$/u.exec(written);
  const whole = (decimal === null ? written : written.slice(0, decimal.index)).replace(/[.,]/gu, '');
  const cents = decimal?.[1]?.replace(/0+$/u, '') ?? '';
  return `${whole.replace(/^0+(?=\d)/u, '')}${cents === '' ? '' : `.${cents}`}`;
}

/** The numbers of a text, as written. */
export const numbersIn = (text: string): readonly string[] => text.match(NUMBER) ?? [];

/** Numbers of `text` found in none of the materials, as written in `text`. */
export function numbersNotIn(text: string, materials: readonly string[]): readonly string[] {
  const known = new Set(materials.flatMap(numbersIn).map(canonical));
  return numbersIn(text).filter((number) => !known.has(canonical(number)));
}

/** The integers of a text read as centavos and written in reais: '384250' gives '3842,50'. */
export const inReais = (text: string): string =>
  numbersIn(text)
    .filter((number) => /^\d{3,}$/u.test(number))
    .map((cents) => `${cents.slice(0, -2)},${cents.slice(-2)}`)
    .join(' ');
