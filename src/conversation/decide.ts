// Turns one message into one decision: a pure function. Order: what is not text, then the open question, then the
// intent.

import type { Move } from '../dialogue/machine.ts';
import { step } from '../dialogue/machine.ts';
import { keepWords } from '../planner/save-calls.ts';
import { decideHousehold } from './account/decide-household.ts';
import { decideLink } from './account/decide-link.ts';
import { decideSnooze, snoozeOf } from './agenda/snooze.ts';
import { decideAgentOrder } from './agents/decide-agents.ts';
import { decideEdited } from './decide-edited.ts';
import { decideIntent } from './decide-intent.ts';
import { decideReaction } from './decide-reaction.ts';
import { say } from './decided.ts';
import type { Decision } from './decision.ts';
import { decideGuide } from './guide/decide-guide.ts';
import { decideMedia } from './media/decide-media.ts';
import { billsWalkedPast, decideBillsListed } from './money/bills/decide-bills-listed.ts';
import { askWhatToChange, editQuoted } from './money/correction/decide-edit-answer.ts';
import { askLedger } from './money/questions/ask-ledger.ts';
import { drawChart } from './money/questions/decide-chart.ts';
import { rowsOf } from './money/questions/gone-on.ts';
import { askedOfNotes } from './notebook/asked-of-notes.ts';
import { keepAnswer } from './notebook/keep-answer.ts';
import { answered } from './open-question/answered.ts';
import { decideAside } from './open-question/decide-aside.ts';
import { pointsAtUnseen } from './open-question/points-at-unseen.ts';
import { pointsElsewhere } from './open-question/points-elsewhere.ts';
import { takeUpLeft } from './open-question/take-up-left.ts';
import { underQuestion } from './open-question/under-question.ts';
import { isOverheard } from './overheard.ts';
import { entryOfEdit } from './replies/edit-choice.ts';
import { SHOW_CHART, SHOW_ROWS } from './replies/figure-choices.ts';
import { phrases } from './replies/phrases.ts';
import { pictureAsked } from './replies/picture-choice.ts';
import { rowOf } from './replies/row-choices.ts';
import { thumbOf } from './replies/thumbs.ts';
import { turnOfUndo } from './replies/undo-choice.ts';
import { decideRow } from './screen/decide-row.ts';
import type { Situation } from './situation.ts';
import { backToEarlier } from './study/back-to-earlier.ts';
import { ofOpenSubject } from './study/decide-subject.ts';
import { sharesHome } from './study/shares-home.ts';
import { drawStudy } from './study/study-picture.ts';
import { withoutRemark } from './study/without-remark.ts';
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
    (situation.message.forwarded ? undefined : askedOfNotes(situation)) ??
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

function decideOwnWords(given: Situation): Decision {
  const told = withoutRemark(given) ?? given;
  const situation = (told.loaded.state.at === 'idle' ? backToEarlier(told) : undefined) ?? told;
  const whatever =
    keepAnswer(situation) ??
    takeUpLeft(situation, answerWith) ??
    pointsAtUnseen(situation) ??
    pointsElsewhere(situation) ??
    decideInDanger(situation) ??
    decideAside(situation) ??
    (situation.loaded.state.at === 'idle' ? ofOpenSubject(situation) : undefined) ??
    sharesHome(situation) ??
    decideGuide(situation);
  if (whatever !== undefined) return whatever;
  return situation.loaded.state.at === 'idle'
    ? (decideBillsListed(situation) ?? billsWalkedPast(editQuoted(situation) ?? decideIntent(situation), situation))
    : underQuestion(situation);
}
