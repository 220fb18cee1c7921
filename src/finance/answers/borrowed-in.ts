// What came in and is no income: a sum borrowed, or lent and given back. It is counted, and said.

import type { Period } from '../../domain/dates.ts';
import type { LedgerReads } from '../../domain/ledger-repos.ts';
import { reais } from '../money.ts';
import type { Question } from '../question.ts';
import type { Asked } from './answer.ts';

const NARROWS = [
  'category',
  'merchant',
  'counterpart',
  'account',
  'payment_method',
  'each',
  'less',
] as const satisfies readonly (keyof Question)[];

/** A sentence behind a sum of what came in; '' when all of it was earned. */
export function borrowedIn(ledger: LedgerReads, period: Period): string {
  const { cents } = ledger.total({ kind: 'receita', category: 'dividas', ...period });
  return cents === 0 ? '' : ` Nisso há ${reais(cents)} de empréstimo ou devolução.`;
}

/** The same for the answer to a question of all income. */
export const notEarned = ({ ledger, question }: Asked, period: Period): string =>
  question.type === 'income' && NARROWS.every((key) => question[key] === undefined) ? borrowedIn(ledger, period) : '';
