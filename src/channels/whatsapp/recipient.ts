// Address fields of a Graph send. A business-scoped id goes in `recipient`; in `to` Graph would read it as a phone
// number.
// Source: Meta, business-scoped user ids (2026); groups-messaging.

import type { Address } from '../../ports.ts';

export type Recipient =
  | { readonly recipient_type: 'individual'; readonly to: string }
  | { readonly recipient_type: 'individual'; readonly recipient: string }
  | { readonly recipient_type: 'group'; readonly to: string };

/** Country code, a dot, optionally `ENT.` for the id of a parent company, letters and digits. */
const businessScopedId = /^[A-Z]{2}\.(?:ENT\.)?[A-Za-z0-9]{1,128}$/;

/** The address fields alone, to be spread into the body. */
export function recipientOf(address: Pick<Address, 'chat' | 'group'>): Recipient {
  if (address.group) return { recipient_type: 'group', to: address.chat };
  if (businessScopedId.test(address.chat)) return { recipient_type: 'individual', recipient: address.chat };
  return { recipient_type: 'individual', to: address.chat };
}
