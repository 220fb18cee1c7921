// Reads the notice that a group became a supergroup, which gives it another id. Telegram sends it twice: as the last
// message of the old chat (migrate_to_chat_id) and the first of the new one (migrate_from_chat_id). The two travel in
// different queues, so either may be first; what anybody writes in the new chat comes after the second.

import type { Moved } from '../../domain/moved.ts';
import { asInteger, asObject, type JsonObject } from '../json-reader.ts';

/** Undefined for any other message. */
export function readUpgrade(message: JsonObject): Moved | undefined {
  const here = asInteger(asObject(message.chat)?.id);
  const from = asInteger(message.migrate_from_chat_id) ?? here;
  const to = asInteger(message.migrate_to_chat_id) ?? here;
  if (from === undefined || to === undefined || from === to) return undefined;
  return { kind: 'group', channel: 'telegram', from: String(from), to: String(to) };
}
