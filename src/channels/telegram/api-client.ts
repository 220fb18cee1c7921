// grammY's client, with our fetch below it. Loaded at the first call: nothing is sent before something came in, and
// 13 ms of a cold start are saved. `grammy/web` on Node too: it uses the platform's own fetch, streams and
// AbortController, where the Node build brings node-fetch's and a signal that the global fetch refuses.

import type { Api, ApiClientOptions, InputFile } from 'grammy/web';
import type { Http } from '../../ports.ts';

export type TelegramAccess = { readonly token: string; readonly apiRoot: string; readonly fetch: Http };

export type Client = { readonly api: Api; readonly upload: (bytes: Uint8Array, name: string) => InputFile };

/** Far above what a call takes, far below grammY's 500 s. */
const TIMEOUT_SECONDS = 20;

/** A client made once, when first asked for. No retries of its own: the outbox decides those. */
export function apiClient(access: TelegramAccess): () => Promise<Client> {
  let client: Promise<Client> | undefined;
  return () => {
    client ??= import('grammy/web').then(({ Api: Calls, InputFile: File }) => ({
      api: new Calls(access.token, {
        apiRoot: access.apiRoot.replace(/\/+$/u, ''),
        timeoutSeconds: TIMEOUT_SECONDS,
        // A redirect would carry the token, which is part of the path, to somebody else.
        baseFetchConfig: { redirect: 'manual' },
        fetch: ((url: string, init: RequestInit) => answered(access.fetch, url, init)) as ApiClientOptions['fetch'],
      } as ApiClientOptions),
      upload: (bytes, name) => new File(bytes, name),
    }));
    return client;
  };
}

/** A proxy's HTML page in the Bot API's own shape, so that its status is not lost in a JSON syntax error. */
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
