// Entry references: the quoted entry, the latest one, or those that match a word, amount or date.

import * as z from 'zod/mini';
import { localDateSchema, periodSchema } from '../domain/dates.ts';
import { folded } from '../domain/fold.ts';
import { lancamentoIdSchema } from '../domain/ids.ts';
import type { Lancamento } from '../domain/ledger.ts';
import type { LedgerReads } from '../domain/ledger-repos.ts';

/** The newest `last` entries, optionally of one kind. */
const lastPointer = z.readonly(
  z.strictObject({ last: z.int(), kind: z.exactOptional(z.enum(['despesa', 'receita'])) }),
);

const wordPointer = z.readonly(
  z.strictObject({
    words: z.exactOptional(z.string()),
    cents: z.exactOptional(z.int()),
    date: z.exactOptional(localDateSchema),
    period: z.exactOptional(periodSchema),
  }),
);

/** References that can be expressed in words (not by quoting). */
export const toldPointerSchema = z.union([lastPointer, wordPointer]);

export const entryPointerSchema = z.union([
  z.readonly(z.strictObject({ ids: z.readonly(z.array(lancamentoIdSchema)) })),
  lastPointer,
  wordPointer,
]);

export type EntryPointer = z.infer<typeof entryPointerSchema>;

/** Words that refer to an entry without distinguishing it. */
const EMPTY = new Set(
  'o a os as um uma de do da dos das no na em com pra para gasto gastos lancamento compra despesa aquele aquela esse essa'.split(
    ' ',
  ),
);

const MOST = 500;

const live = (one: Lancamento | undefined): one is Lancamento => one !== undefined && one.voidedAt === null;

/** Live entries that match the pointer, newest first, pending ones included. */
export function pointedEntries(ledger: LedgerReads, pointer: EntryPointer): readonly Lancamento[] {
  if ('ids' in pointer) return pointer.ids.map((id) => ledger.lancamento(id)).filter(live);
  const both = (filter: Parameters<LedgerReads['list']>[0], order: 'newest' | 'recorded'): readonly Lancamento[] =>
    (['paga', 'pendente'] as const)
      .flatMap((status) => ledger.list({ ...filter, status }, order, MOST))
      .sort((a, b) => (order === 'recorded' || a.date === b.date ? b.id - a.id : a.date < b.date ? 1 : -1));
  if ('last' in pointer)
    return both({}, 'recorded')
      .filter((one) => pointer.kind === undefined || one.kind === pointer.kind)
      .slice(0, pointer.last);
  const words = folded(pointer.words ?? '')
    .split(' ')
    .filter((word) => word !== '' && !EMPTY.has(word));
  const { cents, date, period } = pointer;
  const when = date === undefined ? period : { from: date, to: date };
  const found = both(
    {
      ...(cents === undefined ? {} : { minCents: cents, maxCents: cents }),
      ...(when === undefined ? {} : when),
      ...(words[0] === undefined ? {} : { words: words[0] }),
    },
    'newest',
  );
  const said = (one: Lancamento): string => ` ${folded(`${one.description} ${one.counterpart}`)}`;
  return found.filter((one) => words.every((word) => said(one).includes(` ${word}`)));
}
