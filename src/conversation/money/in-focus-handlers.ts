// Sums, and what is said of the goal, the bill or the entries that the last messages were about.

import type { HandlerGroup } from '../handler.ts';
import { decideBillDay } from './bills/decide-bill-day.ts';
import { decideGoalTalk } from './goals/decide-goal-talk.ts';
import { decideBalancesAsked } from './questions/decide-balances-asked.ts';
import { decideSum } from './questions/decide-sum.ts';
import { decideSumOfLast } from './questions/decide-sum-of-last.ts';

export const IN_FOCUS: HandlerGroup['handlers'] = [
  { decide: decideSum, answers: '“quanto é 15% de 230?”, “metade de 345”: calculates it' },
  { decide: decideGoalTalk, answers: '“já tenho 850”, “quando chego lá?”: of the goal that is talked about' },
  { decide: decideBillDay, answers: '“a luz vence dia 20”: the day of the bill of that name, which waits' },
  {
    decide: decideBalancesAsked,
    answers: '“e na poupança?”, “quanto tenho em cada lugar?”: behind what is had in one place',
  },
  { decide: decideSumOfLast, answers: '“quanto dá tudo?”: of the entries just recorded' },
];
