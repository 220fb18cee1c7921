// An entry before it is recorded: unknown fields are absent. The lançador asks for the first missing one, one question
// at a time, and never assumes it.

import * as z from 'zod/mini';
import { localDateSchema } from '../domain/dates.ts';
import { contaKeySchema, paymentMethodSchema } from '../domain/ledger.ts';

/** What can be said of a movement in words, by a person or a planner. */
const told = {
  kind: z.enum(['despesa', 'receita', 'transferencia', 'investimento', 'estorno']),
  cents: z.exactOptional(z.int().check(z.describe('centavos da compra inteira'))),
  /** Foreign money is asked in reais: 'USD'. */
  currency: z.exactOptional(z.string()),
  category: z.exactOptional(z.string()),
  description: z.exactOptional(z.string()),
  date: localDateSchema,
  precision: z.exactOptional(z.enum(['day', 'week', 'weekend', 'month'])),
  /** 'cartao' = not said which side of it. */
  method: z.exactOptional(z.union([paymentMethodSchema, z.literal('cartao')])),
  /** The bank named, before it is known whether its card or its account paid. */
  bank: z.exactOptional(z.string()),
  counterpart: z.exactOptional(z.string()),
  parcelas: z.exactOptional(z.int()),
  /** Around so much: said back, so that it can be corrected. */
  approx: z.exactOptional(z.literal(true)),
};

export const toldDraftSchema = z.readonly(z.strictObject(told));

export const draftSchema = z.readonly(
  z.strictObject({
    ...told,
    from: z.exactOptional(contaKeySchema),
    to: z.exactOptional(contaKeySchema),
    /** What was divided, when `cents` is a share of it. */
    split: z.exactOptional(z.readonly(z.strictObject({ totalCents: z.int(), people: z.int() }))),
    receivable: z.exactOptional(z.int()),
    /** All of it is somebody else's to pay back, however much it was. */
    theirs: z.exactOptional(z.literal(true)),
    pending: z.exactOptional(z.literal(true)),
    /** The place its category was asked for: remembered with the answer. */
    place: z.exactOptional(z.string()),
  }),
);

export type Draft = z.infer<typeof draftSchema>;

export type MissingPiece = 'amount' | 'description' | 'category' | 'payment_method';

/** The first thing to ask for; undefined when it can be kept. */
export function missingPiece(draft: Draft): MissingPiece | undefined {
  // The purchase it is of says its value and category; where none does, the value is asked once that is known.
  if (draft.kind === 'estorno') return undefined;
  if (draft.cents === undefined || draft.cents <= 0 || draft.currency !== undefined) return 'amount';
  const moves = draft.kind === 'transferencia' || draft.kind === 'investimento';
  if (draft.description === undefined && draft.category === undefined && !moves) return 'description';
  if (draft.category === undefined && !moves) return 'category';
  return draft.method === 'cartao' ? 'payment_method' : undefined;
}

/** What nobody could place. */
export const underOthers = (draft: Draft): Draft => ({
  ...draft,
  category: draft.kind === 'receita' ? 'outras_receitas' : 'outros',
});
