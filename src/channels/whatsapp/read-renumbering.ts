// Reads the notice that a person changed number (`user_changed_number`), or got another business-scoped id because of
// it (`user_changed_user_id`, sent where the new number may not be shared). Earlier versions of the API said
// `customer_changed_number` and `new_wa_id`.
// Source: Meta, system messages webhook reference (August 2026).

import type { MovedPerson } from '../../domain/moved.ts';
import { asObject, type JsonObject } from '../json-reader.ts';
import { id } from './webhook-schema.ts';

const CHANGED: ReadonlySet<unknown> = new Set([
  'user_changed_number',
  'customer_changed_number',
  'user_changed_user_id',
]);

/** Undefined for any other message, and where either side is missing. */
export function readRenumbering(message: JsonObject): MovedPerson | undefined {
  const system = message.type === 'system' ? asObject(message.system) : undefined;
  if (system === undefined || !CHANGED.has(system.type)) return undefined;
  const [person, ...aliases] = distinct(system.user_id, system.new_wa_id ?? system.wa_id, system.parent_user_id);
  if (person === undefined) return undefined;
  const from = distinct(
    system.previous_user_id,
    message.from,
    message.from_user_id,
    system.previous_parent_user_id,
    message.from_parent_user_id,
  ).filter((one) => one !== person && !aliases.includes(one));
  return from.length === 0
    ? undefined
    : { kind: 'person', channel: 'whatsapp', from, to: { person, chat: person, aliases } };
}

const distinct = (...values: readonly unknown[]): string[] => [
  ...new Set(values.map(id).filter((one) => one !== undefined)),
];
