// Creates the Graph API client over the injected fetch.
// - The library calls `fetch` as a method of its own, which workerd rejects ("Illegal invocation"), and has no timeout;
//   the function passed in here solves both.
// - Its typed builders measure text in UTF-16 units and Meta in code points, so they would reject a full-length reply
//   with emoji. `sendRaw` takes the JSON unchanged, with the business-scoped recipient and the outbox key.
//
// Imported at the first call, to keep the cold start short.

import type { GraphApiError, WhatsAppClient } from '@kapso/whatsapp-cloud-api';
import type { Http } from '../../ports.ts';

export type GraphAccess = {
  readonly token: string;
  /** e.g. https://graph.facebook.com, or a local server. */
  readonly apiRoot: string;
  readonly graphVersion?: string;
  readonly fetch: Http;
  /** Milliseconds from sending the request to the end of the body. */
  readonly timeoutMs?: number;
};

export const currentVersion = 'v25.0';
const defaultTimeout = 20_000;

export type Graph = {
  readonly client: WhatsAppClient;
  /** The error when it is one of the library's. */
  readonly asGraphError: (error: unknown) => GraphApiError | undefined;
};

/** Returns a getter of the client, created at the first call. */
export function graphClient(access: GraphAccess): () => Promise<Graph> {
  const { fetch: http, timeoutMs = defaultTimeout } = access;
  let graph: Promise<Graph> | undefined;
  return () => {
    graph ??= import('@kapso/whatsapp-cloud-api').then((kapso) => ({
      client: new kapso.WhatsAppClient({
        accessToken: access.token,
        baseUrl: access.apiRoot,
        graphVersion: access.graphVersion ?? currentVersion,
        // A redirect would receive the token.
        fetch: (url, init) =>
          http(addressOf(url), { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) }),
      }),
      asGraphError: (error) => (error instanceof kapso.GraphApiError ? error : undefined),
    }));
    return graph;
  };
}

function addressOf(url: string | URL | Request): string {
  return typeof url === 'string' ? url : url instanceof URL ? url.href : url.url;
}
