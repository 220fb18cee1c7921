// Decodes a page to text. Order of evidence, as in browsers: byte order mark, HTTP header, <meta>, else UTF-8 unless
// the bytes are invalid in it. Old Brazilian sites are windows-1252 and often declare nothing, or UTF-8.

const MARKS: readonly (readonly [label: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
/** HTML requires the declaration within 1,024 bytes; real pages put scripts before it. */
const PRESCAN = 8 * 1024;
const DECLARED = /<meta[^>]{0,500}?charset\s*=\s*["']?\s*([\w:.-]{1,40})/iu;

/** Never throws: an unknown encoding or invalid bytes cost characters, not the page. */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const marked = MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0];
  if (marked !== undefined) return decode(bytes, marked) ?? '';
  const label = labelOf(contentType, /charset\s*=\s*["']?\s*([\w:.-]{1,40})/iu) ?? declaredIn(bytes) ?? 'utf-8';
  const text = decode(bytes, label);
  if (text !== undefined && !/^utf-?8$/iu.test(label)) return text;
  const utf8 = text ?? decode(bytes, 'utf-8') ?? '';
  return looksBroken(utf8) ? (decode(bytes, 'windows-1252') ?? utf8) : utf8;
}

const labelOf = (text: string, pattern: RegExp): string | undefined => pattern.exec(text)?.[1];

function declaredIn(bytes: Uint8Array): string | undefined {
  // Any single-byte encoding shows an ASCII declaration. A page whose <meta> is readable is not UTF-16, whatever it
  // declares.
  const label = labelOf(decode(bytes.subarray(0, PRESCAN), 'windows-1252') ?? '', DECLARED);
  return label !== undefined && /^utf-?16/iu.test(label) ? 'utf-8' : label;
}

function decode(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return undefined;
  }
}

/** More invalid bytes than non-ASCII letters: not UTF-8. Truncation breaks one character at most. */
function looksBroken(text: string): boolean {
  const bad = text.match(/\u{fffd}/gu)?.length ?? 0;
  if (bad <= 1 && !/\u{fffd}[^\u{fffd}]/u.test(text)) return false;
  const good = text.match(/[\u{80}-\u{fffc}\u{10000}-\u{10ffff}]/gu)?.length ?? 0;
  return bad > good;
}
