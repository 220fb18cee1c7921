// "E Anora também", while it is asked whether another work is a film or a series: that one is kept as well, and the question is
// left as it is always left.

import { noteCall, workCall } from '../../planner/save-calls.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { alsoNamed } from './save-also.ts';

/** By its capitals. */
const AND_WORK = /^e (?:[oa] )?(\p{Lu}\p{L}+(?: (?:d[aeo]s?|e|[oa]s?|\p{Lu}\p{L}*|\d{1,4})){0,6})[.!]*$/u;

/** "E o livro Quarto de Despejo": what that one is, and no answer. */
const AND_KIND =
  /^(?:(?:ah|e|mais|tamb[ée]m),? )+(?:[oa] |um |uma )?(?<kind>livro|filme|s[ée]rie) (?!mesmo)(?<named>[^,?$]{2,60}?)(?: tamb[ée]m| tb)?[.!]*$/i;

/** Undefined unless the kind of a work is the open question. */
export function alsoWanted({ text, loaded: { state } }: Situation): Decision | undefined {
  if (state.at !== 'pending' || state.action.kind !== 'clarify_type') return undefined;
  const [film] = state.action.options;
  if (film?.act.tool !== 'save_movie') return undefined;
  const { kind = '', named } = AND_KIND.exec(text.trim())?.groups ?? {};
  if (named !== undefined)
    return run(
      /^livro/i.test(kind)
        ? noteCall(`Livro: ${named}`)
        : workCall(/^f/i.test(kind) ? 'save_movie' : 'save_tv_show', named, {}),
    );
  const title = alsoNamed(text) ?? AND_WORK.exec(text.trim())?.[1];
  return title === undefined ? undefined : run(workCall('save_movie', title, {}));
}
