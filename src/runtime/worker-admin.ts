// The admin's pages, asked of the platform object by rpc: requests and answers whole, since forms and pages are small.

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

/** Three levels of instructions, escaped, fit well below it. */
const LARGEST_BODY = 128 * 1024;

/** Answers as the admin does; 413 for what is too large to be a form. */
export async function askAdmin(env: Pick<Cloudflare.Env, 'PLATFORM'>, c: Context): Promise<Response> {
  const { method, url, headers } = c.req.raw;
  const body = method === 'GET' || method === 'HEAD' ? undefined : await readBody(c.req.raw, LARGEST_BODY);
  if (body?.ok === false) return new Response(null, { status: 413 });
  const asked: Asked = { method, url, headers: [...headers], body: body?.value };
  const { status, headers: answered, body: text } = await env.PLATFORM.getByName(PLATFORM_NAME).admin(asked);
  return new Response(text, { status, headers: answered.map(([name, value]) => [name, value] as [string, string]) });
}
