// Replies to outcomes about reminders.

import type { Reply } from '../../../domain/message.ts';
import { reminderText } from '../reminder-words.ts';
import type { ReplyContext } from '../reply-context.ts';
import { say } from '../say.ts';
import { undoable } from '../undo-choice.ts';
import type { ReplyTable } from './reply-table.ts';

type ReminderOutcome = Parameters<typeof reminderText>[0];

const changed = (outcome: ReminderOutcome, context: ReplyContext): Reply =>
  undoable(context, ...reminderText(outcome, context));
const shown = (outcome: ReminderOutcome, context: ReplyContext): Reply => say(...reminderText(outcome, context));

export const reminderReplies: ReplyTable<
  'reminder_set' | 'reminder_moved' | 'reminders_cancelled' | 'reminders' | 'which_reminder' | 'no_reminder'
> = {
  reminder_set: changed,
  reminder_moved: changed,
  reminders_cancelled: changed,
  reminders: shown,
  which_reminder: shown,
  no_reminder: shown,
};
