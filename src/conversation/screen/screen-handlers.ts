// Handlers of what is said about the lines on the screen.

import { movePointed } from '../agenda/move-pointed.ts';
import type { HandlerGroup } from '../handler.ts';
import { decideNamedEntry } from '../money/correction/decide-named-entry.ts';
import { narrowSearch } from '../notebook/narrow-search.ts';
import { decideRemovalOfLast } from '../removal/decide-removal-of-last.ts';
import { askNumbered } from './ask-numbered.ts';
import { decideNumbered } from './decide-numbered.ts';
import { openNumbered } from './open-numbered.ts';
import { removeShown } from './remove-shown.ts';

export const ON_SCREEN: HandlerGroup['handlers'] = [
  {
    decide: decideNumbered,
    answers: '“muda o 2 pra 16h”: changes that line',
    before: [decideNamedEntry, movePointed],
  },
  {
    decide: removeShown,
    answers: '“apaga”, behind a list: its only line, or asks which',
    before: [decideRemovalOfLast],
  },
  { decide: openNumbered, answers: '“2”, “abre o segundo”: shows that line whole' },
  { decide: askNumbered, answers: '“do que fala o 2?”, “vi o segundo”: of that film or series' },
  { decide: narrowSearch, answers: '“só as séries”: narrows the search whose result is shown' },
];
