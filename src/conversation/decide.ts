// Turns one message into one decision: a pure function. Order: what is not text, then the open question, then the
// intent.

import type { Move, Outcome } from '../dialogue/machine.ts';
import { step } from '../dialogue/machine.ts';
import { slotAsked } from '../dialogue/pending-action.ts';
import type { Reply } from '../domain/message.ts';
import { keepWords } from '../planner/save-calls.ts';
import type { ToolCall } from '../tools/registry.ts';
import { decideHousehold } from './account/decide-household.ts';
import { decideLink } from './account/decide-link.ts';
import { withContent } from './agenda/decide-reminder.ts';
import { decideSnooze, snoozeOf } from './agenda/snooze.ts';
import { decideAgentOrder } from './agents/decide-agents.ts';
import { decideEdited } from './decide-edited.ts';
import { decideByLines, decideIntent } from './decide-intent.ts';
import { decideReaction } from './decide-reaction.ts';
import { say } from './decided.ts';
import type { Decision, State } from './decision.ts';
import { decideGuide } from './guide/decide-guide.ts';
import { decideMedia } from './media/decide-media.ts';
import { answerFatura } from './money/bills/answer-fatura.ts';
import { billsWalkedPast } from './money/bills/decide-bills-listed.ts';
import { continueFatura } from './money/bills/decide-fatura.ts';
import { answerEdit, askWhatToChange, editQuoted } from './money/correction/decide-edit-answer.ts';
import { correctsElse } from './money/correction/decide-named-entry.ts';
import { amendAsked } from './money/entry/amend-asked.ts';
import { answerShared } from './money/entry/answer-shared.ts';
import { continueRecord } from './money/entry/continue-record.ts';
import { decidePaidAsked } from './money/entry/decide-paid-asked.ts';
import { keepOrAsk } from './money/entry/keep-or-ask.ts';
import { decideWasLoan } from './money/owing/decide-was-loan.ts';
import { askLedger } from './money/questions/ask-ledger.ts';
import { drawChart } from './money/questions/decide-chart.ts';
import { rowsOf } from './money/questions/gone-on.ts';
import { continuePlan } from './money/recurring/ask-amount-of-plan.ts';
import { continueRecurring, keptUndated } from './money/recurring/decide-recurring.ts';
import { alsoWanted } from './notebook/also-wanted.ts';
import { completed } from './notebook/decide-save.ts';
import { seenOfTwo, theirMark } from './notebook/of-those-saved.ts';
import { amendDraft } from './open-question/amend-draft.ts';
import { amendOfferedReminder } from './open-question/amend-offered-reminder.ts';
import { amendOpen } from './open-question/amend-open.ts';
import { answerAndMore } from './open-question/answer-and-more.ts';
import { askUnanswered } from './open-question/ask-unanswered.ts';
import { cancelsElse } from './open-question/cancels-else.ts';
import { decideAside } from './open-question/decide-aside.ts';
import { growsOffered } from './open-question/grows-offered.ts';
import { leavesQuestion, mayLeaveQuestion } from './open-question/leaves-question.ts';
import { movesElse } from './open-question/moves-else.ts';
import { openAgain } from './open-question/open-again.ts';
import { ordersElse } from './open-question/orders-else.ts';
import { pointsAtUnseen } from './open-question/points-at-unseen.ts';
import { pointsElsewhere } from './open-question/points-elsewhere.ts';
import { ratesOpen } from './open-question/rates-open.ts';
import { doesNotKnow, isTheWord, readMove } from './open-question/read-move.ts';
import { sayWhatWasLeft } from './open-question/say-what-was-left.ts';
import { takeUpLeft } from './open-question/take-up-left.ts';
import { takesQuestionBack } from './open-question/takes-question-back.ts';
import { understoodApart } from './open-question/understood-apart.ts';
import { isWholeRecord } from './open-question/whole-record.ts';
import { isOverheard } from './overheard.ts';
import { entryOfEdit } from './replies/edit-choice.ts';
import { SHOW_CHART, SHOW_ROWS } from './replies/figure-choices.ts';
import { phrases } from './replies/phrases.ts';
import { pictureAsked } from './replies/picture-choice.ts';
import { rowOf } from './replies/row-choices.ts';
import { thumbOf } from './replies/thumbs.ts';
import { turnOfUndo } from './replies/undo-choice.ts';
import { questionAgain } from './say-again.ts';
import { decideRow } from './screen/decide-row.ts';
import type { Situation } from './situation.ts';
import { backToEarlier } from './study/back-to-earlier.ts';
import { answerStudy } from './study/decide-study.ts';
import { ofOpenSubject, opensSubject, subjectUnderQuestion } from './study/decide-subject.ts';
import { drawStudy } from './study/study-picture.ts';
import { inDigits } from './wording/in-digits.ts';
import { ofThatEntry } from './wording/of-that-entry.ts';
import { afterOpening } from './wording/opening-alone.ts';
import { partOfThat } from './wording/part-of-that.ts';
import { selfAnswered } from './wording/self-answered.ts';
import { decideScam } from './world/decide-scam.ts';
import { decideInDanger } from './world/decide-world.ts';

