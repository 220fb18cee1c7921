// "Posso gastar 100 no mercado?", when a ceiling was set for it: whether that much is left of it. What comes in need not be known.

import { pattern } from '../../../domain/pattern.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { budgetNamed } from '../goals/budget-named.ts';
import { askLedger } from './ask-ledger.ts';

const MAY_SPEND = pattern('i')`
  ^(?:(?:e|ent[ãa]o|ser[áa] que|ainda) )*(?:eu )?(?:ainda )?(?:posso|d[áa] (?:pra|para)|consigo|cabe) (?:(?:eu|ainda) )*
  (?:gastar|comprar|pedir|usar)? ?(?:mais |uns? )*${TYPED_AMOUNT}(?: reais)? (?:n[ao]s?|com|de|em|d[ao]) (?:o |a )?
  (?<what>[a-zà-ÿ][a-zà-ÿ ]{1,25}?)(?: (?:esse|este|nesse|neste) m[êe]s| hoje| ainda)?\s*[?.!]*$
`;

/** Undefined when no ceiling has that name: then it depends on the whole month. */
export function decideFitsBudget(situation: Situation): Decision | undefined {
  const what = MAY_SPEND.exec(situation.text.trim())?.groups?.['what'];
  const budget = what === undefined ? undefined : budgetNamed(what, situation);
  if (budget === undefined) return undefined;
  const { category, words } = budget.value;
  return askLedger({
    op: 'budget_status',
    ...(category === undefined ? {} : { category }),
    ...(words === undefined ? {} : { merchant: words }),
  });
}
decideFitsBudget.says = [MAY_SPEND];
