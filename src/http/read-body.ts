// Reads a request body with our own byte counter, since a Content-Length is only a claim and framework limits have been
// bypassed before (FAULTS section 9).

import { fail, type Result, succeed } from '../domain/result.ts';

/** The body's bytes, or `too_large` as soon as more than `limit` bytes came. Rejects when the connection breaks. */
export async function readBody(request: Request, limit: number): Promise<Result<Uint8Array, 'too_large'>> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return fail('too_large');
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const chunk = await reader?.read();
    if (chunk?.value === undefined) break;
    size += chunk.value.byteLength;
    if (size > limit) {
      await reader?.cancel();
      return fail('too_large');
    }
    chunks.push(chunk.value);
  }
  return succeed(joined(chunks, size));
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
