// Parses one Telegram update to `Inbound`. Uses hand-written readers: they take about a microsecond, and a schema
// library would double the cold start.

import type { Instant } from '../../domain/ids.ts';
import type { Parsed } from '../../domain/parsed.ts';
import { asInteger, asObject, type JsonObject } from '../json-reader.ts';
import type { Me } from './addressing.ts';
import { readCallback } from './read-callback.ts';
import { readMembership } from './read-membership.ts';
import { readMessage } from './read-message.ts';
import { readReaction } from './read-reaction.ts';
import { ignored, malformed, type Reading } from './reading.ts';

/**
 * @param body parsed webhook JSON, one `Update`. `nativeId` is the update id, which redeliveries repeat; it is unique
 * but not ordered (it restarts at a random number after a week without updates, FACTS section 1). Group messages for
 * others leave no record; unsupported kinds are rejected `quiet`. Never throws.
 */
export function parseUpdate(body: unknown, now: Instant, me: Me): Parsed {
  const reading = readUpdate(asObject(body), now, me);
  switch (reading.kind) {
    case 'message':
      return { messages: [reading.message], receipts: [], rejected: [] };
    case 'moved':
      return { messages: [], receipts: [], moved: [reading.moved], rejected: [] };
    case 'elsewhere':
      return { messages: [], receipts: [], rejected: [] };
    case 'ignored':
      return { messages: [], receipts: [], rejected: [{ raw: body, reason: reading.reason, quiet: true }] };
    case 'malformed':
      return { messages: [], receipts: [], rejected: [{ raw: body, reason: reading.reason }] };
    default:
      return reading satisfies never;
  }
}

function readUpdate(update: JsonObject | undefined, now: Instant, me: Me): Reading {
  const id = asInteger(update?.update_id);
  if (update === undefined || id === undefined || id < 0) return malformed('no update_id');
  const nativeId = String(id);
  if (update.message !== undefined) return readMessage(nativeId, update.message, 'new', { now, me });
  if (update.callback_query !== undefined) return readCallback(nativeId, update.callback_query, now);
  if (update.message_reaction !== undefined) return readReaction(nativeId, update.message_reaction, now);
  if (update.my_chat_member !== undefined) return readMembership(nativeId, update.my_chat_member, now);
  if (update.edited_message !== undefined) return readMessage(nativeId, update.edited_message, 'edited', { now, me });
  const kind = Object.keys(update).find((key) => key !== 'update_id');
  return kind === undefined ? malformed('empty update') : ignored(kind.slice(0, 40));
}
