// "Tira o limite de mercado", "não quero mais teto de lazer": the budget of that name goes; what was spent stays.

import { pattern, piece } from '../../../domain/pattern.ts';
import type { Told } from '../../../domain/told.ts';
import type { ToolCall } from '../../../tools/registry.ts';
import { run, say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { phrases } from '../../replies/phrases.ts';
import type { Situation } from '../../situation.ts';
import { BANKS } from '../../wording/bank-names.ts';
import { CALL_OFF } from '../../wording/removal-orders.ts';
import { budgetNamed } from './budget-named.ts';

const DROPS = piece`
  (?:
    (?:pode |quero |por favor,? )*(?:
      ${CALL_OFF}|esque[cç](?:e|a|er)|desativ(?:a|e|ar)|encerr(?:a|e|ar)|par(?:a|e) com
    )|
    (?:eu )?desisti d[eo]|
    n[ãa]o (?:quero|preciso|tem|ter|vou ter)(?: (?:de|do|ter))?(?: mais)?
  )
`;
const DROPPED = pattern('i')`
  ^(?:(?:ent[ãa]o|agora|ah|e),? )*${DROPS} (?:(?:o|os|esses?|aqueles?|meus?|tod[oa]s?|nenhum|qualquer) )*
  (?<many>tetos?|limites?|or[çc]amentos?)
  (?: (?:de gastos?|mensa(?:l|is)|di[áa]rios?|semana(?:l|is)|total|gera(?:l|is)|por (?:m[êe]s|dia|semana)))?
  (?: (?:d[aeo]s?|pr[ao]s?|para(?: [oa])?|com|n[ao]s?) (?:(?:[oa]s?|minhas?|meus?|gastos?|gastar) )*
  (?<name>[a-zà-ÿ][a-zà-ÿ ]{0,30}?))?(?: (?:por favor|a[íi]|agora|tamb[ée]m|tb|mesmo))*[.!]*$
`;
/** Of a card or an account the limit belongs to the bank. */
const CARD = pattern('i')`
  ^(?:(?:meu |o )?cart[ãa]o|cr[ée]dito|${BANKS}|cheque)(?![a-zà-ÿ])
`;

const forgetting = ({ key }: Told<'orcamento'>): ToolCall => ({ tool: 'forget_budget', args: { key } });

/** Without a name and with several budgets, the one just set goes, or it asks which. */
export function decideBudgetDropped(situation: Situation): Decision | undefined {
  const { many, name } = DROPPED.exec(situation.text.trim())?.groups ?? {};
  if (many === undefined || (name !== undefined && CARD.test(name))) return undefined;
  const { loaded } = situation;
  const all = loaded.budgets();
  const [first, ...others] = all;
  if (name !== undefined) {
    const named = budgetNamed(name, situation);
    return named === undefined ? say(phrases.noBudgetOf(name)) : run(forgetting(named));
  }
  if (first === undefined) return say(phrases.noBudgets);
  if (others.length === 0 || many.endsWith('s')) return run(forgetting(first), ...others.map(forgetting));
  const just = all.find(({ key }) => key === loaded.done?.budget);
  return just === undefined ? say(phrases.whichBudget) : run(forgetting(just));
}
decideBudgetDropped.says = [DROPPED];
