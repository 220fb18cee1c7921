// "Ver tabela" under an answer: computes the question's figures again, since only the question is stored.

import type { Missions } from '../../missions/missions.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Preparing } from '../preparing.ts';
import { phrases } from '../replies/phrases.ts';

type DrawCall = Extract<ToolCall, { tool: 'draw_study' }>;
type Running = Extract<Decision, { do: 'run_tool' }>;

/** @param mission of the answer the button stands under */
export const drawStudy = (mission: string): Decision => run({ tool: 'draw_study', args: { mission } });

/** The call with its chart; rendering failures leave the figures as text. */
export async function studyPicture(
  decision: Running,
  call: DrawCall,
  missions: Missions,
  { read, today, conversation }: Preparing,
): Promise<Decision> {
  const row = read.mission(call.args.mission);
  // The button is from another chat, or its answer was erased.
  if (row === undefined || row.conversation !== conversation.id)
    return { do: 'reply', reply: phrases.expired, next: decision.next };
  const chart = await missions.picture({ question: row.question, ledger: read.ledger, today });
  if (chart === undefined) return { do: 'reply', reply: phrases.expired, next: decision.next };
  return { ...decision, calls: [{ ...call, args: { ...call.args, outside: { chart } } }] };
}
