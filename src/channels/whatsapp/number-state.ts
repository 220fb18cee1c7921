// Asks Meta about the configured number; used by `doctor`, never while serving.

import { fail, type Result, succeed } from '../../domain/result.ts';
import { asObject } from '../json-reader.ts';
import { networkFailure } from '../network-failure.ts';
import { currentVersion, type GraphAccess } from './graph-client.ts';
import { number, text } from './webhook-schema.ts';

/** The number as people see it: '+55 11 4000-1234'. */
export type NumberState = { readonly shown: string | undefined };

export type NumberFailure =
  | { readonly kind: 'token' | 'number' | 'permission' }
  | { readonly kind: 'offline' | 'other'; readonly reason: string };

const TIMEOUT_MS = 10_000;

/** Never throws. Reasons are codes only: Meta's messages quote the token. */
export async function numberState(
  { fetch: http, apiRoot, token }: Pick<GraphAccess, 'fetch' | 'apiRoot' | 'token'>,
  phoneNumberId: string,
): Promise<Result<NumberState, NumberFailure>> {
  try {
    const response = await http(`${apiRoot}/${currentVersion}/${phoneNumberId}?fields=display_phone_number`, {
      headers: { authorization: `Bearer ${token}` },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body = asObject(await response.json().catch(() => undefined));
    if (response.ok) return succeed({ shown: text(body?.display_phone_number) });
    const error = asObject(body?.error);
    return fail(failureOf(number(error?.code), number(error?.error_subcode), response.status));
  } catch (error) {
    return fail({ kind: 'offline', reason: networkFailure(error).reason });
  }
}

/** The codes are those of send-failure. */
function failureOf(code: number | undefined, subcode: number | undefined, status: number): NumberFailure {
  if (code === 190 || code === 0) return { kind: 'token' };
  if (code === 100 && subcode === 33) return { kind: 'number' };
  if (code === 3 || code === 10 || (code !== undefined && code >= 200 && code <= 299)) return { kind: 'permission' };
  return { kind: 'other', reason: code === undefined ? `HTTP ${status}` : `erro ${code}` };
}
