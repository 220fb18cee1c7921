// Something else said while a question is open: the question is given up, and what had been told to it is not lost (TRAPS 7). A movement
// of which only the category or the side of the card was asked is kept without it, and so is a work without its kind; of anything less it is said that it was not kept.

import type { PendingAction } from '../../dialogue/pending-action.ts';
import { type Draft, missingPiece, underOthers } from '../../finance/draft.ts';
import { reais } from '../../finance/money.ts';
import type { Intent } from '../../language/intent.ts';
import type { ToolCall } from '../../tools/registry.ts';
import type { Decision } from '../decision.ts';
import type { RecordCall } from '../money/decide-record.ts';
import type { Situation } from '../situation.ts';

/** What is told but not yet kept, as it would be named; undefined where leaving the question loses nothing. */
function toldBy(act: ToolCall): string | undefined {
  switch (act.tool) {
    case 'record_transaction':
      return act.args.entries
        .map(({ description, cents }) =>
          [description, cents === undefined ? undefined : reais(cents)].filter((part) => part !== undefined).join(', '),
        )
        .filter((part) => part !== '')
        .join('; ');
    case 'save_movie':
    case 'save_tv_show':
      return act.args.title;
    default:
      return undefined;
  }
}

/** A sim/não question offers what the person did not order, unless it reads back what they told. */
function actOf(action: PendingAction<ToolCall>): ToolCall | undefined {
  if (action.kind === 'fill_slot') return action.act;
  if (action.kind !== 'confirm') return action.options[0]?.act;
  return action.yes.act.tool === 'record_transaction' ? action.yes.act : undefined;
}

/** As it can be kept with nothing more said; undefined where its value or what it was for is not known. */
function keptAsItIs(draft: Draft): Draft | undefined {
  const { method, ...unpaid } = draft;
  if (method === 'cartao') return keptAsItIs(unpaid);
  const piece = missingPiece(draft);
  if (piece === undefined) return draft;
  // Money that came in is no less income for nobody saying from where.
  if (draft.kind === 'receita' && piece === 'description') return { ...draft, category: 'outras_receitas' };
  if (piece !== 'category' || draft.kind === 'estorno') return undefined;
  return underOthers(draft);
}

/** What the open question was about, with the least that can be said of it. */
function keptOf(action: PendingAction<ToolCall>): RecordCall | undefined {
  if (action.kind !== 'fill_slot' || action.act.tool !== 'record_transaction') return undefined;
  const entries = action.act.args.entries.flatMap((draft) => keptAsItIs(draft) ?? []);
  return entries.length === action.act.args.entries.length
    ? { tool: 'record_transaction', args: { entries } }
    : undefined;
}

/** A work they asked to keep, of which only the kind was asked: a film, unless they say otherwise. */
function workOf(action: PendingAction<ToolCall>): ToolCall | undefined {
  const act = action.kind === 'clarify_type' ? action.options[0]?.act : undefined;
  return act?.tool === 'save_movie' && act.args.seen === undefined ? act : undefined;
}

/** Two movements told one after the other are one record of two. */
function besideKept(kept: RecordCall, other: Decision): Decision {
  const [call, ...more] = other.do === 'run_tool' ? other.calls : [];
  if (call?.tool !== 'record_transaction' || more.length > 0)
    return { do: 'beside', calls: [kept], open: other, next: other.next };
  const entries = [...kept.args.entries, ...call.args.entries];
  return { do: 'run_tool', calls: [{ tool: 'record_transaction', args: { entries } }], next: other.next };
}

/** Who says so needs not be told. */
const GIVES_UP = /^\s*(?:esquece|esque[çc]a|deixa|deixe|cancela|cancele|n[ãa]o precisa|desisti)\b/iu;

/** What points at the last record would meet the one before the one that was left. */
const AT_THE_LAST: ReadonlySet<Intent> = new Set<Intent>(['undo_transaction', 'edit_transaction']);

/** The decision for the other thing, beside what the question it left had been told. */
export function sayWhatWasLeft(other: Decision, { loaded: { state }, asking, text, read }: Situation): Decision {
  if (state.at !== 'pending' || asking.now >= state.expiresAt || GIVES_UP.test(text)) return other;
  const kept = AT_THE_LAST.has(read(text).intent) ? undefined : keptOf(state.action);
  if (kept !== undefined) return besideKept(kept, other);
  const work = workOf(state.action);
  if (work !== undefined) return { do: 'beside', calls: [work], open: other, next: other.next };
  const act = actOf(state.action);
  const told = act && toldBy(act);
  return told === undefined || told === '' ? other : { do: 'interrupted', other, told, next: other.next };
}
