// Changes to a goal or a budget that exists, most of them named by nothing but the number that changes.

import { decideKeptReminders } from '../../agenda/decide-kept-reminders.ts';
import type { HandlerGroup } from '../../handler.ts';
import { decideWorld } from '../../world/decide-world.ts';
import { decideFitsBudget } from '../questions/decide-fits-budget.ts';
import { decideUnnamed } from '../questions/decide-unnamed.ts';
import { decideWhyThat } from '../questions/decide-why-that.ts';
import { askAmountOfPlan } from '../recurring/ask-amount-of-plan.ts';
import { decideAnotherBudget } from './decide-another-budget.ts';
import { decideBudgetChange } from './decide-budget-change.ts';
import { decideBudgetDropped } from './decide-budget-dropped.ts';
import { decideBudgetOfTwo } from './decide-budget-of-two.ts';
import { decideGoalBegun } from './decide-goal-begun.ts';
import { decideGoalChange } from './decide-goal-change.ts';
import { decideGoalOfNow } from './decide-goal-of-now.ts';
import { decideGoalOfStudy } from './decide-goal-of-study.ts';
import { decideGoalToEarn } from './decide-goal-to-earn.ts';

export const GOAL_AND_BUDGET_HANDLERS: HandlerGroup['handlers'] = [
  { decide: decideBudgetOfTwo, answers: '“no máximo 400 com ifood e uber”: one ceiling over two things' },
  {
    decide: decideGoalToEarn,
    answers: '“quero faturar 5 mil por mês”: what one aims to bring in, kept in its words',
  },
  {
    decide: decideGoalBegun,
    answers: '“tô juntando 3000 pra viagem, já tenho 80”: the goal, and what is there already',
  },
  { decide: askAmountOfPlan, answers: '“teto pro mercado”, “netflix todo mês”: asks its value' },
  {
    decide: decideGoalChange,
    answers: '“muda a meta pra 12 mil”, “até julho então”, “cancela essa meta”: changes or drops a goal',
    before: [decideKeptReminders],
  },
  { decide: decideGoalOfStudy, answers: '“cria essa meta”: of what was just worked out how to save for' },
  {
    decide: decideGoalOfNow,
    answers: '“coloquei 120 nela”, “falta quanto?”: the goal just set or paid into',
    before: [decideUnnamed],
  },
  {
    decide: decideWhyThat,
    answers: '“por que foi tanto?”: what made up the sum just asked for',
    before: [decideWorld],
  },
  { decide: decideFitsBudget, answers: '“posso gastar 100 no mercado?”: what is left of that ceiling' },
  { decide: decideBudgetDropped, answers: '“tira o limite de mercado”: drops that budget' },
  { decide: decideAnotherBudget, answers: '“e de lazer 300”: one more budget behind the one just set' },
  { decide: decideBudgetChange, answers: '“aumenta pra 1400”: the budget just set or asked about' },
];
