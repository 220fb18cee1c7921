// Reminders live only in the schedule, so the list always shows exactly what will ring.

import * as z from 'zod/mini';
import { localDateSchema } from '../domain/dates.ts';
import type { Scheduled } from '../domain/due.ts';
import { folded } from '../domain/fold.ts';
import { rhythmSchema } from '../domain/rhythm.ts';
import { searchWords } from '../memories/search-words.ts';
import type { Reads } from '../ports.ts';
import { aheadOf, noticesOf } from './notices-of.ts';
import { reschedule } from './reschedule.ts';
import { defineTool } from './tool.ts';

export type ReminderOutcome =
  | { readonly kind: 'reminder_set'; readonly scheduled: Scheduled }
  /** `ahead`: the reminders ahead of it, which move with it. */
  | { readonly kind: 'reminder_moved'; readonly scheduled: Scheduled; readonly ahead: readonly Scheduled[] }
  /** `when`: limits the list to these days; `of`: to those with these words. */
  | {
      readonly kind: 'reminders';
      readonly list: readonly Scheduled[];
      readonly when?: string;
      readonly of?: string;
      readonly notes?: readonly string[];
    }
  | { readonly kind: 'reminders_cancelled'; readonly list: readonly Scheduled[] }
  | { readonly kind: 'which_reminder'; readonly to: 'cancel' | 'move'; readonly candidates: readonly Scheduled[] }
  | { readonly kind: 'no_reminder'; readonly words: string };

/** Next due time, the local time if one was given, the repetition rule, its end and the days left out. */
const ring = {
  dueAt: z.int(),
  time: z.exactOptional(z.string()),
  rhythm: z.exactOptional(rhythmSchema),
  everyHours: z.exactOptional(z.int().check(z.minimum(1), z.maximum(23))),
  until: z.exactOptional(z.int()),
  skips: z.exactOptional(z.readonly(z.array(localDateSchema))),
};
const ringSchema = z.readonly(z.strictObject(ring));
export type Ring = z.infer<typeof ringSchema>;

/** Selects reminders by words or by exact key. */
type ReminderPointer = { readonly key?: string; readonly words?: string };

const contentOf = ({ due }: Scheduled): string => (due.kind === 'reminder' ? due.content : '');

/** Soonest first; every word must be a prefix of a word of the reminder. */
const PLURAL = /(?<=\p{L}{4})s$/u;

/** Soonest first. Without key and words all of them. */
export function remindersCalled(
  { key, words = '' }: ReminderPointer,
  read: Pick<Reads, 'scheduled'>,
): readonly Scheduled[] {
  const all = read.scheduled('reminder');
  if (key !== undefined) return all.filter((one) => one.key === key);
  // A word begins as it was said; "meus remédios" are reminders of one remédio each.
  const said = words === '' ? [] : searchWords(words).map((word) => word.replace(PLURAL, ''));
  return all.filter((one) => said.every((word) => ` ${folded(contentOf(one))}`.includes(` ${word}`)));
}

const sameAs = ({ dueAt, due }: Scheduled, all: readonly Scheduled[]): Scheduled | undefined =>
  all.find(
    (one) =>
      one.dueAt === dueAt &&
      folded(contentOf(one)) === folded(due.kind === 'reminder' ? due.content : '') &&
      JSON.stringify('rhythm' in one.due ? one.due.rhythm : null) ===
        JSON.stringify('rhythm' in due ? due.rhythm : null),
  );

export const setReminder = defineTool({
  name: 'set_reminder',
  description: 'Agenda um lembrete, que chega sozinho na hora.',
  args: z.strictObject({ content: z.string() }),
  // Code computes the instant from local time: a planner never gives one.
  internal: ring,
  effect: 'write',
  exposedToModel: false,
  run: ({ content, dueAt, ...ring }, context): ReminderOutcome => {
    const { conversation, turn } = context;
    const key = `${turn} ${folded(content)} ${dueAt}`;
    const scheduled: Scheduled = {
      kind: 'reminder',
      key,
      conversation,
      dueAt,
      due: { kind: 'reminder', content, ...ring },
    };
    // Asked for again as it stands, it rings once.
    const same = ring.everyHours === undefined ? sameAs(scheduled, context.tx.scheduled('reminder')) : undefined;
    if (same === undefined) reschedule(scheduled, context);
    return { kind: 'reminder_set', scheduled: same ?? scheduled };
  },
});

