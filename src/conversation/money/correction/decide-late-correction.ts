// "Era 88,64", hours after an entry was made, or "ah e foi no pix" behind something else: the newest of the day is meant, and confirmed first.

import { DAY_MS, HOUR_MS } from '../../../domain/durations.ts';
import { pattern } from '../../../domain/pattern.ts';
import { reais } from '../../../finance/money.ts';
import { subjectWords } from '../../../finance/replies/entry-words.ts';
import { askToConfirm } from '../../ask.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { TAKES_BACK } from '../../wording/takes-back.ts';
import { AMOUNT, turn } from '../../wording/turn.ts';
import { METHODS } from '../../wording/ways-of-paying.ts';
import { valueSaid } from '../value-said.ts';
import { editCall } from './edit-call.ts';
import { correctionIn } from './entry-changes-of.ts';

const WAS = turn(`(?:n[ãa]o,? |ah,? |ops,? |opa,? )*(?:era|eram|foi|foram)(?: (?:s[óo]|uns))? ${AMOUNT}`);
/** "Ah e foi no pix", behind something else: how or when the newest entry was paid. */
const HOW_IT_WAS = pattern('i')`
  ^(?:(?:${TAKES_BACK}|ah|e|mas|esqueci|esqueci de falar),? )+(?:que )?(?:isso |ess[ea] )?(?:foi|paguei) (?<how>(?:n[oa] |em |com (?:o |a )?)
  (?:cart[ãa]o(?: de)? )?(?:${METHODS})|ontem|anteontem)[.!]*$
`;
const LATELY_MS = 2 * HOUR_MS;
const MOST_MS = DAY_MS;

function howItWas(how: string, situation: Situation): Decision | undefined {
  const { loaded, asking } = situation;
  const [entry] = loaded.lastEntry === undefined ? loaded.entries({ last: 1 }) : [];
  const changes = correctionIn(`na verdade foi ${how}`, situation);
  if (entry === undefined || asking.now - entry.recordedAt > LATELY_MS || Object.keys(changes).length === 0)
    return undefined;
  return askToConfirm(
    ['Corrijo ', { bold: subjectWords(entry) }, `: foi ${how}?`],
    editCall(entry.id, changes),
    { yes: 'Corrigir', no: 'Deixa' },
    asking,
  );
}

/** Undefined when no entry was made that day, or when it was just made and the correction is plain. */
export function decideLateCorrection(situation: Situation): Decision | undefined {
  const { text, understanding, loaded, asking } = situation;
  const how = HOW_IT_WAS.exec(text.trim())?.groups?.['how'];
  if (how !== undefined) return howItWas(how, situation);
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
    editCall(entry.id, { cents }),
    { yes: 'Corrigir', no: 'Deixa' },
    asking,
  );
}
decideLateCorrection.says = [WAS, HOW_IT_WAS];
