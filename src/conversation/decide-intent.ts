// Decides a message that answers no open question: handlers of its context first, then the table of intents. A write the rules
// are unsure about is confirmed first.

import { addressed } from './agents/decide-agents.ts';
import { askIfUnsure } from './ask-if-unsure.ts';
import { decideByIntent } from './decide-by-intent.ts';
import { decideClausesApart } from './decide-clauses-apart.ts';
import { decideLinesApart } from './decide-lines-apart.ts';
import type { Decision } from './decision.ts';
import { FIRST_PART_HANDLERS } from './first-part-handlers.ts';
import { firstOf } from './handler.ts';
import { decideMonthListed } from './money/bills/decide-month-listed.ts';
import { asReceipt, withoutBarcode } from './money/entry/as-receipt.ts';
import { decideLines } from './money/entry/decide-lines.ts';
import { asksOfParcels } from './money/questions/decide-parcels-left.ts';
import { inOwnMonth } from './money/questions/own-month.ts';
import { boughtOffList } from './notebook/bought-off-list.ts';
import { decideTitles } from './notebook/decide-titles.ts';
import { leftToPlanner } from './plan/decide-plan.ts';
import { reworded, type Situation } from './situation.ts';
import { saidOfStudy } from './study/decide-subject.ts';
import { heardBehindStudy } from './study/heard-behind-study.ts';
import { backToStudy, ofOpenStudy } from './study/of-open-study.ts';
import { workedAgain } from './study/worked-again.ts';
import { SURE } from './sure.ts';
import { WHOLE_MESSAGE_HANDLERS } from './whole-message-handlers.ts';
import { withAlso } from './with-also.ts';
import { placeFirst } from './wording/place-first.ts';
import { repaired } from './wording/repaired.ts';
import { reread } from './wording/reread.ts';
import { withoutLeadIn } from './wording/without-lead-in.ts';
import { withoutPlan } from './wording/without-plan.ts';

/** The planner is left what the rules were unsure of, when there is a model. */
export function decideIntent(situation: Situation): Decision {
  const decision = leftToPlanner(inOwnMonth(decideForNotebook(situation), situation), situation, SURE);
  return addressed(workedAgain(boughtOffList(decision, situation), situation), situation, SURE);
}

/**
 * In characters. References to the context are short; longer messages are stories, and the handlers' unanchored
 * patterns would scan them again and again.
 */
const LONGEST_POINTING = 400;
/** "…, quanto cada um paga?" asks of all that was told before it. */
const CADA_UM = /\bquanto\b.{0,12}\bcada uma?\b/i;

const decideWhole = firstOf(WHOLE_MESSAGE_HANDLERS);
const decideFirstPart = firstOf(FIRST_PART_HANDLERS);

/** A list under a month, several lines that are messages of their own, or entries one to a line; undefined for a message of one piece. */
export const decideByLines = (situation: Situation): Decision | undefined =>
  decideMonthListed(situation) ??
  (situation.text.includes('\n')
    ? (decideTitles(situation) ?? decideLinesApart(situation, decideForNotebook) ?? decideLines(situation))
    : undefined);

/** Without what leads in to it or is only planned, and with what was changed in the middle of the sentence. */
function plainly(told: Situation): Situation {
  const bare = withoutLeadIn(told.text);
  const said = bare === undefined ? told : reworded(told, bare);
  const right = repaired(said) ?? withoutPlan(said) ?? placeFirst(said.text);
  return right === undefined ? said : reworded(said, right);
}

function decideForNotebook(given: Situation): Decision {
  const read = asReceipt(given.text) ?? withoutBarcode(given.text);
  const told = read === given.text.trim() ? given : reworded(given, read);
  const said = told.text.length > LONGEST_POINTING ? told : plainly(told);
  const lines = decideByLines(said);
  if (lines !== undefined) return lines;
  const subject = saidOfStudy(said);
  if (subject !== undefined) return subject;
  const inOne = CADA_UM.test(said.text) || asksOfParcels(said.text);
  const clauses = inOne ? undefined : decideClausesApart(said, decideForNotebook);
  if (clauses !== undefined) return clauses;
  const short = said.text.length <= LONGEST_POINTING;
  const back = short ? backToStudy(said) : undefined;
  if (back !== undefined) return back;
  const situation = (short ? reread(said) : undefined) ?? said;
  // A turn of phrase may say two things.
  const apart = situation === said ? undefined : decideByLines(situation);
  if (apart !== undefined) return apart;
  const whole = short ? decideWhole(situation) : undefined;
  if (whole !== undefined) return ofOpenStudy(whole, situation) ?? heardBehindStudy(whole, situation);
  const first = decideFirstPart(situation) ?? decideByIntent(situation);
  const heard = short ? ofOpenStudy(first, situation) : undefined;
  return heard ?? heardBehindStudy(askIfUnsure(withAlso(first, situation), situation), situation);
}
