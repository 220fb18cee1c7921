// Downloads a file from a platform within a size and time limit. Redirects are not followed, since they would receive
// the credentials.

import type { Downloaded } from '../domain/downloaded.ts';
import type { Http } from '../ports.ts';

/** Milliseconds: enough for a 2 MB statement over a slow connection, well below the time limit of a turn. */
const TIMEOUT_MS = 15_000;

/** @param most bytes; counted while reading, since Content-Length is only a claim. */
export async function fetchFile(fetch: Http, url: string, headers: HeadersInit, most: number): Promise<Downloaded> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { headers, redirect: 'manual', signal });
    if (!response.ok || response.body === null) {
      await response.body?.cancel();
      return { kind: 'failed' };
    }
    const chunks: Uint8Array[] = [];
    let size = 0;
    const reader = response.body.getReader();
    for (let chunk = await reader.read(); chunk.value !== undefined; chunk = await reader.read()) {
      size += chunk.value.byteLength;
      if (size > most) {
        await reader.cancel();
        return { kind: 'too_big' };
      }
      chunks.push(chunk.value);
    }
    return { kind: 'file', bytes: new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer()) };
  } catch {
    return { kind: 'failed' };
  }
}
