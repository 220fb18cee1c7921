// "Passa pras 11 e apaga o filme": moves a reminder and decides a second order of the same message.

import { pattern } from '../../domain/pattern.ts';
import { decideByIntent } from '../decide-by-intent.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { reworded, type Situation } from '../situation.ts';
import { SURE } from '../sure.ts';
import { decideMoveByName } from './decide-move-by-name.ts';
import { momentIn } from './moment-said.ts';
import { moveLastReminder } from './move-last-reminder.ts';

const BOTH = pattern('i')`
  ^(?<move>(?:adi|mud|pass|remarc|empurr|jog|antecip)[a-zà-ÿ]+ .{2,60}?),? e (?:tamb[ée]m )?
  (?<then>(?:apag|exclu|delet|tir|remov|cancel|salv|guard|anot|adicion)[a-zà-ÿ]+ .{2,80})$
`;
const TO_A_MOMENT = /^[a-zà-ÿ]+ (?:(?:ele|isso|o lembrete) )?(?<moment>(?:pr[ao]s?|para) .+)$/i;

/** The only reminder there is needs no name. */
function moveOnly(text: string, situation: Situation): Decision | undefined {
  const moment = TO_A_MOMENT.exec(text)?.groups?.['moment'];
  const [only, ...others] = situation.loaded.reminders();
  const ring =
    moment === undefined || only === undefined || others.length > 0 ? undefined : momentIn(moment, only, situation);
  return only && ring && run({ tool: 'move_reminder', args: { key: only.key, ring } });
}

/** @returns undefined when no reminder is moved, or the second part is not understood by itself. */
export function moveAnd(situation: Situation): Decision | undefined {
  const { move, then } = BOTH.exec(situation.text.trim())?.groups ?? {};
  if (move === undefined || then === undefined) return undefined;
  const first = reworded(situation, move);
  const moved = moveLastReminder(first) ?? decideMoveByName(first) ?? moveOnly(move, first);
  const second = reworded(situation, then);
  if (moved?.do !== 'run_tool' || second.understanding.confidence < SURE) return undefined;
  const rest = decideByIntent(second);
  if (rest.do === 'run_tool') return { ...rest, calls: [...moved.calls, ...rest.calls] };
  return { do: 'beside', calls: moved.calls, open: rest, next: rest.next };
}
moveAnd.says = [BOTH];
