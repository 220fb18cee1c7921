// "E Anora também", while it is asked whether another work is a film or a series: that one is kept as well, and the question is
// left as it is always left.

import { noteCall, workCall } from '../../planner/save-calls.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { alsoNamed } from './save-also.ts';

/** "O livro, não o filme". */
const A_BOOK =
  /^(?:(?:n[ãa]o|na verdade|ah|opa),? )*(?:(?:[ée]|eh|quero|era) )?(?:(?:ler )?o |um )?livro(?:,? (?:e )?n[ãa]o (?:[ée] )?(?:[oa] )?(?:filme|s[ée]rie))?[.!]*$/iu;

/** The same title as a book, where the kind of what is wanted is the open question. */
export function wantedAsBook({ text, loaded: { state } }: Situation): Decision | undefined {
  if (!A_BOOK.test(text.trim()) || state.at !== 'pending' || state.action.kind !== 'clarify_type') return undefined;
  const [film] = state.action.options;
  return film?.act.tool === 'save_movie' ? run(noteCall(`Livro: ${film.act.args.title}`)) : undefined;
}
wantedAsBook.says = [A_BOOK];

/** Undefined unless the kind of a work is the open question. */
export function alsoWanted({ text, loaded: { state } }: Situation): Decision | undefined {
  if (state.at !== 'pending' || state.action.kind !== 'clarify_type') return undefined;
  const [film] = state.action.options;
  if (film?.act.tool !== 'save_movie') return undefined;
  const title = alsoNamed(text);
  return title === undefined ? undefined : run(workCall('save_movie', title, {}));
}
