// The open question, asked once more.

import type { PendingAction } from '../../dialogue/pending-action.ts';
import type { Reply } from '../../domain/message.ts';
import type { RichText } from '../../domain/text.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { replyFor } from '../ask.ts';
import { numbered } from '../replies/numbered.ts';

/** With its options, numbered as before. `first`: what is said in front of it. */
export function openAgain(action: PendingAction<ToolCall>, first: RichText = []): Reply {
  const again = replyFor(action, [...first, action.question]);
  return action.kind === 'choose_candidate' || action.kind === 'choose_reference' ? numbered(again) : again;
}
