// People and messages of the contract suites: plain Inbound values with one line each.

import type { AccountId } from '../../src/domain/ids.ts';
import type { Inbound } from '../../src/domain/message.ts';
import type { Accepted, Conversation } from '../../src/ports.ts';
import { accountFor } from '../../src/store/accounts.ts';
import { conversationFor } from '../../src/store/conversations.ts';
import { ingressOver } from '../../src/store/ingress.ts';
import type { OpenDatabase } from './database-harness.ts';

/** Saturday 21 November 2026, noon in São Paulo. */
export const NOON = Date.UTC(2026, 10, 21, 15);

/** A text from a person, in their own chat on Telegram. */
export function message(person: string, text: string, more: Partial<Inbound> = {}): Inbound {
  return {
    channel: 'telegram',
    nativeId: `${person}/${text}`,
    person,
    chat: person,
    group: false,
    messageId: `m-${text}`,
    sentAt: NOON,
    forwarded: false,
    body: { kind: 'text', text },
    ...more,
  };
}

export type Person = { readonly account: AccountId; readonly conversation: Conversation };

/** A person who wrote once: their account and conversation exist. */
export const meet = ({ sql, commit }: OpenDatabase, person: string, more: Partial<Inbound> = {}): Promise<Person> =>
  commit(() => {
    const first = message(person, 'oi', more);
    const account = accountFor(sql, first, NOON);
    return { account, conversation: conversationFor(sql, account, first) };
  });

/** Messages that came in, stored as the webhook stores them. */
export const receive = ({ sql, commit }: OpenDatabase, ...messages: readonly Inbound[]): Promise<Accepted> =>
  ingressOver(sql, commit, { now: () => NOON }, () => {}).accept(messages, []);
