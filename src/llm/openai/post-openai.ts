// One POST to an OpenAI-compatible endpoint, where the SDK would add nothing: a form, or a short JSON body. Retries and
// accounting are ours.

import type { Http } from '../../ports.ts';
import { type Endpoint, modelFetch } from '../endpoint.ts';
import { failureOf } from '../failure-of.ts';

/** @param path relative to the base URL. @returns the parsed JSON, undefined when it is invalid. @throws ModelFailure */
export async function postOpenAi(
  { apiKey, baseUrl, fetch }: Endpoint,
  path: string,
  body: FormData | object,
  signal: AbortSignal,
): Promise<unknown> {
  const form = body instanceof FormData;
  const headers = { authorization: `Bearer ${apiKey}`, ...(form ? {} : { 'content-type': 'application/json' }) };
  const post: Parameters<Http>[1] = {
    method: 'POST',
    headers,
    body: form ? body : JSON.stringify(body),
    signal,
  };
  const response = await modelFetch(fetch)(`${baseUrl}${path}`, post).catch((error: unknown) =>
    Promise.reject(failureOf(error)),
  );
  if (response.ok) return response.json().catch(() => undefined);
  await response.body?.cancel();
  throw failureOf({ status: response.status, headers: response.headers });
}
