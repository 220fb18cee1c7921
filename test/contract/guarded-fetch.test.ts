// Both fetchers on Node; the one without a resolver runs in workerd too (test/worker).

import { guardedFetchNode } from '../../src/runtime/guarded-fetch-node.ts';
import { guardedFetchWorker } from '../../src/runtime/guarded-fetch-worker.ts';
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
      guardedFetchWorker({
        fetch: (url, init) => fetch(url, init),
        allowPrivate: false,
        policy,
        ...(totalMs === undefined ? {} : { totalMs }),
      }),
    true,
  ),
);
