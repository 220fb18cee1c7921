// "E o almoço foi 25", under "em que você gastou os R$ 37,00?": recorded, and the question stays.

import { folded } from '../../../domain/fold.ts';
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

/** "Churras da turma 35, quem organiza é a Bia", under "quanto você pagou?": the figure is of what stands before it. */
const NAMED_FIRST = pattern('i')`
  ^(?!(?:foi|foram|deu|deram|era|uns|umas|acho|paguei|gastei|ficou|custou|total|tudo|d[aeo]|mais|quase|s[óo]|n[ao])(?![a-zà-ÿ]))(?<what>[a-zà-ÿ]{4,}(?: [a-zà-ÿ]+){0,3}?) ${TYPED_AMOUNT}(?:,.{3,60}| em \d{1,2} ?(?:x|vezes).{0,30})?[.!]*$
`;

/** In letters: shorter words say nothing of what it was for. */
const TELLING = 4;

/** Whether it names something else than the entry that waits for its value. */
function isOfAnother(text: string, { description = '', counterpart = '' }: Draft): boolean {
  const what = folded(NAMED_FIRST.exec(text.trim())?.groups?.['what'] ?? '');
  const asked = folded(`${description} ${counterpart}`);
  return (
    what !== '' &&
    (description !== '' || counterpart !== '') &&
    !what.split(' ').some((word) => word.length >= TELLING && asked.includes(word))
  );
}

/** Whether it is one more, told beside what waits for an answer. */
export const isOneMore = (text: string): boolean => ANOTHER.test(text.trim());

/** Undefined when it is no whole entry of its own. */
export function toldBeside(
  situation: Situation,
  draftsOf: (slots: LancamentoSlots, told: Situation) => readonly Draft[],
  /** The entry whose value is asked for. */
  waits?: Draft,
): Decision | undefined {
  if (!isOneMore(situation.text) && (waits === undefined || !isOfAnother(situation.text, waits))) return undefined;
  const told = reworded(situation, situation.text);
  if (told.understanding.intent !== 'lancamento') return undefined;
  const drafts = draftsOf(told.understanding.slots, told);
  const { state } = situation.loaded;
  const open = state.at === 'pending' ? askUnanswered(situation, [state.action.question]) : undefined;
  if (open?.do !== 'reply' || drafts.some((draft) => missingPiece(draft) !== undefined)) return undefined;
  return { do: 'beside', calls: [recordCall(...drafts)], open, next: open.next };
}
