// Telegram's HTML mode as its server reads it (td/telegram/MessageEntity.cpp): which tags exist, which four named
// entities are decoded, and the sentences it refuses with.

const TAGS = new Set([
  ...['a', 'b', 'strong', 'i', 'em', 'u', 'ins', 's', 'strike', 'del', 'code', 'pre'],
  ...['span', 'tg-spoiler', 'tg-emoji', 'blockquote'],
]);
const NAMED: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"' };

export type ReadHtml =
  | { readonly ok: true; readonly text: string; readonly links: readonly string[] }
  | { readonly ok: false; readonly description: string };

/** The text on screen, or the 400 description. */
export function readTelegramHtml(source: string): ReadHtml {
  let text = '';
  const links: string[] = [];
  const open: string[] = [];
  for (let at = 0; at < source.length; ) {
    const char = source.charAt(at);
    if (char === '<') {
      const tag = tagAt(source, at);
      if (typeof tag === 'string') return refuse(tag);
      const misplaced = nest(tag, open);
      if (misplaced !== undefined) return refuse(misplaced);
      if (tag.href !== undefined) links.push(tag.href);
      at = tag.end;
    } else {
      const entity = char === '&' ? entityAt(source, at) : undefined;
      text += entity?.char ?? char;
      at = entity?.end ?? at + 1;
    }
  }
  const unclosed = open.pop();
  if (unclosed !== undefined) return refuse(`Can't find end tag corresponding to start tag "${unclosed}"`);
  return { ok: true, text, links };
}

const refuse = (what: string): ReadHtml => ({ ok: false, description: `Bad Request: can't parse entities: ${what}` });

type Tag = {
  readonly closes: boolean;
  readonly name: string;
  readonly href: string | undefined;
  /** In bytes, as the server counts. */
  readonly offset: number;
  readonly end: number;
};

/** The tag that begins at `at`, or what is wrong with it. */
function tagAt(source: string, at: number): Tag | string {
  const offset = Buffer.byteLength(source.slice(0, at));
  const end = source.indexOf('>', at);
  if (end < 0) return `Unclosed start tag at byte offset ${offset}`;
  const [whole, slash = '', written = '', attributes = ''] =
    /^(\/?)([a-z-]*)(\s[^<]*)?$/iu.exec(source.slice(at + 1, end)) ?? [];
  const name = written.toLowerCase();
  const closes = slash !== '';
  if (whole === undefined || (!closes && !TAGS.has(name)))
    return `Unsupported start tag "${name}" at byte offset ${offset}`;
  const address = closes || name !== 'a' ? '' : (/^\s+href="([^"]*)"\s*$/u.exec(attributes)?.[1] ?? '');
  const href = address === '' ? undefined : address.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  return { closes, name, href, offset, end: end + 1 };
}

/** Opens or closes a tag in `open`. @returns what is wrong with its place */
function nest({ closes, name, offset }: Tag, open: string[]): string | undefined {
  if (!closes) {
    open.push(name);
    return undefined;
  }
  const opened = open.pop();
  if (opened === undefined) return `Unexpected end tag at byte offset ${offset}`;
  return name === '' || name === opened
    ? undefined
    : `Unmatched end tag at byte offset ${offset}, expected "</${opened}>", found "</${name}>"`;
}

/** The character an entity stands for; undefined when the server would show it as it is. */
function entityAt(source: string, at: number): { readonly char: string; readonly end: number } | undefined {
  const [whole = '', name] = /^&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{1,6});/iu.exec(source.slice(at, at + 12)) ?? [];
  const char = name === undefined ? undefined : decode(name);
  return char === undefined ? undefined : { char, end: at + whole.length };
}

function decode(name: string): string | undefined {
  if (!name.startsWith('#')) return NAMED[name];
  const code = /^#x/iu.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
