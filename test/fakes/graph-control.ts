// Fake Graphs by remote control. POST /open (a GraphAccount as JSON) gives {root}; then with ?root=: /messages, /sent (a
// KeptMedia as JSON), /fail (a fault as JSON), /status (arguments of statusWebhook as JSON) and /close.

import { type ControlServer, controlServer } from './control-server.ts';
import { type GraphAccount, type GraphFault, type GraphServer, type Status, startGraphServer } from './graph-server.ts';

/** What a person sent, for us to fetch. */
export type KeptMedia = { readonly id: string; readonly mime: string; readonly base64: string };

export function graphControl(): Promise<ControlServer> {
  const servers = new Map<string, GraphServer>();
  const answer = async (path: string, root: string, body: unknown): Promise<unknown> => {
    const one = servers.get(root);
    if (path === '/open') {
      const opened = await startGraphServer(body as GraphAccount);
      servers.set(opened.root, opened);
      return { root: opened.root };
    }
    if (path === '/messages') return one?.messages ?? [];
    if (path === '/sent') {
      const { id, mime, base64 } = body as KeptMedia;
      one?.sent.set(id, { mime, bytes: Buffer.from(base64, 'base64') });
    }
    if (path === '/fail') one?.failNext(body as GraphFault);
    if (path === '/status') return one?.statusWebhook(...(body as [string, Status]));
    if (path === '/close') {
      servers.delete(root);
      await one?.close();
    }
    return {};
  };
  return controlServer('root', answer, servers);
}