/** Reads what was loaded, writes nothing. Always answers, with 'nothing' for what is not for the bot. */
export function decide(situation: Situation): Decision {
  const { body, nameless } = situation.message;
  if (nameless) return say(phrases.nameless);
  if (body.kind !== 'choice' && body.kind !== 'reaction' && isOverheard(situation))
    return decideInDanger(situation) ?? { do: 'nothing', next: situation.loaded.state };
  switch (body.kind) {
    case 'choice':
      return decideChoice(body.token, situation);
    case 'reaction':
      return decideReaction(body.emoji, situation, (move) => answerWith(move, situation));
    case 'edit':
      return decideEdited(body.text, situation, decideWords);
    case 'media':
      return decideMedia(body, situation, decideWords);
    case 'text':
      return startsGroup(situation) ? say(phrases.welcomeGroup) : decideWords(situation);
    default:
      return body satisfies never;
  }
}

/** Telegram's first command, also given when a bot is added with a link. */
const startsGroup = ({ message: { group, body, forwarded } }: Situation): boolean =>
  group && !forwarded && body.kind === 'text' && /^\/start(?!\w)/u.test(body.text);

function decideChoice(token: string, situation: Situation): Decision {
  const { loaded, message } = situation;
  // A button belongs to whom its message was sent to.
  if (message.group && loaded.pointedAt?.known !== true) return say(phrases.notYours);
  const turn = turnOfUndo(token);
  if (turn !== undefined) return { do: 'run_tool', calls: [{ tool: 'undo', args: { turn } }], next: loaded.state };
  if (entryOfEdit(token) !== undefined) return askWhatToChange(loaded.editing, situation);
  const snooze = snoozeOf(token);
  if (snooze !== undefined) return decideSnooze(snooze, situation);
  const thumb = thumbOf(token);
  if (thumb !== undefined) return { do: 'run_tool', calls: [{ tool: 'rate_answer', args: thumb }], next: loaded.state };
  const picture = pictureAsked(token);
  if (picture !== undefined) return drawStudy(picture);
  const last = loaded.lastQuestion?.question;
  const row = rowOf(token);
  if (row !== undefined) return decideRow(row, situation);
  if (token === SHOW_CHART.token && last !== undefined) return drawChart(last);
  if (token === SHOW_ROWS.token && last !== undefined) return askLedger(rowsOf(last));
  return takeUpLeft(situation, answerWith) ?? answerWith({ kind: 'choice', token }, situation);
}

function answerWith(move: Move, situation: Situation): Decision {
  const { next, outcome } = step(situation.loaded.state, move, situation.asking.now);
  return answered(outcome, next, situation);
}

function decideWords(told: Situation): Decision {
  const given = (told.message.forwarded ? undefined : inDigits(told)) ?? told;
  const situation =
    (given.message.forwarded
      ? undefined
      : (ofThatEntry(given) ?? partOfThat(given) ?? selfAnswered(given) ?? afterOpening(given))) ?? given;
  return (
    decideScam(situation) ??
    decideLink(situation) ??
    decideHousehold(situation) ??
    decideAgentOrder(situation) ??
    (situation.message.forwarded ? keptAsItIs(situation) : decideOwnWords(situation))
  );
}

/** Forwarded words are never obeyed, and never taken as an answer. */
const keptAsItIs = ({ text, loaded }: Situation): Decision => ({
  do: 'run_tool',
  calls: [keepWords(text)],
  next: loaded.state,
});

function decideOwnWords(told: Situation): Decision {
  const situation = (told.loaded.state.at === 'idle' ? backToEarlier(told) : undefined) ?? told;
  const whatever =
    takeUpLeft(situation, answerWith) ??
    pointsAtUnseen(situation) ??
    pointsElsewhere(situation) ??
    decideInDanger(situation) ??
    decideAside(situation) ??
    (situation.loaded.state.at === 'idle' ? ofOpenSubject(situation) : undefined) ??
    decideGuide(situation);
  if (whatever !== undefined) return whatever;
  return situation.loaded.state.at === 'idle'
    ? billsWalkedPast(editQuoted(situation) ?? decideIntent(situation), situation)
    : underQuestion(situation);
}

