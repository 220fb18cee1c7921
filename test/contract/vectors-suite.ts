// What items mean: kept byte for byte, compared within one account, one model and one length, and never older than the words.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ItemId } from '../../src/domain/ids.ts';
import type { Repos, Store } from '../../src/ports.ts';
import { sweep } from '../../src/store/retention.ts';
import { rawStatement } from '../../src/store/statement.ts';
import { storeOf } from '../support/store-of.ts';
import type { DatabaseHarness, OpenDatabase, TestDatabase } from './database-harness.ts';
import { meet, NOON } from './people.ts';

const MONTH_MS = 31 * 86_400_000;
const MODEL = 'sentido';
const vectorsKept = rawStatement<Record<string, never>, { n: number }>('select count(*) as n from itemVectors', []);

const note = (tx: Repos, title: string): ItemId =>
  tx.addItem({ kind: 'note', title, body: title, hash: title, at: NOON });
const unit = (...parts: number[]): Float32Array => Float32Array.from(parts, (part) => part / Math.hypot(...parts));
const like = (store: Store, vector: Float32Array, least = 0.5, limit = 9) =>
  store.read.models.alike({ model: MODEL, vector, least }, { limit });

/** Declares the suite for one kind of database. */
export function vectorsContract(name: string, harness: DatabaseHarness): void {
  describe(`vectors contract: ${name}`, () => {
    let database: TestDatabase;
    beforeEach(async () => {
      database = await harness.open();
    });
    afterEach(() => database.close());

    const asAna = (work: (ana: Store, open: OpenDatabase) => Promise<void>): Promise<void> =>
      database.within(async (open) => work(storeOf(open, (await meet(open, 'ana')).account), open));

    /** Each title as an item that means its vector. */
    const kept = (store: Store, meanings: Readonly<Record<string, Float32Array>>): Promise<ItemId[]> =>
      store.commit((tx) => {
        const items = Object.entries(meanings).map(([title, vector]) => ({ item: note(tx, title), vector }));
        tx.models.saveVectors(
          MODEL,
          items.map((one) => ({ ...one, updatedAt: NOON })),
        );
        return items.map(({ item }) => item);
      });

    it('finds the nearest first, and none that is not near enough', () =>
      asAna(async (ana) => {
        const [near = 0, nearer = 0] = await kept(ana, {
          near: unit(1, 1, 0),
          nearer: unit(3, 1, 0),
          far: unit(0, 0, 1),
        });
        expect(like(ana, unit(1, 0, 0))).toEqual([nearer, near]);
        expect(like(ana, unit(1, 0, 0), 0.9)).toEqual([nearer]);
        expect(like(ana, unit(1, 0, 0), 0.5, 1)).toEqual([nearer]);
      }));

    it('compares every one of a notebook of more than a page', () =>
      asAna(async (ana) => {
        const many = Object.fromEntries(Array.from({ length: 1_030 }, (_, nth) => [`n${nth}`, unit(0, 1)]));
        const ids = await kept(ana, { first: unit(1, 0), ...many, last: unit(1, 0) });
        expect(like(ana, unit(1, 0))).toEqual([ids.at(-1), ids[0]]);
      }));

    it('never compares two models, or two lengths', () =>
      asAna(async (ana) => {
        await kept(ana, { one: unit(1, 0) });
        expect(like(ana, unit(1, 0, 0))).toEqual([]);
        expect(ana.read.models.alike({ model: 'outro', vector: unit(1, 0), least: 0 }, { limit: 9 })).toEqual([]);
        expect(ana.read.models.unembedded('outro', 9)).toHaveLength(1);
      }));

    it('knows no meaning of words that were changed since', () =>
      asAna(async (ana) => {
        const [id = 0] = await kept(ana, { one: unit(1, 0) });
        expect(ana.read.models.unembedded(MODEL, 9)).toEqual([]);
        await ana.commit((tx) => tx.editItem(id as ItemId, { title: 'x', body: 'x', hash: 'x', at: NOON + 1 }));
        expect(like(ana, unit(1, 0))).toEqual([]);
        expect(ana.read.models.unembedded(MODEL, 9).map((item) => item.id)).toEqual([id]);
      }));

    it('is out of sight in the trash, and gone with what is purged', () =>
      asAna(async (ana, open) => {
        const [id = 0] = await kept(ana, { one: unit(1, 0) });
        await ana.commit((tx) => tx.trashItems([id as ItemId], NOON));
        expect(like(ana, unit(1, 0))).toEqual([]);
        expect(open.sql.get(vectorsKept, {})?.n).toBe(1);
        await open.commit(() => sweep(open.sql, NOON + MONTH_MS));
        expect(open.sql.get(vectorsKept, {})?.n).toBe(0);
      }));
  });
}
