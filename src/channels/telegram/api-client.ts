// Creates grammY's API client over the injected fetch. It is imported at the first call, which saves 13 ms of a cold
// start. `grammy/web` is used on Node too: it uses the platform's fetch, streams and AbortController, while the Node
// build brings node-fetch and an abort signal that the global fetch rejects.

import type { Api, ApiClientOptions, InputFile } from 'grammy/web';
import type { Http } from '../../ports.ts';

export type TelegramAccess = { readonly token: string; readonly apiRoot: string; readonly fetch: Http };

export type Client = { readonly api: Api; readonly upload: (bytes: Uint8Array, name: string) => InputFile };

/** Far longer than any call takes; grammY's own default is 500 s. */
const TIMEOUT_SECONDS = 20;

/** Returns a getter of the client, created at the first call. The client does not retry: the outbox does. */
export function apiClient(access: TelegramAccess): () => Promise<Client> {
  let client: Promise<Client> | undefined;
  return () => {
    client ??= import('grammy/web').then(({ Api: Calls, InputFile: File }) => ({
      api: new Calls(access.token, {
        apiRoot: access.apiRoot.replace(/\/+$/u, ''),
        timeoutSeconds: TIMEOUT_SECONDS,
        // A redirect would receive the token, which is part of the path.
        baseFetchConfig: { redirect: 'manual' },
        fetch: ((url: string, init: RequestInit) => answered(access.fetch, url, init)) as ApiClientOptions['fetch'],
      } as ApiClientOptions),
      upload: (bytes, name) => new File(bytes, name),
    }));
    return client;
  };
}

/**
 * Rewrites a response that is not JSON (a proxy's HTML page) in the Bot API's error shape, so that its status is not
 * lost in a syntax error.
 */
async function answered(fetch: Http, url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  if (response.headers.get('content-type')?.includes('json')) return response;
  await response.body?.cancel();
  const wait = Number(response.headers.get('retry-after'));
  return Response.json({
    ok: false,
    error_code: response.status,
    description: `HTTP ${response.status}`,
    parameters: wait > 0 ? { retry_after: wait } : {},
  });
}
