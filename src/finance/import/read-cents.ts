// An amount as a bank writes it: '-1.234,56', '1,234.56', 'R$ 10', '(12,00)', '12,00-', '12,00 D'. Read from its digits: no float
// ever holds money.

/** Ten billion reais: what is larger is noise. */
const MOST_CENTS = 1e12;

/** Signed centavos; undefined when it is not an amount. Zero is one. */
export function readCents(text: string): number | undefined {
  const bare = text
    .slice(0, 40)
    .replace(/R\$|BRL|[\s\u00a0]/giu, '')
    .replace(/\u2212/gu, '-');
  const shape = /^(\()?([+-])?([\d.,]+)([-+]|[DC])?(\))?$/iu.exec(bare);
  if (shape === null) return undefined;
  const [, open, sign, digits = '', after = '', close] = shape;
  if ((open === undefined) !== (close === undefined) || !/\d/u.test(digits)) return undefined;
  const cents = centsOf(digits);
  if (cents === undefined || cents > MOST_CENTS) return undefined;
  const negative = open !== undefined || sign === '-' || after === '-' || after.toUpperCase() === 'D';
  return negative && cents > 0 ? -cents : cents;
}

/** The last separator with one or two digits after it is the decimal one, or the only one when it is followed by none. */
function centsOf(digits: string): number | undefined {
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{0,2}))?$/u.exec(digits) ?? [];
  const plain = whole.replace(/[.,]/gu, '');
  if (/[.,]/u.test(whole) && !/^\d{1,3}(?:[.,]\d{3})+$/u.test(whole)) return undefined;
  return plain === '' && fraction === '' ? undefined : Number(`${plain}${fraction.padEnd(2, '0')}`);
}
