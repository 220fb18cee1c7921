// Parses bank amounts: '-1.234,56', '1,234.56', 'R$ 10', '(12,00)', '12,00-', '12,00 D'. Computed from the digits: money is never a float.

/** Ten billion reais; larger values are rejected as noise. */
const MOST_CENTS = 1e12;

/** Signed centavos, zero included; undefined when it is not an amount. */
export function readCents(text: string): number | undefined {
  const bare = text
    .slice(0, 40)
    .replace(/R\$|BRL|[\s\u00a0]/gi, '')
    .replace(/\u2212/gu, '-');
  const shape = /^(\()?([+-])?([\d.,]+)([-+]|[DC])?(\))?$/i.exec(bare);
  if (shape === null) return undefined;
  const [, open, sign, digits = '', after = '', close] = shape;
  if ((open === undefined) !== (close === undefined) || !/\d/u.test(digits)) return undefined;
  const cents = centsOf(digits);
  if (cents === undefined || cents > MOST_CENTS) return undefined;
  const negative = open !== undefined || sign === '-' || after === '-' || after.toUpperCase() === 'D';
  return negative && cents > 0 ? -cents : cents;
}

/** Centavos of an unsigned number. The last separator is decimal when one or two digits follow it; every other one groups thousands. */
function centsOf(digits: string): number | undefined {
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{0,2}))?$/u.exec(digits) ?? [];
  const plain = whole.replace(/[.,]/gu, '');
  if (/[.,]/u.test(whole) && !/^\d{1,3}(?:[.,]\d{3})+$/u.test(whole)) return undefined;
  return plain === '' && fraction === '' ? undefined : Number(`${plain}${fraction.padEnd(2, '0')}`);
}
