// Finds the object of a joining code on Workers, where every account is an object of its own: the platform object keeps
// the list.

import { invitationSaid } from '../conversation/account/decide-household.ts';
import { linkCodeSaid } from '../conversation/account/decide-link.ts';
import { type InboxMessage, isInternal } from '../domain/internal-message.ts';
import type { LinkCode } from '../store/link-codes.ts';
import type { AccountName } from './account-name.ts';

export interface CodeBoard {
  /** The stored hash of a code. */
  hash(code: string): string;
  /** Registers these codes as belonging to this object. */
  publish(codes: readonly LinkCode[]): Promise<void>;
  /** The name of another object; undefined for an unknown code and for our own. */
  whereIs(hash: string): Promise<AccountName | undefined>;
}

/** The joining code in a message, of either kind. Ignored in groups and forwarded messages. */
export function codeSaid(message: InboxMessage): string | undefined {
  if (isInternal(message) || message.group || message.forwarded || message.body.kind !== 'text') return undefined;
  const { text } = message.body;
  return linkCodeSaid(text) ?? invitationSaid(text);
}
