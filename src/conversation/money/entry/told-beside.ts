// "E o almoço foi 25", under "em que você gastou os R$ 37,00?": recorded, and the question stays.

import { pattern } from '../../../domain/pattern.ts';
import { type Draft, missingPiece } from '../../../finance/draft.ts';
import type { LancamentoSlots } from '../../../language/slots/lancamento-slots.ts';
import type { Decision } from '../../decision.ts';
import { askUnanswered } from '../../open-question/ask-unanswered.ts';
import { reworded, type Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { recordCall } from './record-call.ts';

const ANOTHER = pattern('i')`
  ^(?:e|mais|a[íi]) (?:teve |foi )?(?:[oa]s?|uma?s?|uns) [a-zà-ÿ][a-zà-ÿ ]{2,30}?,? (?:(?:foi|deu|custou|por|de) )?${TYPED_AMOUNT}[.!]*$
`;

/** Undefined when it is no whole entry of its own. */
export function toldBeside(
  situation: Situation,
  draftsOf: (slots: LancamentoSlots, told: Situation) => readonly Draft[],
): Decision | undefined {
  if (!ANOTHER.test(situation.text.trim())) return undefined;
  const told = reworded(situation, situation.text);
  if (told.understanding.intent !== 'lancamento') return undefined;
  const drafts = draftsOf(told.understanding.slots, told);
  const { state } = situation.loaded;
  const open = state.at === 'pending' ? askUnanswered(situation, [state.action.question]) : undefined;
  if (open?.do !== 'reply' || drafts.some((draft) => missingPiece(draft) !== undefined)) return undefined;
  return { do: 'beside', calls: [recordCall(...drafts)], open, next: open.next };
}
