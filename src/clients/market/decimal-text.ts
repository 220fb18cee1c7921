// Formats a published number as the decimal text it was published as: JSON carries it as a double, whose shortest form
// is that text.

const MOST_DECIMALS = 10;

/** '14.75', '0.00000123'; undefined for NaN and infinities. */
export function decimalText(figure: number): string | undefined {
  if (!Number.isFinite(figure)) return undefined;
  const text = String(figure);
  return text.includes('e') ? figure.toFixed(MOST_DECIMALS).replace(/\.?0+$/u, '') : text;
}

/** A percentage with two decimals: 0.3456 -> '0.35'. Null when not given. */
export function changeText(percent: number | null | undefined): string | null {
  return percent === null || percent === undefined || !Number.isFinite(percent) ? null : percent.toFixed(2);
}

/** 0.2437 -> '24.37'. Null when not given. */
export function percentOf(fraction: number | null | undefined): string | null {
  return fraction === null || fraction === undefined || !Number.isFinite(fraction)
    ? null
    : String(Number((fraction * 100).toFixed(2)));
}