export const listReminders = defineTool({
  name: 'list_reminders',
  description: 'Mostra os lembretes que ainda vão chegar.',
  args: z.strictObject({ words: z.exactOptional(z.string()) }),
  // Code computes the days from local time.
  internal: {
    keys: z.exactOptional(z.readonly(z.array(z.string()))),
    when: z.exactOptional(z.string()),
    /** What is written down for these days. */
    notes: z.exactOptional(z.readonly(z.array(z.string()))),
  },
  effect: 'read',
  exposedToModel: true,
  run: ({ words, keys, when, notes }, context): ReminderOutcome => {
    const all = remindersCalled(words === undefined ? {} : { words }, context.tx);
    const list = keys === undefined ? all : all.filter(({ key }) => keys.includes(key));
    return {
      kind: 'reminders',
      list,
      ...(when === undefined ? {} : { when }),
      ...(words ? { of: words } : {}),
      ...(notes === undefined ? {} : { notes }),
    };
  },
  shows: (outcome) =>
    outcome.kind === 'reminders' ? { kind: 'lembrete', keys: outcome.list.map(({ key }) => key) } : undefined,
});

export const cancelReminder = defineTool({
  name: 'cancel_reminder',
  description: 'Cancela um lembrete, ou todos.',
  args: z.strictObject({ words: z.exactOptional(z.string()), all: z.exactOptional(z.literal(true)) }),
  /** `kept`: those that are to stay. */
  internal: { key: z.exactOptional(z.string()), kept: z.exactOptional(z.readonly(z.array(z.string()))) },
  effect: 'write',
  exposedToModel: false,
  run: ({ all, kept = [], ...pointer }, context): ReminderOutcome => {
    const stay = kept.map((words) => ({ words, list: remindersCalled({ words }, context.tx) }));
    const missing = stay.find(({ list }) => list.length === 0);
    if (missing !== undefined) return { kind: 'no_reminder', words: missing.words };
    const keys = new Set(stay.flatMap(({ list }) => list.map(({ key }) => key)));
    const found = remindersCalled(pointer, context.tx).filter(({ key }) => !keys.has(key));
    if (found.length === 0) return { kind: 'no_reminder', words: pointer.words ?? '' };
    const set = context.tx.scheduled('reminder');
    const notices = found.flatMap((one) => aheadOf(one, set));
    const events = found.filter(({ key }) => !notices.some((one) => one.key === key));
    if (events.length > 1 && all !== true) return { kind: 'which_reminder', to: 'cancel', candidates: found };
    // What rings ahead of it goes with it.
    for (const { kind, key } of [...events, ...notices]) reschedule({ kind, key }, context);
    return { kind: 'reminders_cancelled', list: events };
  },
});

export const moveReminder = defineTool({
  name: 'move_reminder',
  description: 'Muda a hora de um lembrete.',
  args: z.strictObject({ words: z.exactOptional(z.string()) }),
  /** `content`: other words for it, when these change. */
  internal: { key: z.exactOptional(z.string()), content: z.exactOptional(z.string()), ring: ringSchema },
  effect: 'write',
  exposedToModel: false,
  run: ({ ring: { dueAt, ...ring }, content, ...pointer }, context): ReminderOutcome => {
    const found = remindersCalled(pointer, context.tx);
    const [only, ...others] = found;
    if (only === undefined) return { kind: 'no_reminder', words: pointer.words ?? '' };
    if (others.length > 0) return { kind: 'which_reminder', to: 'move', candidates: found };
    const repeats = ring.rhythm !== undefined || ring.everyHours !== undefined;
    // What repeats for some days keeps its end.
    const until = repeats && only.due.kind === 'reminder' ? only.due.until : undefined;
    const due = {
      kind: 'reminder',
      content: content ?? contentOf(only),
      ...(until === undefined ? {} : { until }),
      ...ring,
    } as const;
    const scheduled: Scheduled = { ...only, dueAt, due };
    const ahead = noticesOf(only, dueAt - only.dueAt, context.tx.scheduled('reminder'));
    for (const one of ahead) reschedule(one.dueAt > context.now ? one : { kind: one.kind, key: one.key }, context);
    // Last, since it is what is spoken of from now on.
    reschedule(scheduled, context);
    return { kind: 'reminder_moved', scheduled, ahead: ahead.filter((one) => one.dueAt > context.now) };
  },
});
