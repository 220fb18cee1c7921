// Formats published decimals in Portuguese. Strings in and out: rounded once for display, never used in calculations.

const GROUPS = /\B(?=(\d{3})+$)/g;

/** '128456.35' to 2 places -> '128.456,35'; halves round away from zero. `text` is a decimal with a point. */
export function decimalWords(text: string, places: number): string {
  const negative = text.startsWith('-');
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
  const kept = BigInt(whole + fraction.slice(0, places).padEnd(places, '0'));
  const rounded = (kept + (Number(fraction[places] ?? 0) >= 5 ? 1n : 0n)).toString().padStart(places + 1, '0');
  const digits = rounded.slice(0, rounded.length - places).replace(GROUPS, '.');
  const shown = places === 0 ? digits : `${digits},${rounded.slice(-places)}`;
  return negative && /[1-9]/u.test(shown) ? `-${shown}` : shown;
}
