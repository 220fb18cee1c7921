// Budget: amount, scope, period.

import { topicIn } from '../query/filters.ts';
import type { Reading } from '../reading/reading.ts';
import { present } from '../slots/present.ts';
import type { BudgetSlots } from '../slots/slots.ts';

/** Period of a budget or target; monthly by default. */
function paceOf(r: Reading): BudgetSlots['period'] {
  if (r.has('q_per_day')) return 'daily';
  if (r.has('q_per_week') || r.fits(/\b(?:ess|[pd])[oa]r? semana\b/)) return 'weekly';
  if (r.says('por ano') || r.says('no ano') || r.says('anual')) return 'yearly';
  return 'monthly';
}

/** In centavos; without category and merchant it is a budget of everything. */
export function readBudget(r: Reading): BudgetSlots {
  const topic = topicIn(r, /^(?:bota|botar|poe)$/.test(r.norm(r.head)) ? r.head + 1 : 0, r.units.length, 'expense');
  return present({
    amount_cents: r.money?.cents,
    category: topic?.category,
    merchant: topic?.merchant,
    period: paceOf(r),
    alert: r.has('remind_me') || r.fits(/^alert/) ? (true as const) : undefined,
  });
}
