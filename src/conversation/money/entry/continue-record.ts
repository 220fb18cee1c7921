// The answer to what was asked about a draft goes straight into it; anything else leaves the question.

import { withoutUndefined } from '../../../domain/without-undefined.ts';
import { furtherCost } from '../../../language/amounts/further-cost.ts';
import { say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { askUnanswered } from '../../open-question/ask-unanswered.ts';
import { phrases } from '../../replies/phrases.ts';
import type { Situation } from '../../situation.ts';
import { answeredDraft, expectedIn, namedMeanwhile, withPlace } from './answered-draft.ts';
import { answersNothing, withoutPiece } from './answers-nothing.ts';
import { alikeFrom, onOneCard, pieceQuestion } from './ask-missing-piece.ts';
import { cardTold } from './card-told.ts';
import { withAnswer } from './draft-of.ts';
import { draftsOf } from './drafts-of.ts';
import { firstGap } from './first-gap.ts';
import { keepOrAsk } from './keep-or-ask.ts';
import type { RecordCall } from './record-call.ts';
import { toldBeside } from './told-beside.ts';

/** Fills the missing field with the answer; an answer without it is asked again, at most three times. */
export function continueRecord(call: RecordCall, slot: string, situation: Situation): Decision {
  const { entries } = call.args;
  const [refund, ...others] = entries;
  // The refund's value is asked only when no purchase gave it, so the answer fills it here.
  if (refund?.kind === 'estorno' && others.length === 0) {
    const { understanding } = situation;
    const valued = withAnswer(refund, understanding.intent === 'answer_slot' ? understanding.slots : {});
    return keepOrAsk([valued], situation);
  }
  const gap = firstGap(entries);
  const draft = gap === undefined ? undefined : entries[gap.index];
  if (gap === undefined || draft === undefined || gap.piece !== slot) return keepOrAsk(entries, situation);
  const more = gap.piece === 'amount' ? furtherCost(situation.reading) : undefined;
  const beside = more === undefined ? undefined : situation.read(more.rest);
  if (more !== undefined && beside?.intent === 'lancamento')
    return keepOrAsk(
      [...entries.with(gap.index, { ...draft, cents: more.cents }), ...draftsOf(beside.slots, situation)],
      situation,
    );
  const named = gap.piece === 'amount' ? namedMeanwhile(draft, situation) : undefined;
  if (named !== undefined) return keepOrAsk(entries.with(gap.index, named), situation);
  const apart = toldBeside(situation, draftsOf, gap.piece === 'amount' ? draft : undefined);
  if (apart !== undefined) return apart;
  const card = gap.piece === 'payment_method' ? cardTold(situation) : undefined;
  if (card !== undefined) return keepOrAsk(onOneCard(entries, card), situation);
  const nothing = answersNothing(situation.text);
  if (nothing && gap.piece === 'amount') return say(phrases.noAmountKnown);
  const answered = nothing ? withoutPiece(draft, gap.piece) : answeredDraft(draft, gap.piece, situation);
  if (answered !== undefined) {
    const whole = nothing ? answered : withPlace(answered, gap.piece);
    const alike = gap.piece === 'amount' ? 1 : alikeFrom(entries, gap.index, gap.piece).length;
    const filled = entries.map((entry, i) => {
      if (i === gap.index) return whole;
      if (i <= gap.index || i >= gap.index + alike) return entry;
      const how = gap.piece === 'payment_method' ? {} : { method: entry.method, bank: entry.bank };
      return withoutUndefined({ ...whole, cents: entry.cents, ...how });
    });
    return keepOrAsk(
      gap.piece === 'payment_method' ? onOneCard(filled, withoutUndefined({ method: whole.method })) : filled,
      situation,
    );
  }
  const asked = pieceQuestion(gap.piece, draft, gap.piece === 'amount' ? expectedIn(draft, situation) : undefined);
  return askUnanswered(situation, ['Não peguei. ', ...asked]) ?? keepOrAsk(entries, situation);
}
