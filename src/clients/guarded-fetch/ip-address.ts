// Parses IP addresses to bytes: dotted quads, and IPv6 with or without "::" and a dotted tail, as the WHATWG parser and
// resolvers write them. Strict: anything else is no address, and is not opened.

/** 4 or 16 bytes, or undefined. Zone ids ("%eth0") are rejected: they name links of this machine. */
export function ipBytes(text: string): readonly number[] | undefined {
  return text.includes(':') ? ipv6Bytes(text) : ipv4Bytes(text);
}

function ipv4Bytes(text: string): readonly number[] | undefined {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^(?:0|[1-9]\d{0,2})$/u.test(part))) return undefined;
  const bytes = parts.map(Number);
  return bytes.every((byte) => byte <= 255) ? bytes : undefined;
}

function ipv6Bytes(text: string): readonly number[] | undefined {
  const halves = text.split('::');
  if (halves.length > 2) return undefined;
  const [head, tail] = halves.map((half) => groups(half));
  if (head === undefined) return undefined;
  if (halves.length === 1) return head.length === 16 ? head : undefined;
  if (tail === undefined || head.length + tail.length > 14) return undefined;
  return [...head, ...new Array<number>(16 - head.length - tail.length).fill(0), ...tail];
}

/** The bytes of "a:b:1.2.3.4"; none for an empty text. */
function groups(text: string): readonly number[] | undefined {
  if (text === '') return [];
  const bytes: number[] = [];
  const parts = text.split(':');
  for (const [index, part] of parts.entries()) {
    if (/^[0-9a-f]{1,4}$/iu.test(part)) {
      const value = Number.parseInt(part, 16);
      bytes.push(value >> 8, value & 255);
      continue;
    }
    const quad = index === parts.length - 1 ? ipv4Bytes(part) : undefined;
    if (quad === undefined) return undefined;
    bytes.push(...quad);
  }
  return bytes;
}
