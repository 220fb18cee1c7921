// "Me avisa da losartana", of what rings already: when it does, instead of a note.

import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';

const CALL =
  /^(?:(?:e|ent[ãa]o|por favor),? )*(?:me )?(?:avisa|lembra|lembre|avise) d[aeo]s? (?<what>[a-zà-ÿ][a-zà-ÿ ]{2,40}?)[.!?]*$/i;

/** Undefined where a moment is said, or no reminder has that name. */
export function alreadyRings({ text, loaded, reading }: Situation): Decision | undefined {
  const what = CALL.exec(text.trim())?.groups?.['what'];
  if (what === undefined || reading.future.length > 0 || loaded.called(what).reminders.length === 0) return undefined;
  return run({ tool: 'list_reminders', args: { words: what } });
}
alreadyRings.says = [CALL];
