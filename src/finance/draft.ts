// An entry before it is recorded: unknown fields are absent. The lançador asks for the first missing one, one question
// at a time, and never assumes it.

import * as z from 'zod/mini';
import { localDateSchema } from '../domain/dates.ts';
import { contaKeySchema, paymentMethodSchema } from '../domain/ledger.ts';

/** Fields of an entry that a person or a planner can state. */
const told = {
  kind: z.enum(['despesa', 'receita', 'transferencia', 'investimento', 'estorno']),
  cents: z.exactOptional(z.int().check(z.describe('centavos da compra inteira'))),
  /** ISO 4217 code of a foreign currency ('USD'); the bot then asks for the value in reais. */
  currency: z.exactOptional(z.string()),
  category: z.exactOptional(z.string()),
  description: z.exactOptional(z.string()),
  date: localDateSchema,
  precision: z.exactOptional(z.enum(['day', 'week', 'weekend', 'month'])),
  /** 'cartao' = debit or credit was not said. */
  method: z.exactOptional(z.union([paymentMethodSchema, z.literal('cartao')])),
  /** Slug of the bank named, before it is known whether its card or its account paid. */
  bank: z.exactOptional(z.string()),
  counterpart: z.exactOptional(z.string()),
  parcelas: z.exactOptional(z.int()),
  /** The amount is approximate; the confirmation says so, so that it can be corrected. */
  approx: z.exactOptional(z.literal(true)),
};

export const toldDraftSchema = z.readonly(z.strictObject(told));

export const draftSchema = z.readonly(
  z.strictObject({
    ...told,
    from: z.exactOptional(contaKeySchema),
    to: z.exactOptional(contaKeySchema),
    /** The total and head count of a divided expense when `cents` is one share of it. */
    split: z.exactOptional(z.readonly(z.strictObject({ totalCents: z.int(), people: z.int() }))),
    receivable: z.exactOptional(z.int()),
    /** The whole amount is to be repaid by the counterpart. */
    theirs: z.exactOptional(z.literal(true)),
    pending: z.exactOptional(z.literal(true)),
    /** Centavos of the pending entry this settles, when another value was paid; 0 when it settles none. */
    dueCents: z.exactOptional(z.int()),
    /** Merchant whose category was asked; the answer is remembered for it. */
    place: z.exactOptional(z.string()),
  }),
);

export type Draft = z.infer<typeof draftSchema>;

export type MissingPiece = 'amount' | 'description' | 'category' | 'payment_method';

/** The first required field still missing; undefined when the draft can be recorded. */
export function missingPiece(draft: Draft): MissingPiece | undefined {
  // A refund takes value and category from its purchase; when no purchase matches, the value is asked later.
  if (draft.kind === 'estorno') return undefined;
  if (draft.cents === undefined || draft.cents <= 0 || draft.currency !== undefined) return 'amount';
  const moves = draft.kind === 'transferencia' || draft.kind === 'investimento';
  if (draft.description === undefined && draft.category === undefined && !moves) return 'description';
  if (draft.category === undefined && !moves) return 'category';
  return draft.method === 'cartao' ? 'payment_method' : undefined;
}

/** What has no category gets the fallback: asking for each of many is impractical. */
export const filed = (draft: Draft): Draft => (draft.category === undefined ? underOthers(draft) : draft);

/** Uses the fallback category `outros`. */
export const underOthers = (draft: Draft): Draft => ({
  ...draft,
  category: draft.kind === 'receita' ? 'outras_receitas' : 'outros',
});
