// A submitted form, read with our own byte counter. Three levels of instructions fit well below the limit.

import type { Context } from 'hono';
import { readBody } from '../read-body.ts';

const LARGEST_FORM = 96 * 1024;

/** undefined: too large, or not a form. */
export async function formOf(c: Context): Promise<URLSearchParams | undefined> {
  if (!(c.req.header('content-type') ?? '').startsWith('application/x-www-form-urlencoded')) return undefined;
  const body = await readBody(c.req.raw, LARGEST_FORM);
  return body.ok ? new URLSearchParams(new TextDecoder().decode(body.value)) : undefined;
}
