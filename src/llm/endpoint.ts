// A provider's base URL and key.

import type { Http } from '../ports.ts';
import { ModelFailure } from './model-call.ts';

export type Endpoint = { readonly apiKey: string; readonly baseUrl: string; readonly fetch: Http };

/** Options of both SDKs. Their own retries are disabled, since they would multiply with ours. */
export const sdkOptions = ({ apiKey, baseUrl, fetch }: Endpoint) => ({
  apiKey,
  baseURL: baseUrl,
  maxRetries: 0,
  fetch: (url: unknown, init?: object) => modelFetch(fetch)(String(url), init as RequestInit),
});

/** Bytes. Far longer than any answer: the largest are the vectors of one batch of texts. */
const LONGEST_ANSWER = 8 * 1024 * 1024;

/** A redirect would receive the conversation, and an answer without end would fill the memory. */
export const modelFetch =
  (fetch: Http): Http =>
  async (url, init) => {
    const { body, status, statusText, headers } = await fetch(url, { ...init, redirect: 'manual' });
    const answered = { status, statusText, headers };
    return body === null
      ? new Response(null, answered)
      : new Response(body.pipeThrough(atMost(LONGEST_ANSWER)), answered);
  };

function atMost(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let left = bytes;
  return new TransformStream({
    transform(chunk, controller) {
      left -= chunk.byteLength;
      if (left < 0) controller.error(new ModelFailure('answered without end', { retryable: false }));
      else controller.enqueue(chunk);
    },
  });
}
