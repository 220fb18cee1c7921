// Which messages the rules leave to a planner: those that ask for something of the notebook, nobody is sure what, and those that ask
// for nothing. Everything else is decided by code alone, whether a model is configured or not.

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

/** What a planner is asked for, if anything; `sure`: the confidence from which words are taken at their word. */
export function plannerMode({ intent, confidence }: Pick<Understanding, 'intent' | 'confidence'>, sure: number) {
  if (intent === 'smalltalk') return 'talk';
  return UNSURE.has(intent) && confidence < sure ? 'plan' : undefined;
}

const named = ({ id, title }: Item) => ({ id, label: title });

/** @param otherwise what is done without a planner. @param sure the confidence from which words are taken at their word. */
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
    // A question that is not asked in the end is not open: a "sim" would answer what nobody read.
    next: otherwise.next === loaded.state ? loaded.state : IDLE_STATE,
  };
}
