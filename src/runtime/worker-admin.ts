// Serves the admin through the platform object by RPC, with whole requests and responses, since forms and pages are
// small.

import type { Context } from 'hono';
import { readBody } from '../http/read-body.ts';
import { PLATFORM_NAME } from './worker-ingress.ts';

export type Asked = {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly [string, string][];
  readonly body: Uint8Array | undefined;
};
export type Answered = {
  readonly status: number;
  readonly headers: readonly [string, string][];
  readonly body: string;
};

/** In bytes: three levels of instructions fit well, even escaped. */
const LARGEST_BODY = 128 * 1024;

/** The admin's response; 413 for a body too large to be a form. */
export async function askAdmin(env: Pick<Cloudflare.Env, 'PLATFORM'>, c: Context): Promise<Response> {
  const { method, url, headers } = c.req.raw;
  const body = method === 'GET' || method === 'HEAD' ? undefined : await readBody(c.req.raw, LARGEST_BODY);
  if (body?.ok === false) return new Response(null, { status: 413 });
  const asked: Asked = { method, url, headers: [...headers], body: body?.value };
  const { status, headers: answered, body: text } = await env.PLATFORM.getByName(PLATFORM_NAME).admin(asked);
  return new Response(text, { status, headers: answered.map(([name, value]) => [name, value] as [string, string]) });
}
