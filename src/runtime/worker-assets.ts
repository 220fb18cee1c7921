// Pages, styles and scripts lie beside the worker (wrangler.toml [assets]): they weigh nothing in it, and nobody reaches one but through
// the routes that set its headers.

import type { Assets } from '../ports.ts';

/** The binding asks for an address; of its host nothing is read. */
const BESIDE = 'https://assets';

/** @throws for a file that was not deployed: a bug, shown by the tests. */
export const workerAssets =
  ({ ASSETS }: Pick<Cloudflare.Env, 'ASSETS'>): Assets =>
  async (path) => {
    const answer = await ASSETS.fetch(new URL(path, BESIDE));
    if (!answer.ok) throw new Error(`${path} is not beside the worker: ${answer.status}`);
    return answer.text();
  };
