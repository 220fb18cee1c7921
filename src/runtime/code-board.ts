// Where codes that let somebody in are found when every account is an object of its own: the platform object knows whose each is.

import { invitationSaid } from '../conversation/account/decide-household.ts';
import { linkCodeSaid } from '../conversation/account/decide-link.ts';
import { type InboxMessage, isInternal } from '../domain/internal-message.ts';
import type { LinkCode } from '../store/link-codes.ts';
import type { AccountName } from './account-name.ts';

export interface CodeBoard {
  /** Of a code: what is kept of it. */
  hash(code: string): string;
  /** Tells everybody that these lead here. */
  publish(codes: readonly LinkCode[]): Promise<void>;
  /** Another object's name; undefined for a code of nobody, and for our own. */
  whereIs(hash: string): Promise<AccountName | undefined>;
}

/** The code a message carries, of either kind. In a group, or forwarded, it opens nothing. */
export function codeSaid(message: InboxMessage): string | undefined {
  if (isInternal(message) || message.group || message.forwarded || message.body.kind !== 'text') return undefined;
  const { text } = message.body;
  return linkCodeSaid(text) ?? invitationSaid(text);
}
