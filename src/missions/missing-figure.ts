// Asks first for a figure only the person knows: no model or source is used for a question that cannot be answered yet.

import type { AskedFigure } from '../domain/hard-question.ts';
import type { NeededFigure } from '../domain/mission-news.ts';
import { choosePlaybook } from './choose-playbook.ts';
import type { MissionAsked } from './mission-asked.ts';
import { PLAYBOOKS } from './playbooks/table.ts';
import { withTold } from './told-rates.ts';

/** These can also be filled from published rates. */
const PUBLISHED: ReadonlySet<AskedFigure> = new Set<AskedFigure>(['yearlyRate', 'inflation']);

/** Undefined when the playbook can answer, or lacks only what is published. */
export function missingFigure({ question, ledger, today }: MissionAsked): NeededFigure | undefined {
  const outcome = PLAYBOOKS[choosePlaybook(question)].run({
    ...question,
    ledger,
    today,
    rates: withTold({}, question.figures, today),
  });
  if (outcome.kind === 'found' || PUBLISHED.has(outcome.figure)) return undefined;
  const { kind: _, ...needed } = outcome;
  return needed;
}
