// Banks say windows-1252 and send UTF-8, and the other way round: the bytes are believed, not the header. Text in windows-1252 with
// an accent is never valid UTF-8 but by a rare accident.

/** Total: whatever the bytes are, there is a text. */
export function decodeStatement(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
