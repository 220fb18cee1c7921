// Who hears a message before the table of intents does. Each knows one thing of the scene (what was just done, what is on the screen, what
// is kept) that tells more than the words alone, and says nothing where that thing is not there; what each hears stands atop its own file.

import { bookNote } from './book-note.ts';
import { captionLast } from './caption-last.ts';
import { decideAllOfLast } from './decide-all-of-last.ts';
import { decideArrived } from './decide-arrived.ts';
import { decideAskedAgain } from './decide-asked-again.ts';
import { decideBalances } from './decide-balances.ts';
import { decideBillPaid } from './decide-bill-paid.ts';
import { decideBudgetChange } from './decide-budget-change.ts';
import { decideChart } from './decide-chart.ts';
import { decideContasAsked } from './decide-contas-asked.ts';
import { decideDebtForgiven } from './decide-debt-forgiven.ts';
import { decideEntriesNamed } from './decide-entries-named.ts';
import { decideExtreme } from './decide-extreme.ts';
import { decideShelf } from './decide-find.ts';
import { decideGoalChange } from './decide-goal-change.ts';
import { decideGoalOfNow } from './decide-goal-of-now.ts';
import { decideGoesOn } from './decide-goes-on.ts';
import { decideKeptWords } from './decide-kept-words.ts';
import { decideKeyed } from './decide-keyed.ts';
import { decideMeans } from './decide-means.ts';
import { decideMission } from './decide-mission.ts';
import { decideModelCost } from './decide-model-cost.ts';
import { decideMoveByName } from './decide-move-by-name.ts';
import { decideNamedEntry } from './decide-named-entry.ts';
import { decideNotPaid } from './decide-not-paid.ts';
import { decideNumbered } from './decide-numbered.ts';
import { decideOthersRepay } from './decide-others-repay.ts';
import { decideOwnList } from './decide-own-list.ts';
import { decideParcelsOfLast } from './decide-parcels-of-last.ts';
import { decidePlainFact } from './decide-plain-fact.ts';
import { decideBestDay, decideFollowUp, decideGoalAsked, decideOwnQuestion } from './decide-question.ts';
import { decideCancelNamed } from './decide-recurring.ts';
import { decideRedo } from './decide-redo.ts';
import { decideKeptReminders } from './decide-reminder.ts';
import { decideRemovalByName } from './decide-removal-by-name.ts';
import { decideRenamed } from './decide-renamed.ts';
import { decideSplit } from './decide-split.ts';
import { decideStillOwed } from './decide-still-owed.ts';
import { decideSum } from './decide-sum.ts';
import { decideTrash } from './decide-trash.ts';
import { decideUnnamed } from './decide-unnamed.ts';
import { decideWithout } from './decide-without.ts';
import type { Decision } from './decision.ts';
import { decideRemovalOfLast } from './last-done.ts';
import { moveLastReminder } from './move-last-reminder.ts';
import { offerCancel } from './offer-cancel.ts';
import { rateLast } from './rate-last.ts';
import { regretRemoval } from './regret-removal.ts';
import { remindAlso } from './remind-also.ts';
import { remindBefore } from './remind-before.ts';
import { remindOfKept } from './remind-of-kept.ts';
import { remindersWhen } from './reminders-when.ts';
import { rewordNote } from './reword-note.ts';
import { ringApart } from './ring-apart.ts';
import { ringLastNote } from './ring-last-note.ts';
import { saveAlso } from './save-also.ts';
import { shelfFurther } from './shelf-further.ts';
import type { Situation } from './situation.ts';
import { snoozeInWords } from './snooze.ts';

type SceneReader = (situation: Situation) => Decision | undefined;

/** Those that take the whole message. Asked in this order: the last turn, then what code knows, then what is kept, then what has a name. */
export const OF_THE_WHOLE: readonly SceneReader[] = [
  decideTrash,
  decideModelCost,
  decideNumbered,
  decideNamedEntry,
  decideRedo,
  regretRemoval,
  decideExtreme,
  decideParcelsOfLast,
  decideNotPaid,
  decideOthersRepay,
  decideStillOwed,
  snoozeInWords,
  moveLastReminder,
  ringLastNote,
  decideSplit,
  decideAllOfLast,
  decideRenamed,
  captionLast,
  rateLast,
  saveAlso,
  shelfFurther,
  bookNote,
  remindBefore,
  remindersWhen,
  ringApart,
  remindAlso,
  decideContasAsked,
  decideMeans,
  decidePlainFact,
  decideGoalChange,
  decideGoalOfNow,
  decideBudgetChange,
  decideDebtForgiven,
  decideGoesOn,
  decideBalances,
  decideUnnamed,
  decideWithout,
  decideArrived,
  decideBillPaid,
  offerCancel,
  rewordNote,
  decideOwnList,
  decideKeptWords,
  remindOfKept,
  decideCancelNamed,
  decideRemovalByName,
  decideMoveByName,
];

/** Those beside which the message may mean a second thing, and which ask first where it is unsure. */
export const OF_ITS_FIRST_PART: readonly SceneReader[] = [
  decideSum,
  decideRemovalOfLast,
  decideKeptReminders,
  decideKeyed,
  decideMission,
  decideEntriesNamed,
  decideShelf,
  decideChart,
  decideGoalAsked,
  decideBestDay,
  decideAskedAgain,
  decideOwnQuestion,
  decideFollowUp,
];

/** The decision of the first that hears itself meant. */
export function firstHeard(readers: readonly SceneReader[], situation: Situation): Decision | undefined {
  for (const reader of readers) {
    const decision = reader(situation);
    if (decision !== undefined) return decision;
  }
  return undefined;
}
