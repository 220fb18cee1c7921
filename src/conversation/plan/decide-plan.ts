// Which messages go to a planner: those that want something from the notebook but the rules are unsure what, and those
// that ask for nothing. All others are decided by code alone, with or without a model.

import type { Item } from '../../domain/item.ts';
import type { Intent } from '../../language/intent.ts';
import type { Understanding } from '../../language/understanding.ts';
import { allowedTools } from '../../planner/allowed-tools.ts';
import { type Decision, IDLE_STATE } from '../decision.ts';
import type { Situation } from '../situation.ts';

const UNSURE: ReadonlySet<Intent> = new Set([
  'unknown',
  'save',
  'save_previous',
  'search',
  'enrich',
  'edit_memory',
  'mark_item',
]);

/** The planner mode for a message, or undefined for none. `sure`: the confidence at which the rules are trusted. */
export function plannerMode({ intent, confidence }: Pick<Understanding, 'intent' | 'confidence'>, sure: number) {
  if (intent === 'smalltalk') return 'talk';
  return UNSURE.has(intent) && confidence < sure ? 'plan' : undefined;
}

const named = ({ id, title }: Item) => ({ id, label: title });

/** @param otherwise the decision without a planner. @param sure the confidence at which the rules are trusted. */
export function leftToPlanner(otherwise: Decision, situation: Situation, sure: number): Decision {
  const { understanding, text, loaded, message } = situation;
  const { intent } = understanding;
  if (message.forwarded || text.trim() === '' || otherwise.do === 'agents') return otherwise;
  const mode = plannerMode(understanding, sure);
  if (mode === undefined) return otherwise;
  return {
    do: 'plan',
    intent,
    text,
    ...(loaded.previous === undefined ? {} : { previous: loaded.previous }),
    mode,
    may: mode === 'talk' ? new Set() : allowedTools(understanding, { forwarded: message.forwarded }),
    shown: loaded.shown.flatMap(({ item }) => (item === undefined ? [] : [named(item)])),
    pointed: (loaded.pointedAt?.items ?? [loaded.lastSaved]).flatMap((item) =>
      item === undefined ? [] : [named(item)],
    ),
    otherwise,
    // If the planner's result replaces the question, the question must not stay open: a "sim" would answer something
    // nobody read.
    next: otherwise.next === loaded.state ? loaded.state : IDLE_STATE,
  };
}
