// Dispatches a question to the function of its operation. Every figure comes from the ledger or from definitions/.

import type { Question } from '../question.ts';
import type { Answer, Asked } from './answer.ts';
import { installmentsAnswer, invoiceAnswer, limitAnswer } from './cards.ts';
import { compareAnswer } from './compare.ts';
import { dueAnswer } from './due.ts';
import { eachAnswer } from './each.ts';
import { averageAnswer, countAnswer, shareAnswer, sumAnswer, zeroDaysAnswer } from './flow-figures.ts';
import { forecastAnswer } from './forecast.ts';
import { breakdownAnswer } from './groups.ts';
import { paceAnswer } from './pace.ts';
import { budgetAnswer, goalAnswer, paidAnswer, recurringAnswer } from './plans.ts';
import { extremeAnswer, lastAnswer, listAnswer } from './rows.ts';
import {
  balanceAnswer,
  debtsAnswer,
  investedAnswer,
  netWorthAnswer,
  receivablesAnswer,
  savedTotalAnswer,
  whatIfAnswer,
} from './stock.ts';
import { savingsAnswer, summaryAnswer } from './summary.ts';
import { withoutAnswer } from './without.ts';

const ANSWERS: { readonly [Op in Question['op']]: (asked: Asked) => Answer } = {
  sum: (asked) => paceAnswer(asked) ?? sumAnswer(asked),
  count: countAnswer,
  count_zero_days: zeroDaysAnswer,
  avg: averageAnswer,
  max: (asked) => extremeAnswer(asked, 'max'),
  min: (asked) => extremeAnswer(asked, 'min'),
  list: listAnswer,
  last: lastAnswer,
  breakdown: breakdownAnswer,
  summary: summaryAnswer,
  share: shareAnswer,
  balance: balanceAnswer,
  net_worth: netWorthAnswer,
  invested_total: investedAnswer,
  saved_total: savedTotalAnswer,
  savings: savingsAnswer,
  compare: compareAnswer,
  budget_status: budgetAnswer,
  goal_status: goalAnswer,
  receivables: receivablesAnswer,
  debts_total: debtsAnswer,
  installments_list: installmentsAnswer,
  invoice: invoiceAnswer,
  card_limit: limitAnswer,
  due: dueAnswer,
  paid_check: paidAnswer,
  recurring_list: recurringAnswer,
  what_if: whatIfAnswer,
  forecast: forecastAnswer,
};

/** Reads the ledger only. An empty result is an answer in words, never a failure. */
export function answerQuestion(asked: Asked): Answer {
  return withoutAnswer(asked) ?? eachAnswer(asked) ?? ANSWERS[asked.question.op](asked);
}
