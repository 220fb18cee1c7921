// Whether two versions of a question have the same answer: then the figure that was changed plays no part in it, and the person hears
// that instead of the same text again.

import type { HardQuestion } from '../domain/hard-question.ts';
import type { IndicatorName, SourcedFigure } from '../domain/market.ts';
import { choosePlaybook } from './choose-playbook.ts';
import type { MissionAsked } from './mission-asked.ts';
import type { Rates } from './playbook.ts';
import { PLAYBOOKS } from './playbooks/table.ts';
import { withTold } from './told-rates.ts';

/** Any rates do, of their usual size: only the difference between two answers is looked at. TR is a month's, and decades of 10 % a month are no money. */
function someRates(names: readonly IndicatorName[], { today }: Pick<MissionAsked, 'today'>): Rates {
  const some: SourcedFigure = { value: '10', unit: '% a.a.', source: '', of: today, reliability: 100 };
  return Object.fromEntries(names.map((name) => [name, name === 'tr' ? { ...some, value: '0.1' } : some]));
}

/** Pure; calls nothing. @param before the question as it was answered */
export function answersAlike({ question, ledger, today }: MissionAsked, before: HardQuestion): boolean {
  const outcome = (asked: HardQuestion): string => {
    const { run, indicators = [] } = PLAYBOOKS[choosePlaybook(asked)];
    return JSON.stringify(
      run({ ...asked, ledger, today, rates: withTold(someRates(indicators, { today }), asked.figures, today) }),
    );
  };
  return outcome(question) === outcome(before);
}
