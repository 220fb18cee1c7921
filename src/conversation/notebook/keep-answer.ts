// "Guarda isso", behind a concept explained or a question answered at length: the whole of the answer, under its first line.

import { noteCall } from '../../planner/save-calls.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';

/** In characters of a heading. */
const LONGEST_TITLE = 60;
const SAVES = /^(?:e |a[íi] |ent[ãa]o |pode |por favor,? )*(?:guard|salv|anot|registr)/i;

/** Undefined where the last thing said was no such answer, or a message is quoted. */
export function keepAnswer({ text, understanding, loaded }: Situation): Decision | undefined {
  if (loaded.pointedAt !== undefined || loaded.state.at !== 'idle' || !SAVES.test(text.trim())) return undefined;
  if (understanding.intent !== 'save_previous' && !/ (?:explica|resposta|defini)/i.test(text)) return undefined;
  const said = loaded.lastMission === undefined ? '' : (loaded.lastReply()?.text ?? '');
  const [title = '', blank, ...rest] = said.split('\n');
  if (title === '' || title.length > LONGEST_TITLE || blank !== '' || rest.length === 0) return undefined;
  return run(noteCall(rest.join('\n').trim(), title));
}
