// Which budget a name means: the one that would be set under it, so that "roupa" and "vestuário" are the same.

import { folded } from '../../../domain/fold.ts';
import type { Told } from '../../../domain/told.ts';
import type { Situation } from '../../situation.ts';
import { decideBudget } from '../decide-told.ts';

/** Undefined when no budget of that name, or of what it stands for, was set. */
export function budgetNamed(name: string, { loaded, read }: Situation): Told<'orcamento'> | undefined {
  const all = loaded.budgets();
  const spelt = all.find(({ key }) => key === folded(name));
  if (spelt !== undefined || all.length === 0) return spelt;
  const text = `teto de 1 real pra ${name}`;
  const meant = read(text);
  const set = meant.intent === 'budget_set' ? decideBudget(meant.slots, text) : undefined;
  const call = set?.do === 'run_tool' ? set.calls[0] : undefined;
  const told = call?.tool === 'tell_money' ? call.args.told : undefined;
  return all.find(({ key }) => key === told?.key);
}
