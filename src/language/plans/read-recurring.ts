// Recurring entry: description, amount, and day.

import { readEntry } from '../money/read-entry.ts';
import type { Reading } from '../reading/reading.ts';
import { present } from '../slots/present.ts';
import type { RecurringSlots } from '../slots/slots.ts';

/** "Se cair no fim de semana, passa pra segunda" is a rule for the date; "cair" is not income here. */
function ruleStart(r: Reading): number {
  const at = r.units.findIndex(
    (unit, i) => i > r.head && unit.norm === 'se' && /^(?:cai|cair|caia|for|der)$/.test(r.norm(i + 1)),
  );
  return at < 0 ? r.tail : at;
}

const WORK =
  /\b(?:faco|fazendo|limpo|cuido|atendo|trabalho|dou|canto|toco|entrego|passo|lavo|cozinho|corto|costuro|dirijo|vendo)\b/;

/** "Meu vr é 900 por mês", "minha bolsa é 1.500": what the person gets, whatever else the word is bought as. */
const MY_PAY = /^(?:[oa] )?(?:meu|minha) (vr|va|vale [a-z]+|mesada|bolsa) (?:e|de|ta|esta)\b/;

/** In centavos; fields that were not said are absent and asked for later. */
export function readRecurring(r: Reading): RecurringSlots {
  const mine = r.match(MY_PAY)?.[1];
  const read = readEntry(r, {
    from: r.head,
    to: ruleStart(r),
    amount: r.money,
  });
  const { type, amount_cents, category, description, payment_method, account } =
    mine === undefined
      ? read
      : {
          ...read,
          type: 'income' as const,
          category: mine === 'mesada' ? ('outras_receitas' as const) : ('beneficios' as const),
          description: mine,
          payment_method: undefined,
        };
  const { recurrence } = r;
  const every = recurrence?.every ?? 'monthly';
  // "ganho 4500 por mês": unnamed monthly income is a salary.
  const pay = type === 'income' && category === undefined && description === undefined && every === 'monthly';
  return present({
    type,
    amount_cents,
    // "toda terça faço a casa de seu Antônio e ganho 160": paid work.
    category: pay
      ? ('salario' as const)
      : type === 'income' && category === 'outras_receitas' && r.fits(WORK)
        ? ('renda_extra' as const)
        : category,
    description: pay ? 'salário' : description,
    recurrence: every,
    interval: recurrence?.interval,
    day_of_month: recurrence?.dayOfMonth,
    weekday: recurrence?.weekday,
    day_rule: recurrence?.dayRule,
    payment_method,
    account,
  });
}
