// The "Desfazer" button of a reply.

import type { InboxId } from '../../domain/ids.ts';
import type { Choice, Reply } from '../../domain/message.ts';
import type { RichText } from '../../domain/text.ts';
import type { ReplyContext } from './reply-context.ts';

/** Undoes that turn, whenever it is pressed. */
export const undoChoice = (turn: InboxId): Choice => ({ token: `desfazer.${turn}`, label: 'Desfazer' });

/** @returns the turn an undo button names. */
export function turnOfUndo(token: string): InboxId | undefined {
  const match = /^desfazer\.(\d{1,15})$/.exec(token);
  return match === null ? undefined : (Number(match[1]) as InboxId);
}

/** A text with the button that undoes the current turn. */
export const undoable = ({ turn }: ReplyContext, ...text: RichText): Reply => ({ text, choices: [undoChoice(turn)] });
