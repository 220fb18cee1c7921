// The other end of world-control: an outside of one's own, used from where no socket can be opened. fetch only.

export type RemoteWorld = {
  /** Environment variables that lead to it. */
  readonly env: Readonly<Record<string, string>>;
  readonly site: string;
  fail(server: string, faults: readonly string[]): Promise<void>;
  close(): Promise<void>;
};

/** `control`: the address that worldControl printed. */
export async function remoteWorld(control: string): Promise<RemoteWorld> {
  const ask = (path: string, body: unknown = {}): Promise<Response> =>
    fetch(`${control}${path}`, { method: 'POST', body: JSON.stringify(body) });
  const { site, env } = (await (await ask('/open')).json()) as Pick<RemoteWorld, 'site' | 'env'>;
  const here = `?site=${encodeURIComponent(site)}`;
  return {
    env,
    site,
    fail: async (server, faults) => void (await ask(`/fail${here}`, [server, faults])),
    close: async () => void (await ask(`/close${here}`)),
  };
}
