// Reads the slot an agent asked for from an answer that may be a single word.

import { CATEGORIES, type Category } from '../categories/category.ts';
import type { AskedSlot } from '../dialog-context.ts';
import { accountAt, methodIn } from '../money/payment.ts';
import { readEntry } from '../money/read-entry.ts';
import type { Reading } from '../reading/reading.ts';
import type { LancamentoSlots } from '../slots/lancamento-slots.ts';
import { present } from '../slots/present.ts';

/** The category named directly ("lazer", "é mercado") or by one of its words in the units from `from`; undefined when none. */
export function categoryNamed(r: Reading, from = 0): Category | undefined {
  for (let i = from; i < r.units.length; i++) {
    const slug = r.norm(i).replace(/ e | /g, '_') as Category;
    if (CATEGORIES.includes(slug)) return slug;
  }
  for (let i = from; i < r.units.length; i++) {
    const entry = r.units[i]?.entry;
    if (entry?.out?.role === 'name') return entry.out.category;
    if (entry?.in?.role === 'name') return entry.in.category;
  }
  for (let i = r.units.length - 1; i >= from; i--) {
    const entry = r.units[i]?.entry;
    const sense = entry?.out ?? entry?.in;
    if (sense !== undefined) return sense.category;
  }
  return undefined;
}

function accountNamed(r: Reading): string | undefined {
  for (let i = 0; i < r.units.length; i++) {
    const slug = accountAt(r, i);
    if (slug !== undefined) return slug;
  }
  const bare = r.units[r.tail - 1]?.norm;
  return /^(?:caixa|inter|carteira|neon|next)$/.test(bare ?? '') ? bare : undefined;
}

function methodNamed(r: Reading): LancamentoSlots['payment_method'] {
  const said = methodIn(r, 0, r.units.length)?.value;
  return (
    said ??
    (r.has('method_dinheiro')
      ? 'dinheiro'
      : r.has('method_vale')
        ? 'vale'
        : r.has('method_transferencia')
          ? 'transferencia'
          : undefined)
  );
}

/** Slots of the answer, or undefined when the words do not answer what was asked. */
export function readAnswer(r: Reading, asked: AskedSlot): Partial<LancamentoSlots> | undefined {
  switch (asked) {
    case 'amount': {
      const parcels = r.installments;
      const total =
        parcels?.eachCents !== undefined && parcels.count !== undefined
          ? parcels.eachCents * parcels.count
          : r.money?.cents;
      return total === undefined
        ? undefined
        : present({
            amount_cents: total,
            installments: parcels?.count,
            approx: r.money?.approx === true ? (true as const) : undefined,
          });
    }
    case 'description': {
      const { description, category, counterpart } = readEntry(r, { from: r.head, to: r.tail, amount: r.money });
      const said = description ?? (r.raw(r.head, r.tail).toLowerCase() || undefined);
      return said === undefined ? undefined : present({ description: said, category, counterpart });
    }
    case 'category': {
      // "Resume a festa pra mim" asks for something, and files nothing.
      const category = /^(?:resum|explic|mostr|calcul|procur|ajud|conta |fala )/.test(r.line)
        ? undefined
        : categoryNamed(r);
      return category === undefined ? undefined : { category };
    }
    case 'payment_method': {
      const account = accountNamed(r);
      const payment_method = methodNamed(r);
      return payment_method === undefined && account === undefined
        ? undefined
        : present({ payment_method, account, installments: r.installments?.count });
    }
    case 'date': {
      const date = r.past[0];
      return date === undefined
        ? undefined
        : present({ date: date.date, date_precision: date.precision === 'day' ? undefined : date.precision });
    }
    case 'account': {
      const account = accountNamed(r);
      return account === undefined ? undefined : { account };
    }
  }
}
