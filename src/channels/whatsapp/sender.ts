// Identifies the sender. Since 2026 a person may have a business-scoped id (BSUID, `BR.1502576394655843`), a phone
// number, or both; the phone may disappear once they take a username. The BSUID is the identity whenever there is one.
//
// A person first seen by phone only is keyed by it. The first webhook with both ids has the BSUID as `person` and the
// phone among `aliases`: the store finds the account by the alias and adds the BSUID to it. Two accounts with different
// BSUIDs are two people even when the phone is equal: Meta creates a new BSUID when somebody changes number, and the
// old number is given to a stranger.

import { asObject, type JsonObject } from '../json-reader.ts';
import { sameNumber } from './brazilian-mobile.ts';
import { id, text } from './webhook-schema.ts';

export type Sender = {
  readonly person: string;
  /**
   * Address of a private answer: the BSUID, else the number exactly as received (never derived, because of Brazil's
   * ninth digit).
   */
  readonly chat: string;
  readonly aliases: readonly string[];
  readonly name?: string;
};

/** The sender of `message`, or undefined when no id is present. */
export function senderOf(message: JsonObject, contacts: readonly unknown[]): Sender | undefined {
  const from = id(message.from);
  const fromUser = id(message.from_user_id);
  const contact = contactOf(from, fromUser, contacts);
  const waId = id(contact?.wa_id);
  const bsuid = fromUser ?? id(contact?.user_id);
  const person = bsuid ?? waId ?? from;
  if (person === undefined) return undefined;
  const parent = id(message.from_parent_user_id) ?? id(contact?.parent_user_id);
  const name = text(asObject(contact?.profile)?.name)?.trim();
  const others = [waId, from, parent].filter((other) => other !== undefined).filter((other) => other !== person);
  return {
    person,
    chat: bsuid ?? from ?? person,
    aliases: [...new Set(others)],
    ...(name ? { name } : {}),
  };
}

/**
 * The contact that belongs to the message. It must never be another person's, since its ids decide whose data are
 * shown.
 */
function contactOf(
  from: string | undefined,
  fromUser: string | undefined,
  contacts: readonly unknown[],
): JsonObject | undefined {
  for (const raw of contacts) {
    const contact = asObject(raw);
    if (contact === undefined) continue;
    const userId = id(contact.user_id);
    const waId = id(contact.wa_id);
    if (fromUser !== undefined && userId !== undefined) {
      if (fromUser === userId) return contact;
    } else if (from !== undefined && waId !== undefined) {
      if (sameNumber(from, waId)) return contact;
    } else if (contacts.length === 1) {
      return contact; // the only contact, with nothing comparable that contradicts
    }
  }
  return undefined;
}