/** While a question is open: what is said about it or beside it, what leaves it, and at last its answer. */
function underQuestion(situation: Situation): Decision {
  const byLines = decideByLines(situation);
  if (byLines !== undefined) return sayWhatWasLeft(byLines, situation);
  const beside =
    questionAgain(situation) ??
    takesQuestionBack(situation) ??
    answerShared(situation, decideIntent) ??
    answerAndMore(situation, answerOpen, decideIntent) ??
    amendOfferedReminder(situation) ??
    answerFatura(situation) ??
    amendDraft(situation) ??
    decideWasLoan(situation) ??
    amendAsked(situation) ??
    decidePaidAsked(situation) ??
    (isTheWord(situation) || doesNotKnow(situation)
      ? answerOpen(situation)
      : (subjectUnderQuestion(situation) ?? answerStudy(situation))) ??
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

/** Applies the message to the open question. */
function answerOpen(situation: Situation): Decision {
  const { loaded, asking } = situation;
  const { next, outcome } = step(loaded.state, readMove(situation), asking.now);
  const apart = DOES_NOTHING.has(outcome.kind) ? understoodApart(situation, decideIntent) : undefined;
  if (apart !== undefined) return sayWhatWasLeft(apart, situation);
  if (outcome.kind === 'superseded')
    return sayWhatWasLeft(decideIntent({ ...situation, understanding: situation.read(situation.text) }), situation);
  if (outcome.kind === 'nothing_open') return sayWhatWasLeft(decideIntent(situation), situation);
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

/** A question that opens by saying so is not told twice that it was not understood. */
const notCaught = (question: string): readonly string[] =>
  /^(?:Não (?:entendi|peguei)|Entendi direito)/u.test(question) ? [] : ['Não peguei. '];

/** Giving up the question about a day takes nothing back: what repeats was kept before it was asked. */
function undatedOf(state: State): Reply | undefined {
  const { act, slot } = slotAsked(state) ?? {};
  return act?.tool === 'set_recurring' && slot === 'day' ? keptUndated(act.args.told) : undefined;
}

function answered(outcome: Outcome<ToolCall>, next: State, situation: Situation): Decision {
  switch (outcome.kind) {
    case 'perform': {
      const [first, ...rest] = outcome.acts;
      // The draft may have another gap besides the one the button filled.
      if (first?.tool === 'record_transaction') return keepOrAsk(first.args.entries, situation);
      return first === undefined
        ? { do: 'reply', reply: phrases.declined, next }
        : { do: 'run_tool', calls: [first, ...rest], next };
    }
    case 'fill':
      if (outcome.act.tool === 'record_transaction') return continueRecord(outcome.act, outcome.slot, situation);
      if (outcome.act.tool === 'pay_fatura') return continueFatura(outcome.act, situation);
      if (outcome.act.tool === 'study_question') return askUnanswered(situation) ?? { do: 'nothing', next };
      if (outcome.slot === 'amount' && (outcome.act.tool === 'tell_money' || outcome.act.tool === 'set_recurring'))
        return continuePlan(outcome.act, situation);
      if (outcome.act.tool === 'set_recurring') return continueRecurring(outcome.act, situation);
      if (outcome.act.tool === 'set_reminder')
        return { do: 'run_tool', calls: [withContent(outcome.act, outcome.text)], next };
      return { do: 'run_tool', calls: [completed(outcome.act, outcome.slot, outcome.text)], next };
    case 'declined':
      return { do: 'reply', reply: undatedOf(situation.loaded.state) ?? phrases.declined, next };
    case 'cancelled':
      return { do: 'reply', reply: undatedOf(situation.loaded.state) ?? phrases.cancelled, next };
    case 'stale':
      return { do: 'reply', reply: situation.message.group ? phrases.notYours : phrases.expired, next };
    case 'expired':
      return { do: 'reply', reply: phrases.expired, next };
    case 'gave_up':
      return { do: 'reply', reply: phrases.gaveUp, next };
    case 'ask_again':
      return { do: 'reply', reply: openAgain(outcome.action, notCaught(outcome.action.question)), next };
    case 'superseded':
    case 'nothing_open':
      return { do: 'nothing', next };
    default:
      return outcome satisfies never;
  }
}
