// Both fetchers on Node; the one without a resolver runs in workerd too (test/worker).

import { guardedFetch } from '../../src/clients/guarded-fetch/guarded-fetch.ts';
import { plainHop } from '../../src/clients/guarded-fetch/plain-hop.ts';
import { guardedFetchNode } from '../../src/runtime/guarded-fetch-node.ts';
import { type HtmlServer, htmlServer } from '../fakes/html-server.ts';
import { type FetchHarness, guardedFetchContract } from './guarded-fetch-suite.ts';

function onNode(fetcher: FetchHarness['fetcher'], capsHeaders: boolean): FetchHarness {
  let server: HtmlServer | undefined;
  return {
    fetcher,
    capsHeaders,
    start: async () => {
      server = await htmlServer();
      return server.root;
    },
    close: async () => server?.close(),
  };
}

guardedFetchContract(
  'pinned connections',
  onNode(
    (policy, totalMs) =>
      guardedFetchNode({ allowPrivate: false, policy, ...(totalMs === undefined ? {} : { totalMs }) }),
    true,
  ),
);

guardedFetchContract(
  'plain fetch',
  onNode(
    (policy, totalMs) =>
      guardedFetch({
        policy,
        hop: plainHop((url, init) => fetch(url, init)),
        deadline: (ms) => AbortSignal.timeout(ms),
        ...(totalMs === undefined ? {} : { totalMs }),
      }),
    true,
  ),
);
