// Rows of whole-message-handlers that are about the item just saved or found, in the order they are asked.

import { ringLastNote } from '../agenda/ring-last-note.ts';
import type { HandlerGroup } from '../handler.ts';
import { askOfLast } from './ask-of-last.ts';
import { captionLast } from './caption-last.ts';
import { correctNote } from './correct-note.ts';
import { decideItemHalfSaid } from './decide-item-half-said.ts';
import { itsFactChanged } from './fact-changed.ts';
import { keptLikeLast } from './kept-like-last.ts';
import { otherKind } from './other-kind.ts';
import { saveAlso } from './save-also.ts';
import { showLast } from './show-last.ts';
import { whenKept } from './when-kept.ts';

export const OF_LAST_ITEM: HandlerGroup['handlers'] = [
  {
    decide: decideItemHalfSaid,
    answers: '“é bolo124”, “tá na Netflix”, “risca a primeira”: half a sentence of it',
  },
  {
    decide: itsFactChanged,
    answers: '“ela trocou, agora é margarida99”: the code or hour in it',
    before: [keptLikeLast],
  },
  { decide: ringLastNote, answers: '“amanhã às 9h”: the moment a reminder saved as a note was missing' },
  { decide: captionLast, answers: '“essa é a receita do bolo”: names the link' },
  { decide: askOfLast, answers: '“quem dirigiu?”: a question about the film or series' },
  { decide: otherKind, answers: '“é série”, “muda pra filme”: the work just kept, as the other kind' },
  { decide: showLast, answers: '“como ficou?”: the note just changed, whole' },
  { decide: saveAlso, answers: '“e Aquarius tb”: one more of its kind' },
  { decide: keptLikeLast, answers: '“e o da farmácia é 3221-0099”: the same of another, or more of the note' },
  { decide: whenKept, answers: '“quando eu anotei isso?”: its date' },
  { decide: correctNote, answers: '“não, foi um quilo e meio”: corrects a quantity in the note, or adds to it' },
];
