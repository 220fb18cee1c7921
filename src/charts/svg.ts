// Builds SVG text; the only place where it is escaped. Uses presentation attributes only, which the page's CSP allows
// and resvg supports.

export type Attributes = Readonly<Record<string, string | number>>;

/** Characters without a glyph in DejaVu, which would be drawn as boxes: emoji and everything beyond Latin. */
const UNDRAWABLE = /[^\t -~\u00a0-\u024f\u2010-\u2026\u20ac\u2190-\u2193\u2212]/gu;

/** Without what the fonts lack (emoji, control characters), on one line. */
const drawable = (text: string): string => text.replace(UNDRAWABLE, '').replace(/\s+/gu, ' ').trim();

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const round = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 100) / 100) : escaped(value);

/** Numbers are rounded; children must be escaped or elements already. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${round(value)}"`);
  return `<${name}${written.join('')}>${children.join('')}</${name}>`;
}

export type TextStyle = {
  readonly size: number;
  readonly fill: string;
  readonly bold?: true;
  readonly anchor?: 'start' | 'middle' | 'end';
};

/** One line of text; `y` is its baseline. */
export function textAt(x: number, y: number, words: string, { size, fill, bold, anchor = 'start' }: TextStyle): string {
  return element(
    'text',
    {
      x,
      y,
      'font-family': 'DejaVu Sans',
      'font-size': size,
      ...(bold ? { 'font-weight': 'bold' } : {}),
      'text-anchor': anchor,
      fill,
    },
    escaped(drawable(words)),
  );
}

/** Truncated with '…'. `most` counts letters: those of DejaVu are about 0.6 of the font size wide. */
export function shortened(words: string, most: number): string {
  const letters = [...drawable(words)];
  return letters.length <= most
    ? letters.join('')
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
