// "Ganho 8.500 por mês e gasto uns 6.000": usual monthly income and spending, saved for questions that need them.

import { folded } from '../../domain/fold.ts';
import type { Told } from '../../domain/told.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { localDate } from '../local-time.ts';
import type { Situation } from '../situation.ts';
import { figuresOf } from '../study/figures-of.ts';

const BOTH =
  /^(?:eu |hoje |agora )*(?:ganho|recebo|tiro|entra|entram|minha renda é(?: de)?) .{0,40}\d.{0,40}? (?:e|mas)(?: (?:eu|meus?|minhas?|as|os))* (?:gasto|gastos|despesas|sai|saem)\b.{0,30}\d.{0,30}$/iu;

/** Undefined unless both figures are told. They are usual, so nothing is recorded of them each month. */
export function decideMeans({ text, reading, asking, zone }: Situation): Decision | undefined {
  if (!BOTH.test(text.trim()) || text.includes('?')) return undefined;
  const { income, expense } = figuresOf(reading.figures);
  if (income === undefined || expense === undefined) return undefined;
  const since = localDate(asking.said, zone);
  const told = (key: string, kind: 'receita' | 'despesa', cents: number, category: string): Told<'recorrencia'> => ({
    kind: 'recorrencia',
    key: folded(key),
    value: { kind, description: key, cents, category, every: 'monthly', usual: true, since },
  });
  return run(
    { tool: 'set_recurring', args: { told: told('renda', 'receita', income, 'salario') } },
    { tool: 'set_recurring', args: { told: told('gastos do mês', 'despesa', expense, 'outros') } },
  );
}
decideMeans.says = [BOTH];
