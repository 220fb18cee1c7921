// "Aumenta pra 1400", "muda o teto do mercado pra 1400": right after a budget was set or asked about, changes that
// budget.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import type { Told } from '../../../domain/told.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { valueSaid } from '../value-said.ts';

const CHANGES = pattern('i')`
  ^(?:(?:pode|ent[ãa]o|melhor|agora|vamos|vou) )*(?:mud|alter|aument|sub|sob|baix|diminu|troc|pass|bot|coloc|p[õo])[a-zà-ÿ]*
  (?: (?:
    el[ea]|isso|
    (?<named>(?:o |esse |meu )*(?:teto|limite|or[çc]amento)(?: (?:d[aeo]|pr[ao]) (?<of>[a-zà-ÿ][a-zà-ÿ ]*?))?)
  ))? (?:pr[ao]|para|em) (?<value>(?:r\$ ?)?\d[\d.,]*(?: (?:mil|reais))?)(?: por m[eê]s)?[.!]*$
`;

/** Undefined when no budget is named and none was just spoken of. */
export function decideBudgetChange({ text, loaded, read }: Situation): Decision | undefined {
  const { named, of, value } = CHANGES.exec(text.trim())?.groups ?? {};
  if (value === undefined) return undefined;
  const last = loaded.asked()[0]?.question;
  if (named === undefined && (last?.op !== 'budget_status' || loaded.done?.goal !== undefined)) return undefined;
  const budget = meant(
    loaded.budgets(),
    of,
    last?.op === 'budget_status' ? (last.merchant ?? last.category) : undefined,
  );
  const cents = valueSaid(value, { read });
  if (budget === undefined || cents === undefined) return undefined;
  return run({ tool: 'tell_money', args: { told: { ...budget, value: { ...budget.value, cents } } } });
}
decideBudgetChange.says = [CHANGES];

/** The budget named, else the one just asked about, else the only one. */
function meant(
  all: readonly Told<'orcamento'>[],
  of: string | undefined,
  asked: string | undefined,
): Told<'orcamento'> | undefined {
  const name = of ?? asked;
  const [only, ...others] = all;
  if (name === undefined) return others.length === 0 ? only : undefined;
  return all.find(({ key }) => key === folded(name)) ?? (of === undefined && others.length === 0 ? only : undefined);
}
