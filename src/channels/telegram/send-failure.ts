// Maps a failed API call to a send result (FACTS section 1). `ambiguous` when the message may have arrived.

import type { SendResult } from '../../domain/message.ts';
import { asInteger, asObject, asText } from '../json-reader.ts';
import { networkFailure } from '../network-failure.ts';

/** An error response of the Bot API, as grammY throws it. */
export type Refusal = { readonly code: number; readonly description: string };

/** The error response inside a thrown error; undefined for network failures and unreadable responses. */
export function refusalOf(error: unknown): Refusal | undefined {
  const fields = asObject(error);
  const code = asInteger(fields?.error_code);
  return code === undefined ? undefined : { code, description: asText(fields?.description) ?? '' };
}

/** @param error anything a grammY call threw. @param token removed from the reason, in case a server echoes it. */
export function sendFailure(error: unknown, token: string): SendResult {
  const refusal = refusalOf(error);
  if (refusal === undefined) return networkFailure(asObject(error)?.error);
  const { code } = refusal;
  const reason = hideToken(`${code} ${refusal.description}`, token);
  const parameters = asObject(asObject(error)?.parameters);
  const chat = asInteger(parameters?.migrate_to_chat_id);
  if (chat !== undefined) return { kind: 'moved', reason, chat: String(chat) };
  if (code === 400 && /message is not modified/iu.test(refusal.description))
    return { kind: 'sent', nativeId: String(asInteger(asObject(asObject(error)?.payload)?.message_id) ?? '') };
  if (code === 429) {
    const seconds = parameters?.retry_after;
    const known = typeof seconds === 'number' && seconds >= 0 && Number.isFinite(seconds);
    return { kind: 'unsent', reason, ...(known && { afterMs: seconds * 1000 }) };
  }
  // 404 is Telegram's response to an invalid token.
  if (code === 401 || code === 404) return { kind: 'halted', reason };
  if (code === 403) return { kind: 'unreachable', reason };
  if (code >= 400 && code < 500) return { kind: 'refused', reason };
  return { kind: 'ambiguous', reason };
}

function hideToken(reason: string, token: string): string {
  const hidden = token === '' ? reason : reason.replaceAll(token, '[token]');
  return hidden.replace(/bot\d+:[\w-]+/gu, '[token]').slice(0, 200);
}
