// Reads the first bytes of a body of any length. Counts decoded bytes, because of compression bombs.

export type CappedBody = {
  readonly bytes: Uint8Array;
  /** Something was left unread: too long, too slow, or interrupted. */
  readonly truncated: boolean;
};

/** At most `most` bytes, or those before the stream failed. Rejects only when it failed before the first byte. */
export async function readCapped(body: ReadableStream<Uint8Array> | null, most: number): Promise<CappedBody> {
  if (body === null) return { bytes: new Uint8Array(0), truncated: false };
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let truncated = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      chunks.push(size + value.length > most ? value.subarray(0, most - size) : value);
      size = Math.min(most, size + value.length);
      truncated = size === most;
      if (truncated) break;
    }
  } catch (error) {
    if (size === 0) throw error;
    truncated = true;
  }
  // Not awaited: cancelling a stalled connection may never end.
  void reader.cancel().catch(() => {});
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return { bytes, truncated };
}
