// A handler decides messages that their context explains better than their intent does: the last thing done, the list on
// the screen, what is recorded. It returns undefined when that context is absent or the message means something else.

import type { Decision } from './decision.ts';
import type { Loaded } from './loaded.ts';
import type { Situation } from './situation.ts';
import { byWords } from './wording/by-words.ts';

/**
 * `says`: the patterns the handler begins with. It is asked only when one of them may match, so each must be named;
 * handlers.test.ts finds those that are not. Absent: it looks at more than words first.
 */
type Decide = ((situation: Situation) => Decision | undefined) & { readonly says?: readonly RegExp[] };

type Handler = {
  readonly decide: Decide;
  /** An example, and what it leads to. */
  readonly answers: string;
  /** Handlers asked later that may claim the same message and would answer it less well; chats.test.ts finds others. */
  readonly before?: readonly Decide[];
};

/** What a group of handlers needs; without it they are not asked. */
type Needs = keyof typeof PRESENT;

export type HandlerGroup = {
  readonly needs: Needs;
  /** Why the group is asked at this point. */
  readonly why: string;
  /** In the order they are asked. */
  readonly handlers: readonly Handler[];
};

const always = (): boolean => true;

const PRESENT = {
  /** The words alone. */
  nothing: always,
  /** Something recorded, which the handler looks up itself by the words. */
  record: always,
  /** A reminder that is the last message sent. */
  ring: ({ rang }: Loaded) => rang() !== undefined,
  /** A message of this conversation that is quoted. */
  quote: ({ pointedAt }: Loaded) => pointedAt?.known === true,
  /** A numbered list whose numbers are still valid. */
  list: ({ shown, shownEntries, shownKeyed }: Loaded) =>
    shown.length > 0 || shownEntries.length > 0 || shownKeyed !== undefined,
  /** A reminder just set, or reminders on the screen. */
  reminder: ({ done, shownKeyed }: Loaded) => done?.reminder !== undefined || shownKeyed?.kind === 'lembrete',
  /** An entry just recorded, or quoted. */
  entry: ({ lastEntry, pointedAt }: Loaded) => lastEntry !== undefined || pointedAt?.entries[0] !== undefined,
  /** An item just saved or found, or quoted. */
  item: ({ lastSaved, pointedAt }: Loaded) => lastSaved !== undefined || pointedAt?.items[0] !== undefined,
  /** A question about money, asked just before. */
  question: ({ lastQuestion }: Loaded) => lastQuestion !== undefined,
};

/** Whether the context the group needs is there. */
export const isAsked = ({ needs }: HandlerGroup, { loaded }: Situation): boolean => PRESENT[needs](loaded);

/** @returns the first decision any of the handlers returns */
export function firstOf(groups: readonly HandlerGroup[]): (situation: Situation) => Decision | undefined {
  const all = groups.flatMap((group) => group.handlers.map((handler) => ({ group, handler })));
  const saying = byWords(all, ({ handler }) => handler.decide.says);
  return (situation) => {
    let last: HandlerGroup | undefined;
    let asked = false;
    for (const { group, handler } of saying(situation.text)) {
      if (group !== last) asked = isAsked(group, situation);
      last = group;
      const decision = asked ? handler.decide(situation) : undefined;
      if (decision !== undefined) return decision;
    }
    return undefined;
  };
}
