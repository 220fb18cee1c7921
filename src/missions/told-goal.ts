// The told goal a question is about: the one it names, otherwise the only one, otherwise the earliest due.

import type { LocalDate } from '../domain/dates.ts';
import { folded } from '../domain/fold.ts';
import { goalJar } from '../finance/conta.ts';
import { reserveOf } from '../finance/definitions/reserve.ts';
import { goalTotal } from '../finance/goal-total.ts';
import type { Asked } from './playbook.ts';

export type ToldGoal = {
  readonly name: string;
  /** Centavos: the target, and what is already saved for it. */
  readonly total: number;
  readonly have: number;
  readonly due?: LocalDate;
};

const NO_DAY = '9999-12-31';

/** Undefined when no goal was told, or it has no target amount. */
export function toldGoal({ ledger, text }: Asked): ToldGoal | undefined {
  const words = ` ${folded(text)} `;
  const goals = ledger.told('meta').flatMap(({ key, value }) => {
    const total = goalTotal(value);
    return total === undefined ? [] : [{ key, total, ...value }];
  });
  const [first] = goals.toSorted((a, b) => ((a.due ?? NO_DAY) < (b.due ?? NO_DAY) ? -1 : 1));
  const goal = goals.find(({ key }) => words.includes(` ${key} `)) ?? first;
  if (goal === undefined) return undefined;
  const jar = goalJar(goal.key);
  const have = ledger.balances().find(({ conta }) => conta === jar)?.cents ?? reserveOf(ledger);
  return { name: goal.name, total: goal.total, have, ...(goal.due === undefined ? {} : { due: goal.due }) };
}
