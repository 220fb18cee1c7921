// Lists the options in the text with numbers as well: buttons truncate long labels, and a number can be typed.

import type { Reply } from '../../domain/message.ts';

/** `spelled`: channels then need not add the options to the text themselves. */
export function numbered(reply: Reply): Reply {
  const lines = (reply.choices ?? []).map((choice, index) => `\n${index + 1}. ${choice.label}`);
  return { ...reply, text: [...reply.text, ...lines], spelled: true };
}
