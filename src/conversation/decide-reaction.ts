// An emoji put on a message. On our own question it answers yes or no, on the answer to a hard question it says how good that
// was; on anything else it asks for nothing and gets no answer.

import type { Move } from '../dialogue/machine.ts';
import type { Decision } from './decision.ts';
import { thumbOf } from './replies/thumbs.ts';
import type { Situation } from './situation.ts';

const UP = /^(?:👍|👌|✅|✔|💯|🆗)/u;
const DOWN = /^(?:👎|❌|🚫|✖)/u;
const THUMB = /"((?:bom|ruim)\.[\w-]{1,40})"/u;

/** @param answer applies a move to the open question. */
export function decideReaction(
  emoji: string,
  { loaded: { state, pointedAt } }: Situation,
  answer: (move: Move) => Decision,
): Decision {
  const nothing: Decision = { do: 'nothing', next: state };
  const up = UP.test(emoji);
  if (pointedAt === undefined || (!up && !DOWN.test(emoji))) return nothing;
  const sent = JSON.stringify(pointedAt.wire ?? null);
  if (state.at === 'pending' && state.action.kind === 'confirm' && sent.includes(`"${state.action.yes.token}"`))
    return state.action.word === undefined || !up ? answer({ kind: up ? 'yes' : 'no' }) : nothing;
  const rated = thumbOf(THUMB.exec(sent)?.[1] ?? '');
  if (rated === undefined) return nothing;
  const args = { mission: rated.mission, feedback: up ? ('up' as const) : ('down' as const) };
  return { do: 'run_tool', calls: [{ tool: 'rate_answer', args }], next: state };
}
