// Downloads media: the id gives a URL that is valid for five minutes (FACTS section 2), and that gives the bytes. The
// token is sent only to Meta's hosts and the configured server.

import * as z from 'zod/mini';
import type { Downloaded } from '../../domain/downloaded.ts';
import { fetchFile } from '../fetch-file.ts';
import { currentVersion, type GraphAccess } from './graph-client.ts';

const MOST_ANSWER_BYTES = 64 * 1024;
const META = /(?:^|\.)(?:fbsbx\.com|facebook\.com|fbcdn\.net|whatsapp\.net)$/u;

const answer = z.object({ url: z.string(), file_size: z.optional(z.coerce.number()) });

function trusted(address: string, apiRoot: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, origin } = new URL(address);
  return origin === new URL(apiRoot).origin || (protocol === 'https:' && META.test(hostname));
}

/** @param most in bytes. Never throws; an expired id is `failed`. */
export async function download(
  { fetch, apiRoot, token, graphVersion = currentVersion }: GraphAccess,
  fileId: string,
  most: number,
): Promise<Downloaded> {
  const headers = { authorization: `Bearer ${token}` };
  const root = apiRoot.replace(/\/+$/u, '');
  const about = await fetchFile(
    fetch,
    `${root}/${graphVersion}/${encodeURIComponent(fileId)}`,
    headers,
    MOST_ANSWER_BYTES,
  );
  if (about.kind !== 'file') return { kind: 'failed' };
  const read = answer.safeParse(jsonOf(about.bytes));
  if (!read.success || !trusted(read.data.url, apiRoot)) return { kind: 'failed' };
  if ((read.data.file_size ?? 0) > most) return { kind: 'too_big' };
  return fetchFile(fetch, read.data.url, headers, most);
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
