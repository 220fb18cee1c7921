// Applies a correction to an entry. Fields it does not mention stay; the conta is derived again from method and bank.

import * as z from 'zod/mini';
import { localDateSchema } from '../domain/dates.ts';
import { folded } from '../domain/fold.ts';
import { type LancamentoFields, paymentMethodSchema } from '../domain/ledger.ts';
import { contaKindOf, contaSlug } from './conta.ts';
import { isDivided } from './definitions/receivables.ts';
import { fieldsOf } from './draft-fields.ts';

export const entryChangesSchema = z.readonly(
  z.strictObject({
    cents: z.exactOptional(z.int()),
    date: z.exactOptional(localDateSchema),
    category: z.exactOptional(z.string()),
    description: z.exactOptional(z.string()),
    method: z.exactOptional(paymentMethodSchema),
    bank: z.exactOptional(z.string()),
    parcelas: z.exactOptional(z.int()),
    kind: z.exactOptional(z.enum(['despesa', 'receita'])),
    status: z.exactOptional(z.literal('paga')),
  }),
);

/** Fields set only by code: who shares a purchase, and what they owe for it. */
export const sharedChangesSchema = z.readonly(
  z.strictObject({
    ...entryChangesSchema.def.innerType.shape,
    counterpart: z.exactOptional(z.string()),
    receivable: z.exactOptional(z.int()),
  }),
);

export type EntryChanges = z.infer<typeof sharedChangesSchema>;

/** Slug of the bank an entry names; undefined for none or a generic card. */
function bankOf({ from, to }: LancamentoFields): string | undefined {
  const key = from === '' ? to : from;
  const slug = key === '' ? '' : contaSlug(key);
  return slug === '' || slug === 'cartao' || contaKindOf(key) === 'carne' ? undefined : slug;
}

/** Payment methods that allow instalments: credit card and boleto (carnê). */
const IN_PARTS = new Set(['credito', 'boleto']);

/** "Na verdade foi 210", of what was divided: the whole, of which each has the part they had. */
function dividedAnew(
  now: LancamentoFields,
  { cents: whole, receivable }: EntryChanges,
): Partial<Pick<LancamentoFields, 'cents' | 'receivable'>> {
  if (whole === undefined || receivable !== undefined || !isDivided(now)) return {};
  const own = Math.ceil((whole * now.cents) / (now.cents + now.receivable));
  return { cents: own, receivable: whole - own };
}

/** "Presente da sogra", half of which is Pedro's: whom it was for goes into its name, where Pedro comes in as who owes. */
function namedAfter(now: LancamentoFields, { counterpart, receivable = 0, description }: EntryChanges) {
  const before = now.counterpart;
  const stays = counterpart === undefined || before === '' || folded(counterpart).includes(folded(before));
  const named = stays || receivable === 0 || now.receivable > 0 || description !== undefined || now.description === '';
  return named ? {} : { description: `${now.description} (${before})` };
}

/** Fields not mentioned stay; nothing is checked against the ledger. */
export function changedFields(now: LancamentoFields, changes: EntryChanges): LancamentoFields {
  const { bank, ...plain } = changes;
  const date = changes.date === undefined ? {} : { date: changes.date, precision: 'day' as const };
  // What was lent comes back whole.
  const lent = now.category === 'dividas' && now.receivable === now.cents && now.receivable > 0;
  const owed = lent && plain.cents !== undefined ? { receivable: plain.cents } : {};
  const next: LancamentoFields = {
    ...now,
    ...owed,
    ...plain,
    ...date,
    ...dividedAnew(now, changes),
    ...namedAfter(now, changes),
  };
  if (next.kind !== 'despesa' && next.kind !== 'receita') return next;
  // A purchase moved off the card loses its instalments, unless new ones are given.
  const parcelas =
    changes.parcelas ?? (changes.method === undefined || IN_PARTS.has(changes.method) ? next.parcelas : 1);
  const method = changes.method ?? (parcelas > 1 && next.method !== 'boleto' ? 'credito' : next.method);
  const named = bank ?? bankOf(now);
  const { from, to } = fieldsOf({
    kind: next.kind,
    cents: next.cents,
    category: next.category,
    date: next.date,
    parcelas,
    ...(method === '' ? {} : { method }),
    ...(named === undefined ? {} : { bank: named }),
  });
  return { ...next, parcelas, method, from, to };
}
