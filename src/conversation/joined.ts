// Parts of one message, each decided by itself, as one decision.

import type { Intent } from '../language/intent.ts';
import type { ToolCall } from '../tools/registry.ts';
import { run } from './decided.ts';
import type { Decision } from './decision.ts';
import { editsFirst } from './edits-first.ts';

/** Said along with what is to be done, which needs no answer of its own. */
export const COURTESY: ReadonlySet<Intent> = new Set<Intent>(['greeting', 'farewell', 'thanks']);

type Part = { readonly line: string; readonly part: Decision };

/** Runs all that needs no answer, in the order of the lines; asks one question, and says what that left undone. */
export function joined(parts: readonly Part[]): Decision | undefined {
  const calls = parts.flatMap(({ part }) => (part.do === 'run_tool' ? part.calls : []));
  const [first, ...rest] = together(editsFirst(calls));
  const [asked, ...left] = parts.filter(({ part }) => part.do !== 'run_tool');
  if (asked === undefined) return first && run(first, ...rest);
  const { part } = asked;
  const other: Decision =
    first === undefined ? part : { do: 'beside', calls: [first, ...rest], open: part, next: part.next };
  if (left.length === 0) return other;
  return { do: 'interrupted', other, told: left.map(({ line }) => line).join('; '), next: part.next };
}

/** Entries told one behind the other are recorded, and told again, together. */
function together(calls: readonly ToolCall[]): readonly ToolCall[] {
  const kept: ToolCall[] = [];
  for (const call of calls) {
    const last = kept.at(-1);
    if (last?.tool !== 'record_transaction' || call.tool !== 'record_transaction') kept.push(call);
    else kept.splice(-1, 1, { ...call, args: { entries: [...last.args.entries, ...call.args.entries] } });
  }
  return kept;
}
