// "E Anora também", while it is asked whether another work is a film or a series: that one is kept as well, and the question is
// left as it is always left.

import { workCall } from '../../planner/save-calls.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { alsoNamed } from './save-also.ts';

/** By its capitals. */
const AND_WORK = /^e (?:[oa] )?(\p{Lu}\p{L}+(?: (?:d[aeo]s?|e|[oa]s?|\p{Lu}\p{L}*|\d{1,4})){0,6})[.!]*$/u;

/** Undefined unless the kind of a work is the open question. */
export function alsoWanted({ text, loaded: { state } }: Situation): Decision | undefined {
  if (state.at !== 'pending' || state.action.kind !== 'clarify_type') return undefined;
  const [film] = state.action.options;
  if (film?.act.tool !== 'save_movie') return undefined;
  const title = alsoNamed(text) ?? AND_WORK.exec(text.trim())?.[1];
  return title === undefined ? undefined : run(workCall('save_movie', title, {}));
}
