// "Em quanto tempo, se eu guardar 800 por mês?" after a savings goal was discussed: the same goal at that pace.

import { folded } from '../../domain/fold.ts';
import type { HardQuestion } from '../../domain/hard-question.ts';
import type { Figure } from '../../language/figures/figure.ts';
import { choosePlaybook } from '../../missions/choose-playbook.ts';
import type { PlaybookName } from '../../missions/playbooks/table.ts';

const GATHERS: ReadonlySet<PlaybookName> = new Set(['reserva', 'juntar']);
const HOW_LONG = /\b(?:quanto tempo|quando|quantos (?:meses|anos)|demor\w+|lev[ao]\w*)\b/;
/** Figures that name a new goal. */
const ANOTHER_GOAL: ReadonlySet<Figure['role']> = new Set([
  'price',
  'target',
  'have',
  'debt',
  'loan',
  'target_income',
  'amount',
]);

/** Whether `text` continues `before` with another monthly saving. */
export const paceAsked = (text: string, figures: readonly Figure[], before: HardQuestion): boolean =>
  figures.some(({ role }) => role === 'saving') &&
  !figures.some(({ role }) => ANOTHER_GOAL.has(role)) &&
  HOW_LONG.test(folded(text)) &&
  GATHERS.has(choosePlaybook(before));
