// Banks declare windows-1252 and send UTF-8, and vice versa, so the bytes decide, not the header. Accented windows-1252 text is almost never valid
// UTF-8.

/** Never fails: invalid UTF-8 is decoded as windows-1252. */
export function decodeStatement(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
