// Reads a reaction (emoji) to a message in a private chat. In groups most reactions are to other people's messages, which
// are not stored.

import type { Instant } from '../../domain/ids.ts';
import { asArray, asInteger, asObject, asText } from '../json-reader.ts';
import { ignored, malformed, type Reading } from './reading.ts';
import { readSender } from './sender.ts';

/** The first emoji that was not there before; `elsewhere` in groups, `ignored` when one was taken back. */
export function readReaction(nativeId: string, value: unknown, now: Instant): Reading {
  const update = asObject(value);
  const sender = readSender(update?.user, update?.chat);
  const of = asInteger(update?.message_id);
  if (update === undefined || sender === undefined || of === undefined) return malformed('reaction to nothing');
  if (sender.group) return { kind: 'elsewhere' };
  const before = new Set(asArray(update.old_reaction).map(emojiOf));
  const emoji = asArray(update.new_reaction)
    .map(emojiOf)
    .find((one) => one !== undefined && !before.has(one));
  if (emoji === undefined) return ignored('reaction removed');
  const body = { kind: 'reaction', of: String(of), emoji } as const;
  return {
    kind: 'message',
    message: { channel: 'telegram', nativeId, ...sender, sentAt: now, forwarded: false, body },
  };
}

function emojiOf(raw: unknown): string | undefined {
  const reaction = asObject(raw);
  return reaction?.type === 'emoji' ? asText(reaction.emoji) : undefined;
}
