// Every turn of phrase, in the order they are tried, and the equivalent wording the rules know, independent of context.

import { ACCOUNT_TURNS } from '../account/account-turns.ts';
import { agendaReworded } from '../agenda/agenda-turns.ts';
import { APPOINTMENT_TURNS } from '../agenda/appointment-turns.ts';
import { DOSE_TURNS } from '../agenda/dose-turns.ts';
import { DUE_THEN_TURNS } from '../agenda/due-then-turns.ts';
import { TOLD_WITH_MORE_TURNS } from '../agenda/told-with-more-turns.ts';
import { PAID_WEEKLY_TURNS, WEEKLY_TURNS } from '../agenda/weekly-turns.ts';
import { BILL_TURNS } from '../money/bills/bill-turns.ts';
import { DUE_TURNS } from '../money/bills/due-turns.ts';
import { TAKEN_BACK_TURNS } from '../money/correction/taken-back-turns.ts';
import { ASIDE_TURNS } from '../money/entry/aside-turns.ts';
import { IN_ONE_BREATH_TURNS } from '../money/entry/in-one-breath-turns.ts';
import { INSTALMENT_TURNS } from '../money/entry/instalment-turns.ts';
import { ORDERED_TURNS } from '../money/entry/ordered-turns.ts';
import { PARTS_TURNS } from '../money/entry/parts-turns.ts';
import { PRICE_TURNS } from '../money/entry/price-turns.ts';
import { UNIT_PRICE_TURNS } from '../money/entry/unit-price-turns.ts';
import { SET_ASIDE_TURNS } from '../money/goals/set-aside-turns.ts';
import { BETWEEN_PEOPLE_TURNS } from '../money/owing/between-people-turns.ts';
import { OWED_TO_BANK_TURNS } from '../money/owing/owed-to-bank-turns.ts';
import { OWING_TURNS } from '../money/owing/owing-turns.ts';
import { PAID_FOR_THEM_TURNS } from '../money/owing/paid-for-them-turns.ts';
import { PAID_TO_OTHERS_TURNS } from '../money/owing/paid-to-others-turns.ts';
import { PROMISED_TURNS } from '../money/owing/promised-turns.ts';
import { SHARING_TURNS } from '../money/owing/sharing-turns.ts';
import { CUSTOMER_TURNS } from '../money/own-work/customer-turns.ts';
import { OWN_WORK_TURNS } from '../money/own-work/own-work-turns.ts';
import { WORKING_DAY_TURNS } from '../money/own-work/working-day-turns.ts';
import { ASKED_OTHERWISE_TURNS } from '../money/questions/asked-otherwise-turns.ts';
import { LEDGER_ASKED_TURNS } from '../money/questions/ledger-asked-turns.ts';
import { MONEY_QUESTION_TURNS } from '../money/questions/money-question-turns.ts';
import { INCOME_TURNS } from '../money/recurring/income-turns.ts';
import { ASKED_TURNS } from '../notebook/asked-turns.ts';
import { BODY_TURNS } from '../notebook/body-turns.ts';
import { DICTATED_TURNS } from '../notebook/dictated-turns.ts';
import { KEPT_TURNS } from '../notebook/kept-turns.ts';
import { LENT_TURNS } from '../notebook/lent-things.ts';
import { LIST_TURNS } from '../notebook/list-turns.ts';
import { RECOMMENDED_TURNS } from '../notebook/recommended-turns.ts';
import { SEEN_TURNS } from '../notebook/seen-turns.ts';
import { SERIES_TURNS } from '../notebook/series-turns.ts';
import { SIZE_TURNS } from '../notebook/size-turns.ts';
import { STATED_TURNS } from '../notebook/stated-turns.ts';
import { TITLED_TURNS } from '../notebook/titled-turns.ts';
import { REMOVAL_TURNS } from '../removal/removal-turns.ts';
import { byWords } from './by-words.ts';
import { SAID_AGAIN } from './said-again.ts';
import { SPOKEN_TURNS } from './spoken-turns.ts';
import type { Turn } from './turn.ts';

const TURNS: readonly Turn[] = [
  ...SAID_AGAIN,
  ...SPOKEN_TURNS,
  ...IN_ONE_BREATH_TURNS,
  ...OWN_WORK_TURNS,
  ...CUSTOMER_TURNS,
  ...BILL_TURNS,
  ...PAID_TO_OTHERS_TURNS,
  ...PAID_FOR_THEM_TURNS,
  ...BETWEEN_PEOPLE_TURNS,
  ...PROMISED_TURNS,
  ...OWED_TO_BANK_TURNS,
  ...OWING_TURNS,
  ...UNIT_PRICE_TURNS,
  ...PRICE_TURNS,
  ...PARTS_TURNS,
  ...INSTALMENT_TURNS,
  ...ASIDE_TURNS,
  ...ORDERED_TURNS,
  ...SHARING_TURNS,
  ...INCOME_TURNS,
  ...DUE_TURNS,
  ...SET_ASIDE_TURNS,
  ...WORKING_DAY_TURNS,
  ...TAKEN_BACK_TURNS,
  ...MONEY_QUESTION_TURNS,
  ...ASKED_OTHERWISE_TURNS,
  ...LEDGER_ASKED_TURNS,
  ...SERIES_TURNS,
  ...DOSE_TURNS,
  ...PAID_WEEKLY_TURNS,
  ...APPOINTMENT_TURNS,
  ...TOLD_WITH_MORE_TURNS,
  ...DUE_THEN_TURNS,
  ...WEEKLY_TURNS,
  ...SIZE_TURNS,
  ...BODY_TURNS,
  ...DICTATED_TURNS,
  ...STATED_TURNS,
  ...LENT_TURNS,
  ...ASKED_TURNS,
  ...KEPT_TURNS,
  ...REMOVAL_TURNS,
  ...LIST_TURNS,
  ...RECOMMENDED_TURNS,
  ...SEEN_TURNS,
  ...TITLED_TURNS,
  ...ACCOUNT_TURNS,
];

const turnsIn = byWords(TURNS, ([turn]) => [turn]);

/** In characters: a turn of phrase is short, and its patterns would scan a story again and again. */
const LONGEST = 500;

/** The equivalent wording; undefined when there is none. */
export function paraphrased(text: string): string | undefined {
  const said = text.trim();
  if (said.length > LONGEST) return undefined;
  for (const [turn, known] of turnsIn(said)) {
    if (!turn.test(said)) continue;
    const again = typeof known === 'string' ? said.replace(turn, known) : said.replace(turn, known);
    // A turn that looks closer may leave the words as they are.
    if (again !== said) return again;
  }
  return agendaReworded(said);
}
