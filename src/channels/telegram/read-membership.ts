// Reads a membership change: being added to a group counts as the /start command of the person who did it. Other changes
// (a block, a removal, new rights) are ignored: the next send fails and reports them.

import type { Instant } from '../../domain/ids.ts';
import { asObject } from '../json-reader.ts';
import { somebodyOf } from './read-nameless.ts';
import { ignored, type Reading } from './reading.ts';
import { readSender } from './sender.ts';

const OUTSIDE: ReadonlySet<unknown> = new Set(['left', 'kicked']);
const INSIDE: ReadonlySet<unknown> = new Set(['member', 'administrator']);

/** A message with '/start' when the bot was outside before and is inside now; `ignored` for anything else. */
export function readMembership(nativeId: string, value: unknown, now: Instant): Reading {
  const update = asObject(value);
  const before = asObject(update?.old_chat_member)?.status;
  const after = asObject(update?.new_chat_member)?.status;
  const sender = readSender(update?.from, update?.chat);
  const channel = asObject(update?.chat)?.type === 'channel';
  if (sender === undefined || !sender.group || channel || !OUTSIDE.has(before) || !INSIDE.has(after))
    return ignored('my_chat_member');
  const body = { kind: 'text', text: '/start' } as const;
  // An anonymous admin, whose account is shared by all of them.
  const person = asObject(update?.from)?.is_bot === true ? somebodyOf(sender.chat) : sender.person;
  return {
    kind: 'message',
    message: { channel: 'telegram', nativeId, ...sender, person, sentAt: now, forwarded: false, body },
  };
}
