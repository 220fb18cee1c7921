// Handlers that see a message before the table of intents. Each knows one part of the scene (the last turn, the screen,
// saved items) that tells more than the words alone, and returns undefined when that part is absent.

import { decideModelCost } from './account/decide-model-cost.ts';
import { decideNotesFile } from './account/decide-notes-file.ts';
import { decidePlainFact } from './account/decide-plain-fact.ts';
import { cancelOfDay } from './agenda/cancel-of-day.ts';
import { decideMoveByName } from './agenda/decide-move-by-name.ts';
import { decideKeptReminders } from './agenda/decide-reminder.ts';
import { moveAnd } from './agenda/move-and.ts';
import { moveLastReminder } from './agenda/move-last-reminder.ts';
import { offerCancel } from './agenda/offer-cancel.ts';
import { remindAlso } from './agenda/remind-also.ts';
import { remindBefore } from './agenda/remind-before.ts';
import { remindOfKept } from './agenda/remind-of-kept.ts';
import { reminderDone } from './agenda/reminder-done.ts';
import { remindersWhen } from './agenda/reminders-when.ts';
import { ringApart } from './agenda/ring-apart.ts';
import { ringLastNote } from './agenda/ring-last-note.ts';
import { snoozeInWords } from './agenda/snooze.ts';
import type { Decision } from './decision.ts';
import { decideAllOfLast } from './money/decide-all-of-last.ts';
import { decideArrived } from './money/decide-arrived.ts';
import { decideAskedAgain } from './money/decide-asked-again.ts';
import { decideBalances } from './money/decide-balances.ts';
import { decideBillPaid } from './money/decide-bill-paid.ts';
import { decideBudgetChange } from './money/decide-budget-change.ts';
import { decideByPerson } from './money/decide-by-person.ts';
import { decideChart } from './money/decide-chart.ts';
import { decideCompared } from './money/decide-compared.ts';
import { decideContasAsked } from './money/decide-contas-asked.ts';
import { decideDebtForgiven } from './money/decide-debt-forgiven.ts';
import { decideEntriesNamed } from './money/decide-entries-named.ts';
import { decideExtreme } from './money/decide-extreme.ts';
import { decideFurtherCost } from './money/decide-further-cost.ts';
import { decideGoalChange } from './money/decide-goal-change.ts';
import { decideGoalOfNow } from './money/decide-goal-of-now.ts';
import { decideGoesOn } from './money/decide-goes-on.ts';
import { decideMeans } from './money/decide-means.ts';
import { decideMonthlyCost } from './money/decide-monthly-cost.ts';
import { decideNamedEntry } from './money/decide-named-entry.ts';
import { decideNotPaid } from './money/decide-not-paid.ts';
import { decideOthersRepay } from './money/decide-others-repay.ts';
import { decideParcelsOfLast } from './money/decide-parcels-of-last.ts';
import { decidePartPaid } from './money/decide-part-paid.ts';
import { decideProfit } from './money/decide-profit.ts';
import {
  decideBestDay,
  decideCostOfLiving,
  decideFollowUp,
  decideGoalAsked,
  decideInAndOut,
  decideOwnQuestion,
} from './money/decide-question.ts';
import { decideCancelNamed } from './money/decide-recurring.ts';
import { decideRecurringNews } from './money/decide-recurring-news.ts';
import { decideRenamed } from './money/decide-renamed.ts';
import { decideSplit } from './money/decide-split.ts';
import { decideStillOwed } from './money/decide-still-owed.ts';
import { decideSum } from './money/decide-sum.ts';
import { decideUnnamed } from './money/decide-unnamed.ts';
import { decideWithout } from './money/decide-without.ts';
import { askOfLast } from './notebook/ask-of-last.ts';
import { bookNote } from './notebook/book-note.ts';
import { captionLast } from './notebook/caption-last.ts';
import { correctNote } from './notebook/correct-note.ts';
import { decideShelf } from './notebook/decide-find.ts';
import { decideKeptWords } from './notebook/decide-kept-words.ts';
import { decideOwnList } from './notebook/decide-own-list.ts';
import { listNamed } from './notebook/list-named.ts';
import { rateLast } from './notebook/rate-last.ts';
import { rewordNote } from './notebook/reword-note.ts';
import { saveAlso } from './notebook/save-also.ts';
import { shelfFurther } from './notebook/shelf-further.ts';
import { watchingOn } from './notebook/watching-on.ts';
import { whenKept } from './notebook/when-kept.ts';
import { decideRedo } from './removal/decide-redo.ts';
import { decideRemovalByName } from './removal/decide-removal-by-name.ts';
import { decideTrash } from './removal/decide-trash.ts';
import { decideRemovalOfLast } from './removal/last-done.ts';
import { regretRemoval } from './removal/regret-removal.ts';
import { decideKeyed } from './screen/decide-keyed.ts';
import { decideNumbered } from './screen/decide-numbered.ts';
import type { Situation } from './situation.ts';
import { decideMission } from './study/decide-mission.ts';
import { decideNamedStudy } from './study/decide-named-study.ts';
import { decideWorld } from './world/decide-world.ts';

type SceneReader = (situation: Situation) => Decision | undefined;

/** Handlers of a whole message. Order: the last turn, then facts code knows, then saved items, then names. */
export const WHOLE_MESSAGE_READERS: readonly SceneReader[] = [
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
  moveAnd,
  moveLastReminder,
  ringLastNote,
  decidePartPaid,
  decideFurtherCost,
  decideSplit,
  decideAllOfLast,
  decideRenamed,
  captionLast,
  watchingOn,
  askOfLast,
  rateLast,
  saveAlso,
  shelfFurther,
  bookNote,
  whenKept,
  remindBefore,
  remindersWhen,
  ringApart,
  remindAlso,
  reminderDone,
  decideContasAsked,
  decideMeans,
  decidePlainFact,
  decideNotesFile,
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
  correctNote,
  listNamed,
  decideOwnList,
  decideKeptWords,
  decideWorld,
  remindOfKept,
  decideCancelNamed,
  decideRecurringNews,
  decideRemovalByName,
  decideMoveByName,
];

/** Handlers of a message that may mean a second thing as well, or that confirm first when unsure. */
export const FIRST_PART_READERS: readonly SceneReader[] = [
  decideSum,
  decideRemovalOfLast,
  decideKeptReminders,
  cancelOfDay,
  decideKeyed,
  decideMission,
  decideNamedStudy,
  decideByPerson,
  decideInAndOut,
  decideProfit,
  decideCostOfLiving,
  decideEntriesNamed,
  decideShelf,
  decideChart,
  decideGoalAsked,
  decideBestDay,
  decideMonthlyCost,
  decideCompared,
  decideAskedAgain,
  decideOwnQuestion,
  decideFollowUp,
];

/** The first decision any of the readers returns. */
export function firstDecision(readers: readonly SceneReader[], situation: Situation): Decision | undefined {
  for (const reader of readers) {
    const decision = reader(situation);
    if (decision !== undefined) return decision;
  }
  return undefined;
}
