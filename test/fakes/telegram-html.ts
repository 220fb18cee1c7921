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
  const refuse = (what: string): ReadHtml => ({
    ok: false,
    description: `Bad Request: can't parse entities: ${what}`,
  });
  for (let at = 0; at < source.length; ) {
    const char = source.charAt(at);
    if (char === '&') {
      const [whole, name] = /^&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{1,6});/iu.exec(source.slice(at, at + 12)) ?? [];
      const decoded = name === undefined ? undefined : decode(name);
      text += decoded ?? char;
      at += decoded === undefined || whole === undefined ? 1 : whole.length;
    } else if (char !== '<') {
      text += char;
      at += 1;
    } else {
      const end = source.indexOf('>', at);
      const tag = end < 0 ? undefined : /^(\/?)([a-z-]*)(\s[^<]*)?$/iu.exec(source.slice(at + 1, end));
      const offset = Buffer.byteLength(source.slice(0, at));
      if (end < 0) return refuse(`Unclosed start tag at byte offset ${offset}`);
      const name = tag?.[2]?.toLowerCase() ?? '';
      if (!tag || (!tag[1] && !TAGS.has(name)))
        return refuse(`Unsupported start tag "${name}" at byte offset ${offset}`);
      if (tag[1]) {
        const opened = open.pop();
        if (opened === undefined) return refuse(`Unexpected end tag at byte offset ${offset}`);
        if (name !== '' && name !== opened)
          return refuse(`Unmatched end tag at byte offset ${offset}, expected "</${opened}>", found "</${name}>"`);
      } else {
        open.push(name);
        const href = /^\s+href="([^"]*)"\s*$/u.exec(tag[3] ?? '')?.[1];
        if (name === 'a' && href) links.push(href.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
      }
      at = end + 1;
    }
  }
  const unclosed = open.pop();
  if (unclosed !== undefined) return refuse(`Can't find end tag corresponding to start tag "${unclosed}"`);
  return { ok: true, text, links };
}

function decode(name: string): string | undefined {
  if (!name.startsWith('#')) return NAMED[name];
  const code = /^#x/iu.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
