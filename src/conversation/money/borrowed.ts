// "Peguei 500 emprestado do Zeca": the money comes in, and is owed.

import { folded } from '../../domain/fold.ts';
import type { Draft } from '../../finance/draft.ts';
import type { ToolCall } from '../../tools/registry.ts';
import type { Situation } from '../situation.ts';

const BORROWED =
  /\b(?:peguei|pegamos|pedi|tomei|arrumei|consegui)\b.{0,30}\bemprestad|\b(?:me|nos) emprest(?:ou|aram)\b|\bemprestad[oa]s? (?:d[aeo]|com|pel[ao])\b/u;
/** What is told again, or what was only wished. */
const NOT_NOW = /\b(?:nao|quase|paguei|devolvi|quitei|ia|queria|pensei)\b/u;

/** The debts that these entries open, one for each lender who has none yet. */
export function debtsBorrowed(entries: readonly Draft[], { text, loaded }: Situation): readonly ToolCall[] {
  const said = folded(text);
  if (!BORROWED.test(said) || NOT_NOW.test(said)) return [];
  return entries.flatMap(({ kind, category, counterpart, cents, pending }): ToolCall[] => {
    if (kind !== 'receita' || category !== 'dividas' || pending === true) return [];
    if (counterpart === undefined || cents === undefined) return [];
    const key = folded(counterpart);
    // Borrowed again from the same person: what is still owed, and this.
    const owed = loaded.owed().find((debt) => debt.key === key)?.cents ?? 0;
    const value = { name: counterpart, cents: owed + cents };
    return [{ tool: 'tell_money', args: { told: { kind: 'divida', key, value } } }];
  });
}

/** A loan that is taken is no repayment. */
export const asLoan = (draft: Draft, text: string): Draft =>
  draft.kind === 'receita' &&
  draft.category === 'dividas' &&
  draft.description === 'devolução' &&
  BORROWED.test(folded(text))
    ? { ...draft, description: 'empréstimo' }
    : draft;
