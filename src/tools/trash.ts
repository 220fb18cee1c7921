// Lists the trash and restores from it. Items older than a month are gone, whether or not the sweep has run.

import * as z from 'zod/mini';
import { folded } from '../domain/fold.ts';
import { type ItemKind, itemKindSchema } from '../domain/item.ts';
import { type Discarded, discardedKey, TRASH_MS } from '../domain/trash.ts';
import { searchWords } from '../memories/search-words.ts';
import { reviseEntry } from './keep-entry.ts';
import { type Duplicate, keptAlready } from './keep-item.ts';
import { defineTool, type LookContext, type ToolContext } from './tool.ts';

export type TrashShown = {
  readonly kind: 'trash';
  /** Newest first; no more than a phone shows. */
  readonly things: readonly Discarded[];
  readonly total: number;
  readonly of?: ItemKind;
};

export type Restored =
  | { readonly kind: 'restored'; readonly things: readonly Discarded[] }
  /** Several have these words: the person picks. Nothing was written. */
  | { readonly kind: 'which_restore'; readonly candidates: readonly Discarded[] }
  /** The same thing was saved again meanwhile. */
  | Duplicate
  | { readonly kind: 'not_in_trash'; readonly words?: string }
  | { readonly kind: 'money_read_only' };

const SHOWN = 15;
const MOST = 1000;

/** Newest first. Entries removed together with their purchase are not listed separately. */
function discarded({ tx, now }: LookContext & Pick<ToolContext, 'now'>, kind?: ItemKind): readonly Discarded[] {
  const since = now - TRASH_MS;
  const items = tx
    .trashedSince(since, MOST)
    .map((item): Discarded => ({ of: 'item', item, at: item.trashedAt ?? now }));
  if (kind !== undefined) return items.filter((one) => one.of === 'item' && one.item.kind === kind);
  const removed = tx.ledger.removedSince(since, MOST);
  const ids = new Set(removed.map(({ id }) => id as number));
  const entries = removed
    .filter(({ of }) => !ids.has(of))
    .map((entry): Discarded => ({ of: 'lancamento', entry, at: entry.voidedAt ?? now }));
  return [...items, ...entries].sort((a, b) => b.at - a.at);
}

const wordsOf = (one: Discarded): string =>
  ` ${folded(one.of === 'item' ? `${one.item.title} ${one.item.body}` : `${one.entry.description} ${one.entry.counterpart}`)}`;

/** "Wi-fi" matches "wifi". */
const isCalled = (one: Discarded, said: readonly string[]): boolean =>
  said.every((word) => wordsOf(one).includes(` ${word}`)) ||
  (said.length > 1 && wordsOf(one).replaceAll(' ', '').includes(said.join('')));

export const listTrash = defineTool({
  name: 'list_trash',
  description: 'Mostra o que foi apagado e ainda pode voltar.',
  args: z.strictObject({ kind: z.exactOptional(itemKindSchema) }),
  internal: {},
  effect: 'read',
  exposedToModel: false,
  run: ({ kind }, context): TrashShown => {
    const all = discarded(context, kind);
    const of = kind === undefined ? {} : { of: kind };
    return { kind: 'trash', things: all.slice(0, SHOWN), total: all.length, ...of };
  },
  shows: ({ things }) => ({ kind: 'lixeira', keys: things.map(discardedKey) }),
});

function bringBack(one: Discarded, context: ToolContext): void {
  const { tx, changed } = context;
  if (one.of === 'item') {
    tx.trashItems([one.item.id], null);
    changed({ op: 'restore', item: one.item.id });
    return;
  }
  // Entries removed together with the purchase are restored with it.
  const { entry } = one;
  const together = tx.ledger
    .removedSince(one.at, MOST)
    .filter(({ id, of, voidedAt }) => id === entry.id || (of === entry.id && voidedAt === entry.voidedAt));
  for (const each of together) reviseEntry(each, { ...each, voided: false }, context);
}

export const restore = defineTool({
  name: 'restore',
  description: 'Traz de volta o que foi apagado há menos de 30 dias.',
  args: z.strictObject({ words: z.exactOptional(z.string()), all: z.exactOptional(z.literal(true)) }),
  internal: { keys: z.exactOptional(z.readonly(z.array(z.string()))) },
  effect: 'write',
  exposedToModel: false,
  run: ({ words, keys, all }, context): Restored => {
    const every = discarded(context);
    const said = words === undefined ? [] : searchWords(words);
    const found =
      keys === undefined
        ? every.filter((one) => isCalled(one, said))
        : keys.flatMap((key) => every.filter((one) => discardedKey(one) === key));
    const [first, ...others] = found;
    if (first === undefined) return { kind: 'not_in_trash', ...(words === undefined ? {} : { words }) };
    if (others.length > 0 && words !== undefined && all !== true) return { kind: 'which_restore', candidates: found };
    // Without a name: the newest.
    const wanted = keys !== undefined || all === true ? found : [first];
    if (!context.tx.mayChangeMoney() && wanted.some(({ of }) => of === 'lancamento'))
      return { kind: 'money_read_only' };
    const twins = wanted.flatMap((one) => (one.of === 'item' ? (keptAlready(one.item, context) ?? []) : []));
    const [twin] = twins;
    if (twin !== undefined && twins.length === wanted.length) return { kind: 'duplicate', item: twin };
    const free = wanted.filter((one) => one.of !== 'item' || keptAlready(one.item, context) === undefined);
    for (const one of free) bringBack(one, context);
    return { kind: 'restored', things: free };
  },
});
