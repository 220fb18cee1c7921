// Formats centavos in Portuguese. Integers in, text out: money is never a float.

const GROUPS = /\B(?=(\d{3})+$)/g;

/** 123456 -> 'R$ 1.234,56'; -50 -> '-R$ 0,50'. @throws on a non-integer, which is a bug of the caller. */
export function reais(cents: number): string {
  if (!Number.isSafeInteger(cents)) throw new Error(`not whole centavos: ${cents}`);
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}R$ ${digits.slice(0, -2).replace(GROUPS, '.')},${digits.slice(-2)}`;
}

/** `part` of `whole` as '12 %' or '0,4 %'; '0 %' when `whole` is 0. */
export function percent(part: number, whole: number): string {
  if (whole === 0) return '0 %';
  const tenths = Math.round((part * 1000) / whole);
  return Math.abs(tenths) >= 100 || tenths % 10 === 0
    ? `${Math.round((part * 100) / whole)} %`
    : `${(tenths / 10).toFixed(1).replace('.', ',')} %`;
}

/** ' (12 %)' behind a part; '' where a refund makes it no part of the whole. */
export const shareOf = (part: number, whole: number): string =>
  part < 0 || part > whole ? '' : ` (${percent(part, whole)})`;
