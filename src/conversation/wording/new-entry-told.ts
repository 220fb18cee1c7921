// "A feira foi 120" corrects the feira that was recorded; where none was, it tells of one.

import { folded } from '../../domain/fold.ts';
import { readingOf } from '../../language/reading/reading-of.ts';
import { understandReading } from '../../language/understand.ts';
import { withoutQuestion } from '../load/dialog-context-of.ts';
import { isWholeRecord } from '../open-question/leaves-question.ts';
import { reworded, type Situation } from '../situation.ts';

/** Cues of a correction, which needs an entry to correct. */
const CORRECTS = /\b(?:nao|era|eram|errad[oa]|errei|certo|verdade|alias|corrig\w*|mud\w+|troc\w+|alter\w+|valor)\b/u;

/** The message read as a new entry; undefined when an entry of that name exists, or a correction is certain. */
export function newEntryTold(situation: Situation): Situation | undefined {
  const { understanding, loaded, text } = situation;
  if (understanding.intent !== 'edit_transaction' || loaded.pointedAt !== undefined) return undefined;
  const { target, changes } = understanding.slots;
  if (target === 'last' || target.description === undefined || changes.amount_cents === undefined) return undefined;
  if (CORRECTS.test(folded(text)) || loaded.entries({ words: target.description }).length > 0) return undefined;
  const { lastTx: _none, ...context } = withoutQuestion(situation.reading.context);
  const alone = understandReading(readingOf(text, context));
  return isWholeRecord(alone) ? reworded(situation, text, alone) : undefined;
}
