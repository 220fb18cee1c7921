// Dispatches a question to the function of its operation. Every figure comes from the ledger or from definitions/.

import type { Answer, Asked } from './answer.ts';
import { installmentsAnswer, invoiceAnswer, limitAnswer } from './cards.ts';
import { compareAnswer } from './compare.ts';
import { dueAnswer } from './due.ts';
import { eachAnswer } from './each.ts';
import { averageAnswer, countAnswer, shareAnswer, sumAnswer, zeroDaysAnswer } from './flow-figures.ts';
import { forecastAnswer } from './forecast.ts';
import { breakdownAnswer } from './groups.ts';
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

/** Reads the ledger only. An empty result is an answer in words, never a failure. */
export function answerQuestion(asked: Asked): Answer {
  return withoutAnswer(asked) ?? eachAnswer(asked) ?? answerWhole(asked);
}

function answerWhole(asked: Asked): Answer {
  const { op } = asked.question;
  switch (op) {
    case 'sum':
      return sumAnswer(asked);
    case 'count':
      return countAnswer(asked);
    case 'count_zero_days':
      return zeroDaysAnswer(asked);
    case 'avg':
      return averageAnswer(asked);
    case 'max':
    case 'min':
      return extremeAnswer(asked, op);
    case 'list':
      return listAnswer(asked);
    case 'last':
      return lastAnswer(asked);
    case 'breakdown':
      return breakdownAnswer(asked);
    case 'summary':
      return summaryAnswer(asked);
    case 'share':
      return shareAnswer(asked);
    case 'balance':
      return balanceAnswer(asked);
    case 'net_worth':
      return netWorthAnswer(asked);
    case 'invested_total':
      return investedAnswer(asked);
    case 'saved_total':
      return savedTotalAnswer(asked);
    case 'savings':
      return savingsAnswer(asked);
    case 'compare':
      return compareAnswer(asked);
    case 'budget_status':
      return budgetAnswer(asked);
    case 'goal_status':
      return goalAnswer(asked);
    case 'receivables':
      return receivablesAnswer(asked);
    case 'debts_total':
      return debtsAnswer(asked);
    case 'installments_list':
      return installmentsAnswer(asked);
    case 'invoice':
      return invoiceAnswer(asked);
    case 'card_limit':
      return limitAnswer(asked);
    case 'due':
      return dueAnswer(asked);
    case 'paid_check':
      return paidAnswer(asked);
    case 'recurring_list':
      return recurringAnswer(asked);
    case 'what_if':
      return whatIfAnswer(asked);
    case 'forecast':
      return forecastAnswer(asked);
    default:
      return op satisfies never;
  }
}
