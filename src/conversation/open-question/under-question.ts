// While a question is open: what is said about it or beside it, what leaves it, and at last its answer.

import { step } from '../../dialogue/machine.ts';
import { decideByLines, decideIntent } from '../decide-intent.ts';
import { say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { answerFatura } from '../money/bills/answer-fatura.ts';
import { answerWhichCard } from '../money/correction/ask-which-card.ts';
import { answerEdit } from '../money/correction/decide-edit-answer.ts';
import { correctsElse } from '../money/correction/decide-named-entry.ts';
import { amendAsked } from '../money/entry/amend-asked.ts';
import { answerShared } from '../money/entry/answer-shared.ts';
import { billPaidAsked, decidePaidAsked } from '../money/entry/decide-paid-asked.ts';
import { decideWasLoan } from '../money/owing/decide-was-loan.ts';
import { alsoWanted } from '../notebook/also-wanted.ts';
import { seenOfTwo, theirMark } from '../notebook/of-those-saved.ts';
import { phrases } from '../replies/phrases.ts';
import { questionAgain } from '../say-again.ts';
import type { Situation } from '../situation.ts';
import { answerStudy } from '../study/decide-study.ts';
import { opensSubject, subjectUnderQuestion } from '../study/decide-subject.ts';
import { amendDraft } from './amend-draft.ts';
import { amendOfferedReminder } from './amend-offered-reminder.ts';
import { amendOpen } from './amend-open.ts';
import { anotherBill } from './another-bill.ts';
import { answerAndMore } from './answer-and-more.ts';
import { answered } from './answered.ts';
import { cancelsElse } from './cancels-else.ts';
import { growsOffered } from './grows-offered.ts';
import { leavesQuestion, mayLeaveQuestion } from './leaves-question.ts';
import { movesElse } from './moves-else.ts';
import { ordersElse } from './orders-else.ts';
import { ratesOpen } from './rates-open.ts';
import { doesNotKnow, isTheWord, readMove } from './read-move.ts';
import { sayWhatWasLeft } from './say-what-was-left.ts';
import { takesQuestionBack } from './takes-question-back.ts';
import { asksSum, understoodApart } from './understood-apart.ts';
import { isWholeRecord } from './whole-record.ts';

/** Always decides: what nothing else takes answers the question, or is asked about again. */
export function underQuestion(situation: Situation): Decision {
  const byLines = decideByLines(situation);
  if (byLines !== undefined) return sayWhatWasLeft(byLines, situation);
  const beside =
    questionAgain(situation) ??
    takesQuestionBack(situation) ??
    answerShared(situation, decideIntent) ??
    billPaidAsked(situation) ??
    answerAndMore(situation, answerOpen, decideIntent) ??
    amendOfferedReminder(situation) ??
    anotherBill(situation, decideIntent) ??
    answerFatura(situation) ??
    answerWhichCard(situation) ??
    amendDraft(situation) ??
    decideWasLoan(situation) ??
    amendAsked(situation) ??
    decidePaidAsked(situation) ??
    (isTheWord(situation) || doesNotKnow(situation)
      ? answerOpen(situation)
      : (subjectUnderQuestion(situation) ?? answerStudy(situation) ?? subjectUnderQuestion(situation, true))) ??
    cancelsElse(situation) ??
    ratesOpen(situation) ??
    growsOffered(situation) ??
    movesElse(situation);
  if (beside !== undefined) return beside;
  const two = seenOfTwo(situation) ?? theirMark(situation);
  if (two !== undefined) return two;
  const also = alsoWanted(situation);
  if (also !== undefined) return sayWhatWasLeft(also, situation);
  const opened = opensSubject(situation);
  if (opened !== undefined) return sayWhatWasLeft(opened, situation);
  const alone = leavesQuestion(situation) ?? ordersElse(situation);
  const leaving = alone === undefined ? correctsElse(situation) : decideIntent({ ...situation, understanding: alone });
  if (leaving !== undefined) return sayWhatWasLeft(leaving, situation);
  return amendOpen(situation) ?? answerEdit(situation) ?? answerOrLeave(situation);
}

/** An answer, unless code cannot tell it from something new: then a model is asked which. */
function answerOrLeave(situation: Situation): Decision {
  const { loaded, text } = situation;
  const perhaps = mayLeaveQuestion(situation);
  const answers = answerOpen(situation);
  if (perhaps === undefined || loaded.state.at !== 'pending') return answers;
  const { question } = loaded.state.action;
  const leaves = sayWhatWasLeft(decideIntent({ ...situation, understanding: perhaps }), situation);
  return { do: 'continuity', question, text, answers, leaves, next: loaded.state };
}

const DOES_NOTHING: ReadonlySet<string> = new Set(['ask_again', 'gave_up', 'declined']);

/** "O Léo tem dentista sexta 10h", where a sum is asked for. */
const tellsNoSum = ({ loaded: { state }, reading }: Situation): boolean =>
  state.at === 'pending' && asksSum(state.action) && reading.money === undefined;

/** Applies the message to the open question. */
function answerOpen(situation: Situation): Decision {
  const { loaded, asking } = situation;
  const { next, outcome } = step(loaded.state, readMove(situation), asking.now);
  const unanswered = DOES_NOTHING.has(outcome.kind) || (outcome.kind === 'fill' && tellsNoSum(situation));
  const apart = unanswered ? understoodApart(situation, decideIntent) : undefined;
  if (apart !== undefined) return sayWhatWasLeft(apart, situation);
  if (outcome.kind === 'superseded')
    return sayWhatWasLeft(decideIntent({ ...situation, understanding: situation.read(situation.text) }), situation);
  if (outcome.kind === 'nothing_open') {
    const other = decideIntent(situation);
    const late = sayWhatWasLeft(other, situation);
    return late.do === 'interrupted' ? other : late;
  }
  if (outcome.kind === 'expired') return afterExpiry(situation);
  return answered(outcome, next, situation);
}

/** In words. */
const MOST_OF_ANSWER = 3;

/** A late answer is told it came too late; a late message that stands alone is handled as new. */
function afterExpiry(situation: Situation): Decision {
  const alone = situation.read(situation.text);
  if (isWholeRecord(alone)) return sayWhatWasLeft(decideIntent({ ...situation, understanding: alone }), situation);
  const short = situation.text.trim().split(/\s+/).length <= MOST_OF_ANSWER;
  const answerOnly =
    readMove(situation).kind !== 'words' || (short && situation.understanding.intent === 'answer_slot');
  return answerOnly
    ? say(phrases.expired)
    : sayWhatWasLeft(decideIntent(short ? situation : { ...situation, understanding: alone }), situation);
}
