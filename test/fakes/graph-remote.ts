// The other end of graph-control: a fake Graph used from where no socket can be opened. fetch only.

import type { KeptMedia } from './graph-control.ts';
import type { Arrived, GraphAccount, GraphFault, Status } from './graph-server.ts';

export type RemoteGraph = {
  readonly root: string;
  messages(): Promise<readonly Arrived[]>;
  keep(media: KeptMedia): Promise<void>;
  fail(fault: GraphFault): Promise<void>;
  /** The body of the status webhook Meta would send about a message it took. */
  status(id: string, status: Status): Promise<unknown>;
  close(): Promise<void>;
};

/** A Graph that is open already. `control`: the address that graphControl printed. */
export function graphAt(control: string, root: string): RemoteGraph {
  const ask = async <T>(path: string, body: unknown = {}): Promise<T> => {
    const url = `${control}${path}?root=${encodeURIComponent(root)}`;
    return (await (await fetch(url, { method: 'POST', body: JSON.stringify(body) })).json()) as T;
  };
  return {
    root,
    messages: () => ask('/messages'),
    keep: (media) => ask('/sent', media),
    fail: (fault) => ask('/fail', fault),
    status: (id, status) => ask('/status', [id, status]),
    close: () => ask('/close'),
  };
}

/** A fresh Graph for one account. */
export async function remoteGraph(control: string, account: GraphAccount): Promise<RemoteGraph> {
  const response = await fetch(`${control}/open`, { method: 'POST', body: JSON.stringify(account) });
  return graphAt(control, ((await response.json()) as { root: string }).root);
}
