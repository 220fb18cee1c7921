// Bytes of a page as text, in the order the web decides it: byte order mark, HTTP header, <meta>, and else UTF-8 unless the
// bytes are not. Old Brazilian sites are windows-1252 and often say nothing, or say UTF-8 and are not.

const MARKS: readonly (readonly [label: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
/** HTML asks for the declaration within 1,024 bytes; pages put scripts before it. */
const PRESCAN = 8 * 1024;
const DECLARED = /<meta[^>]{0,500}?charset\s*=\s*["']?\s*([\w:.-]{1,40})/iu;

/** Total: unknown encodings and broken bytes cost letters, never the page. */
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
  // Any one-byte encoding shows the ASCII of a declaration. A page whose <meta> could be read is not UTF-16, whatever it says.
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

/** More undecodable bytes than letters beyond ASCII: it was never UTF-8. A cut at the end breaks one. */
function looksBroken(text: string): boolean {
  const bad = text.match(/\u{fffd}/gu)?.length ?? 0;
  if (bad <= 1 && !/\u{fffd}[^\u{fffd}]/u.test(text)) return false;
  const good = text.match(/[\u{80}-\u{fffc}\u{10000}-\u{10ffff}]/gu)?.length ?? 0;
  return bad > good;
}
