// What a person told about their money that is not a movement: cards, ceilings, goals, debts, repetitions, the category of a
// merchant, facts about themselves. One row per kind and key; telling again replaces it, and the journal can put it back.

import * as z from 'zod/mini';
import { localDateSchema } from './dates.ts';
import { contaKindSchema, paymentMethodSchema } from './ledger.ts';
import { rhythmShape } from './rhythm.ts';

const optionalCents = z.exactOptional(z.int());
const optionalCount = z.exactOptional(z.int());

const conta = z.readonly(
  z.strictObject({
    slug: z.string(),
    kind: contaKindSchema,
    /** Days are 1 to 31. */
    closingDay: z.exactOptional(z.int()),
    dueDay: z.exactOptional(z.int()),
    limitCents: optionalCents,
  }),
);

const orcamento = z.readonly(
  z.strictObject({
    cents: z.int(),
    category: z.exactOptional(z.string()),
    words: z.exactOptional(z.string()),
    pace: z.enum(['daily', 'weekly', 'monthly', 'yearly']),
    /** The last warning given, by the day its cycle began. */
    warned: z.exactOptional(z.readonly(z.strictObject({ cycle: localDateSchema, mark: z.literal([80, 100]) }))),
  }),
);

const meta = z.readonly(
  z.strictObject({
    name: z.string(),
    /** What is to be reached; with a pace, what is put by each time. */
    cents: z.int(),
    pace: z.exactOptional(z.enum(['weekly', 'monthly'])),
    due: z.exactOptional(localDateSchema),
    since: localDateSchema,
  }),
);

const divida = z.readonly(
  z.strictObject({
    name: z.string(),
    cents: z.int(),
    monthlyRate: z.exactOptional(z.number()),
    parcelas: optionalCount,
    parcelaCents: optionalCents,
    paid: optionalCount,
    /** Epoch ms: what is paid of it from then on comes off by itself. */
    toldAt: z.exactOptional(z.int()),
  }),
);

const recorrencia = z.readonly(
  z.strictObject({
    kind: z.enum(['despesa', 'receita', 'transferencia']),
    description: z.string(),
    /** Absent = different every time: asked for when it falls due. */
    cents: optionalCents,
    category: z.string(),
    method: z.exactOptional(paymentMethodSchema),
    bank: z.exactOptional(z.string()),
    /** Kept, and not posted until it is taken up again. */
    paused: z.exactOptional(z.literal(true)),
    /** What a usual month adds up to: on no day, and no bill of its own. */
    usual: z.exactOptional(z.literal(true)),
    /** One time was left out, or paid ahead: none comes before this day. */
    next: z.exactOptional(localDateSchema),
    ...rhythmShape,
  }),
);

const categoria = z.readonly(z.strictObject({ words: z.string(), category: z.string() }));
const perfil = z.readonly(z.strictObject({ value: z.union([z.string(), z.number()]) }));

const keyed = <K extends string, V extends z.core.SomeType>(kind: K, value: V) =>
  z.readonly(z.strictObject({ kind: z.literal(kind), key: z.string(), value }));

export const recurringSchema = keyed('recorrencia', recorrencia);

export const toldSchema = z.union([
  /** Key: ContaKey. */
  keyed('conta', conta),
  /** Key: category, or the folded words of a merchant, or 'total'. */
  keyed('orcamento', orcamento),
  /** Key: folded name. */
  keyed('meta', meta),
  /** Key: folded creditor or description. */
  keyed('divida', divida),
  /** Key: folded description. */
  recurringSchema,
  /** Key: folded merchant. */
  keyed('categoria', categoria),
  /** Key: the fact, e.g. 'age', 'name', 'month_start'. */
  keyed('perfil', perfil),
]);

type AnyTold = z.infer<typeof toldSchema>;

export type ToldValues = { readonly [One in AnyTold as One['kind']]: One['value'] };

export type ToldKind = keyof ToldValues;

export type Told<K extends ToldKind = ToldKind> = {
  [Kind in K]: { readonly kind: Kind; readonly key: string; readonly value: ToldValues[Kind] };
}[K];
