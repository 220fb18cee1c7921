// The client library, tamed: it knows Graph's paths, headers and error bodies; we add what it lacks.
// - It keeps `fetch` as a method of its own, which workerd refuses ("Illegal invocation"), and it has no timeout: both are
//   answered by the function passed in here.
// - Its typed builders measure text in UTF-16 units, Meta in code points, so a full-length reply with emoji would be
//   refused here for nothing. `sendRaw` takes our JSON as it is, the recipient's business-scoped id and our own key included.

//
// Loaded at the first call, as grammY is: nothing is sent before something came in.

import type { GraphApiError, WhatsAppClient } from '@kapso/whatsapp-cloud-api';
import type { Http } from '../../ports.ts';

export type GraphAccess = {
  readonly token: string;
  /** e.g. https://graph.facebook.com, or a local server. */
  readonly apiRoot: string;
  readonly graphVersion?: string;
  readonly fetch: Http;
  /** Milliseconds from the first byte out to the last byte in. */
  readonly timeoutMs?: number;
};

export const currentVersion = 'v25.0';
const defaultTimeout = 20_000;

export type Graph = {
  readonly client: WhatsAppClient;
  /** Their error, when that is what it is. */
  readonly asGraphError: (error: unknown) => GraphApiError | undefined;
};

/** A client made once, when first asked for. */
export function graphClient(access: GraphAccess): () => Promise<Graph> {
  const { fetch: http, timeoutMs = defaultTimeout } = access;
  let graph: Promise<Graph> | undefined;
  return () => {
    graph ??= import('@kapso/whatsapp-cloud-api').then((kapso) => ({
      client: new kapso.WhatsAppClient({
        accessToken: access.token,
        baseUrl: access.apiRoot,
        graphVersion: access.graphVersion ?? currentVersion,
        // Redirects are never followed: the token would go along.
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
