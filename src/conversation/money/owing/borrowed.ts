// "Peguei 500 emprestado do Zeca": income that is also recorded as a debt.

import { folded } from '../../../domain/fold.ts';
import type { Draft } from '../../../finance/draft.ts';
import type { ToolCall } from '../../../tools/registry.ts';
import type { Loaded } from '../../loaded.ts';
import type { Situation } from '../../situation.ts';

const BORROWED =
  /\b(?:peguei|pegamos|pedi|tomei|arrumei|consegui)\b.{0,30}\bemprestad|\b(?:me|nos) emprest(?:ou|aram)\b|\bemprestad[oa]s? (?:d[aeo]|com|pel[ao])\b/u;
/** Repayments, and loans that did not happen. */
const NOT_NOW = /\b(?:nao|quase|paguei|devolvi|quitei|ia|queria|pensei)\b/u;

/** One call per entry that is a loan; the debt is the new total owed to that lender, in centavos. */
export function debtsBorrowed(entries: readonly Draft[], { text, loaded }: Situation): readonly ToolCall[] {
  const said = folded(text);
  if (!BORROWED.test(said) || NOT_NOW.test(said)) return [];
  return debtsOf(entries, loaded);
}

/** One call per loan taken, whatever words told of it. */
export const debtsOf = (entries: readonly Draft[], { owed: owedNow }: Loaded): readonly ToolCall[] =>
  entries.flatMap(({ kind, category, counterpart, cents, pending }): ToolCall[] => {
    if (kind !== 'receita' || category !== 'dividas' || pending === true) return [];
    if (counterpart === undefined || cents === undefined) return [];
    const key = folded(counterpart);
    // A second loan from the same person is added to what is still owed.
    const owed = owedNow().find((debt) => debt.key === key)?.cents ?? 0;
    const value = { name: counterpart, cents: owed + cents };
    return [{ tool: 'tell_money', args: { told: { kind: 'divida', key, value } } }];
  });

/** The draft as a loan taken, so that it is not read as a repayment. */
export const asLoan = (draft: Draft, text: string): Draft =>
  draft.kind === 'receita' &&
  draft.category === 'dividas' &&
  draft.description === 'devolução' &&
  BORROWED.test(folded(text))
    ? { ...draft, description: 'empréstimo' }
    : draft;
