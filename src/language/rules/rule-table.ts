// Ordered rule list (LANGUAGE.md section 2): the first matching rule wins. This table is the whole policy.

import { ACCOUNT_RULES } from './account-rules.ts';
import { ADVICE_RULES } from './advice-rules.ts';
import { AGENDA_RULES } from './agenda-rules.ts';
import { ASKED_NOTE_RULES, OPEN_QUESTION_RULES } from './asked-note-rules.ts';
import { BARE_KIND_RULES } from './bare-kind-rules.ts';
import { CORRECTION_RULES } from './correction-rules.ts';
import { DEBT_RULES } from './debt-rules.ts';
import { DIALOG_RULES } from './dialog-rules.ts';
import { ENTRY_RULES } from './entry-rules.ts';
import { ENTRY_WITHOUT_AMOUNT_RULES } from './entry-without-amount-rules.ts';
import { FIGURE_RULES, FOLLOW_UP_RULES, RECAP_RULES } from './figure-rules.ts';
import { GOAL_RULES } from './goal-rules.ts';
import { HARD_QUESTION_RULES } from './hard-question-rules.ts';
import { KEPT_EDIT_RULES } from './kept-edit-rules.ts';
import { KEPT_REMINDER_RULES } from './kept-reminder-rules.ts';
import { LABEL_RULES } from './label-rules.ts';
import { LAST_KEPT_RULES } from './last-kept-rules.ts';
import { LINK_RULES } from './link-rules.ts';
import { LIST_RULES } from './list-rules.ts';
import { CONVERT_RULES, MARKET_RULES } from './market-rules.ts';
import { MEASURE_RULES } from './measure-rules.ts';
import { NOTEBOOK_RULES } from './notebook-rules.ts';
import { ORDERED_ENTRY_RULES } from './ordered-entry-rules.ts';
import { EXPORT_RULES, FEEDBACK_RULES, LAST_RULES, UNREAL_RULES } from './other-rules.ts';
import { PER_DAY_RULES } from './per-day-rules.ts';
import { CALLED_RULES, PERSON_RULES } from './person-rules.ts';
import { PERSONAL_DATA_RULES } from './personal-data-rules.ts';
import { PLAN_RULES } from './plan-rules.ts';
import { RECURRENCE_RULES } from './recurrence-rules.ts';
import { REFUND_RULES } from './refund-rules.ts';
import { FORBIDDEN_RULES, REMARK_RULES } from './remark-rules.ts';
import { REMINDER_RULES } from './reminder-rules.ts';
import { REMOVAL_RULES } from './removal-rules.ts';
import type { Rule } from './rule.ts';
import { SHELF_RULES } from './shelf-rules.ts';
import { TRIVIAL_RULES } from './trivial-rules.ts';
import { WATCHED_RULES } from './watched-rules.ts';
import { TABLE_RULES, WEIGHED_RULES } from './weighed-rules.ts';
import { WORK_RULES } from './work-rules.ts';

export const RULES: readonly Rule[] = [
  ...DIALOG_RULES,
  ...CALLED_RULES,
  ...LINK_RULES,
  ...REFUND_RULES,
  ...FOLLOW_UP_RULES,
  ...RECAP_RULES,
  ...FEEDBACK_RULES,
  ...FORBIDDEN_RULES,
  ...TRIVIAL_RULES,
  ...PERSONAL_DATA_RULES,
  ...BARE_KIND_RULES,
  ...LAST_KEPT_RULES,
  ...KEPT_REMINDER_RULES,
  ...RECURRENCE_RULES,
  ...KEPT_EDIT_RULES,
  ...ASKED_NOTE_RULES,
  ...LIST_RULES,
  ...ORDERED_ENTRY_RULES,
  ...LABEL_RULES,
  ...MEASURE_RULES,
  ...REMINDER_RULES,
  ...AGENDA_RULES,
  ...SHELF_RULES,
  ...REMOVAL_RULES,
  ...EXPORT_RULES,
  ...GOAL_RULES,
  ...TABLE_RULES,
  ...CONVERT_RULES,
  ...REMARK_RULES,
  ...CORRECTION_RULES,
  ...WORK_RULES,
  ...MARKET_RULES,
  ...WATCHED_RULES,
  ...UNREAL_RULES,
  ...WEIGHED_RULES,
  ...ACCOUNT_RULES,
  ...DEBT_RULES,
  ...PERSON_RULES,
  ...PER_DAY_RULES,
  ...HARD_QUESTION_RULES,
  ...OPEN_QUESTION_RULES,
  ...ADVICE_RULES,
  ...PLAN_RULES,
  ...ENTRY_RULES,
  ...ENTRY_WITHOUT_AMOUNT_RULES,
  ...FIGURE_RULES,
  ...NOTEBOOK_RULES,
  ...LAST_RULES,
];
