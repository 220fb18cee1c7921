// "Ganho 2300, aluguel 800, luz 120, mercado 600": what a month brings and takes, one thing behind the other. Nothing moved.

import { pattern } from '../../../domain/pattern.ts';
import type { ToolCall } from '../../../tools/registry.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { FIGURE } from '../../wording/typed-amount.ts';
import { billOf } from './bill-of.ts';
import { usual } from './usual.ts';

const SUM = `(?:r\\$ ?)?${FIGURE}(?: ?(?:mil|k|reais))?`;
const COST = `(?:(?:de|o|a|com) )?[a-zà-ÿ][a-zà-ÿ ]{1,24}?,? (?:(?:é|d[áa]|uns|umas|de|sai) )*${SUM}`;
/** "800 de aluguel". */
const VALUE_FIRST = `(?:uns )?${SUM} (?:de|d[oa]|n[oa]|com) [a-zà-ÿ][a-zà-ÿ ]{1,24}?`;
const MONTH = pattern('i')`
  ^(?:(?:eu|hoje|olha|bom|ent[ãa]o),? )*(?:ganho|recebo|tiro)(?: uns)? (?<pay>${SUM})(?: l[íi]quid[oa]s?)?(?: por m[êe]s)?[,;.:]\s*
  (?:e )?(?:(?:pago|gasto|tenho|meus gastos s[ãa]o),? )?(?:
    (?<costs>${COST}(?:(?:[,;]| e) ?(?:e )?${COST})+)|(?<sums>${VALUE_FIRST}(?:(?:[,;]| e) ?(?:e )?${VALUE_FIRST})+)
  )[.!]*$
`;
const NEXT = new RegExp(`(?:[,;]\\s*(?:e )?| e )(?=${COST})`, 'i');
const NEXT_SUM = new RegExp(`(?:[,;]\\s*(?:e )?| e )(?=${VALUE_FIRST})`, 'i');
const ONE_SUM = new RegExp(`^(?:uns )?(?<value>${SUM}) (?:de|d[oa]|n[oa]|com) (?<name>.+)$`, 'i');
const ONE = new RegExp(`^(?:(?:de|o|a|com) )?(?<name>.+?),? (?:(?:é|d[áa]|uns|umas|de|sai) )*(?<value>${SUM})$`, 'i');

/** Undefined unless every cost has its name and its value. */
export function decideMonthTold({ text, read, asking, zone }: Situation): Decision | undefined {
  const { pay, costs = '', sums } = MONTH.exec(text.trim())?.groups ?? {};
  if (pay === undefined) return undefined;
  const since = localDate(asking.said, zone);
  const earned = read(`recebi ${pay} de salário`);
  const each = sums === undefined ? costs.split(NEXT) : sums.split(NEXT_SUM);
  const one = sums === undefined ? ONE : ONE_SUM;
  const parts = each.map((part) => one.exec(part.trim())?.groups ?? {});
  const calls = parts.flatMap(({ name = '', value = '' }): readonly ToolCall[] => {
    const bill = billOf(name, value, read);
    return bill === undefined
      ? []
      : [usual(name.toLowerCase(), 'despesa', bill.cents, bill.category ?? 'outros', since)];
  });
  if (earned.intent !== 'lancamento' || earned.slots.amount_cents === undefined || calls.length < parts.length)
    return undefined;
  return run(usual('renda', 'receita', earned.slots.amount_cents, 'salario', since), ...calls);
}
decideMonthTold.says = [MONTH];
