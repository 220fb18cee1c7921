// "Corrijo para 79,90?" – "na verdade foi 69,90": applies the correction to the entry awaiting confirmation. Treating
// it as a yes would save the amount the person just called wrong.

import type { ToolCall } from '../../tools/registry.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { keepOrAsk } from '../money/decide-record.ts';
import { changesOf } from '../money/entry-changes-of.ts';
import type { Situation } from '../situation.ts';

/** @returns undefined when no entry awaits confirmation, or the message corrects nothing in it. */
export function amendOpen(situation: Situation): Decision | undefined {
  const { loaded, understanding, asking } = situation;
  const { state } = loaded;
  if (state.at !== 'pending' || state.action.kind !== 'confirm' || asking.now >= state.expiresAt) return undefined;
  if (understanding.intent !== 'edit_transaction') return undefined;
  const changes = changesOf(understanding.slots.changes);
  if (Object.keys(changes).length === 0) return undefined;
  const { act } = state.action.yes;
  if (act.tool === 'edit_transaction') {
    const call: ToolCall = { ...act, args: { ...act.args, changes: { ...act.args.changes, ...changes } } };
    return run(call);
  }
  if (act.tool !== 'record_transaction') return undefined;
  const [only, ...others] = act.args.entries;
  const { status: _, ...told } = changes;
  return only === undefined || others.length > 0 ? undefined : keepOrAsk([{ ...only, ...told }], situation);
}
