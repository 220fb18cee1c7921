// Normalises a text to what a reader sees, with offsets back to the original: digits of any script, invisible
// characters removed. Both are used to hide numbers from filters, and occur in copied text.

export type Legible = {
  readonly text: string;
  /** Where each UTF-16 unit of `text` stood; one more entry than units, for the end. */
  readonly at: readonly number[];
};

const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]/u;

/** The text as read, and for each of its UTF-16 units the offset in `raw` where it came from. */
export function legible(raw: string): Legible {
  let text = '';
  const at: number[] = [];
  let offset = 0;
  for (const char of raw) {
    if (!INVISIBLE.test(char)) {
      const plain = char.charCodeAt(0) < 128 ? char : char.normalize('NFKC');
      for (let unit = 0; unit < plain.length; unit += 1) at.push(offset);
      text += plain;
    }
    offset += char.length;
  }
  at.push(offset);
  return { text, at };
}
