// A provider's base URL and key.

import type { Http } from '../ports.ts';

export type Endpoint = { readonly apiKey: string; readonly baseUrl: string; readonly fetch: Http };

/** Options of both SDKs. Their own retries are disabled, since they would multiply with ours. */
export const sdkOptions = ({ apiKey, baseUrl, fetch }: Endpoint) => ({
  apiKey,
  baseURL: baseUrl,
  maxRetries: 0,
  fetch: (url: unknown, init?: object) => fetch(String(url), init as RequestInit),
});
