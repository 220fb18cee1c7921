// "Era 88,64", hours after an entry was made: the newest of the day is meant, and confirmed first.

import { reais } from '../../../finance/money.ts';
import { subjectWords } from '../../../finance/replies/entry-words.ts';
import { askToConfirm } from '../../ask.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { AMOUNT, turn } from '../../wording/turn.ts';
import { valueSaid } from '../value-said.ts';

const WAS = turn(`(?:n[ãa]o,? |ah,? |ops,? |opa,? )*(?:era|eram|foi|foram)(?: (?:s[óo]|uns))? ${AMOUNT}`);
const MOST_MS = 24 * 60 * 60 * 1000;

/** Undefined when no entry was made that day, or when it was just made and the correction is plain. */
export function decideLateCorrection(situation: Situation): Decision | undefined {
  const { text, understanding, loaded, asking } = situation;
  const said = WAS.exec(text.trim())?.[1];
  if (said === undefined || !['smalltalk', 'unknown'].includes(understanding.intent)) return undefined;
  const cents = valueSaid(said, situation);
  const entry = loaded
    .entries({})
    .filter(({ recordedAt }) => recordedAt > asking.now - MOST_MS)
    .toSorted((a, b) => b.recordedAt - a.recordedAt)[0];
  if (cents === undefined || entry === undefined || entry.cents === cents) return undefined;
  return askToConfirm(
    ['Corrijo ', { bold: subjectWords(entry) }, ` para ${reais(cents)}?`],
    { tool: 'edit_transaction', args: { pointer: { ids: [entry.id] }, changes: { cents } } },
    { yes: 'Corrigir', no: 'Deixa' },
    asking,
  );
}
decideLateCorrection.says = [WAS];
