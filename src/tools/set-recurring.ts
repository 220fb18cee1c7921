// Recurring entries: stored as facts, and scheduled once the day is known.

import * as z from 'zod/mini';
import { type LocalDate, localDateSchema } from '../domain/dates.ts';
import { folded } from '../domain/fold.ts';
import { rhythmSchema } from '../domain/rhythm.ts';
import { recurringSchema, type Told } from '../domain/told.ts';
import { reschedule } from './reschedule.ts';
import { forget, tell } from './tell-money.ts';
import { defineTool, type ToolContext } from './tool.ts';

type Recurring = Told<'recorrencia'>;

/** The next posting; absent while the day is unknown or the entry is paused. */
const postingSchema = z.readonly(z.strictObject({ rhythm: rhythmSchema, dueAt: z.int(), on: localDateSchema }));
export type Posting = z.infer<typeof postingSchema>;

export type RecurringOutcome =
  | { readonly kind: 'recurring_set'; readonly told: Recurring; readonly posting?: Posting }
  | {
      readonly kind: 'recurring_changed';
      readonly told: Recurring;
      readonly did: RecurringChange;
      readonly next?: LocalDate;
    }
  | { readonly kind: 'nothing_recurring'; readonly words: string };

const changeSchema = z.enum(['cancel', 'pause', 'resume', 'skip']);
export type RecurringChange = z.infer<typeof changeSchema>;

export const setRecurring = defineTool({
  name: 'set_recurring',
  description: 'Guarda um gasto ou entrada que se repete, e passa a lançar no dia.',
  args: z.strictObject({ told: recurringSchema }),
  internal: { posting: z.exactOptional(postingSchema) },
  effect: 'write',
  changesMoney: () => true,
  exposedToModel: false,
  run: ({ told, posting }, context): RecurringOutcome => {
    tell(told, context);
    post(told, posting, context);
    return { kind: 'recurring_set', told, ...(posting === undefined ? {} : { posting }) };
  },
});

function post({ key }: Recurring, posting: Posting | undefined, context: ToolContext): void {
  const row = { kind: 'recurring', key } as const;
  if (posting === undefined) reschedule(row, context);
  else {
    const { dueAt, rhythm } = posting;
    reschedule({ ...row, conversation: context.conversation, dueAt, due: { kind: 'recurring', rhythm } }, context);
  }
}

/** Words that any recurring entry may be called by. */
const GENERIC = new Set(
  'a o as os de do da dos das minha meu assinatura mensalidade plano recorrencia recorrente conta gasto fixo lancamento'.split(
    ' ',
  ),
);

/** The recurring entry these words name, by its description. */
export function recurringNamed(all: readonly Recurring[], words: string): Recurring | undefined {
  const said = folded(words)
    .split(' ')
    .filter((word) => word !== '' && !GENERIC.has(word));
  if (said.length === 0) return undefined;
  return all.find(({ key }) => said.every((word) => ` ${key}`.includes(` ${word}`)));
}

/**
 * `skip` leaves out the next posting; `resume` restarts a paused one. `posting` is the one that then comes next,
 * computed by the caller, which knows the clock; absent for `cancel` and `pause`.
 */
export const changeRecurring = defineTool({
  name: 'change_recurring',
  description: 'Cancela, pausa, retoma ou pula uma vez um gasto que se repete.',
  args: z.strictObject({ did: changeSchema, words: z.string() }),
  internal: { posting: z.exactOptional(postingSchema) },
  effect: 'write',
  changesMoney: () => true,
  exposedToModel: false,
  run: ({ did, words, posting }, context): RecurringOutcome => {
    const told = recurringNamed(context.tx.ledger.told('recorrencia'), words);
    if (told === undefined) return { kind: 'nothing_recurring', words };
    if (did === 'cancel') forget(told, context);
    else {
      const { paused: _, next: __, ...live } = told.value;
      const next = did === 'skip' && posting !== undefined ? { next: posting.on } : {};
      tell({ ...told, value: did === 'pause' ? { ...live, paused: true } : { ...live, ...next } }, context);
    }
    post(told, posting, context);
    return { kind: 'recurring_changed', told, did, ...(posting === undefined ? {} : { next: posting.on }) };
  },
});
