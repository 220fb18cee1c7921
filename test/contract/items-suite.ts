// What people keep: found by any word they may type, never by anybody else, and never gone for good by a slip.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folded } from '../../src/domain/fold.ts';
import type { Item } from '../../src/domain/item.ts';
import type { Store } from '../../src/ports.ts';
import { mergeSearch, searchSegments } from '../../src/store/merge-search.ts';
import { storeOf } from '../support/store-of.ts';
import type { DatabaseHarness, TestDatabase } from './database-harness.ts';
import { meet, NOON } from './people.ts';

function note(title: string, body = '') {
  const spelled = folded(`${title} ${body}`).split(' ');
  const terms = { names: '', topics: '', about: '', stems: '', words: { spelled, others: [] } };
  return { kind: 'note', title, body, hash: title, at: NOON, terms } as const;
}
const looked = (words: readonly string[]) => words.map((word) => ({ word, stem: '' }));
const UNKNOWN = {
  metadata: null,
  knownAt: null,
  reason: '',
  watchedAt: null,
  rating: null,
  stopped: null,
  trashedAt: null,
};
const titles = (items: readonly Pick<Item, 'title'>[]) => items.map(({ title }) => title);

/** Declares the suite for one kind of database. */
export function itemsContract(name: string, harness: DatabaseHarness): void {
  describe(`items contract: ${name}`, () => {
    let database: TestDatabase;
    beforeEach(async () => {
      database = await harness.open();
    });
    afterEach(() => database.close());

    const asTwo = (work: (ana: Store, bob: Store) => Promise<void>): Promise<void> =>
      database.within(async (open) => {
        const [ana, bob] = [await meet(open, 'ana'), await meet(open, 'bob')];
        await work(storeOf(open, ana.account), storeOf(open, bob.account));
      });

    it('gives an item back as it was put', () =>
      asTwo(async (ana) => {
        const added = {
          kind: 'link',
          title: 'Pão "de" mel',
          body: 'https://exemplo.test/?a=1&b=ç',
          hash: 'h',
        } as const;
        const id = await ana.commit((tx) => tx.addItem({ ...added, at: NOON }));
        const { hash: _, ...content } = added;
        const item = { ...content, id, createdAt: NOON, updatedAt: NOON, ...UNKNOWN };
        expect(ana.read.itemsById([id])).toEqual([item]);
        expect(ana.read.itemByHash('h')).toEqual(item);
        expect(ana.read.items({ limit: 5 })).toEqual([item]);
      }));

    it('lists the newest first, by kind and period, and counts', () =>
      asTwo(async (ana) => {
        await ana.commit((tx) => {
          tx.addItem({ ...note('velha'), at: NOON - 9000 });
          tx.addItem({ ...note('filme'), kind: 'movie', at: NOON - 5000 });
          tx.addItem({ ...note('nova'), at: NOON });
        });
        expect(titles(ana.read.items({ limit: 5 }))).toEqual(['nova', 'filme', 'velha']);
        expect(titles(ana.read.items({ kind: 'note', limit: 1 }))).toEqual(['nova']);
        expect(titles(ana.read.items({ from: NOON - 6000, to: NOON - 1, limit: 5 }))).toEqual(['filme']);
        expect([
          ana.read.countItems(),
          ana.read.countItems({ kind: 'note' }),
          ana.read.countItems({ kind: 'link' }),
        ]).toEqual([3, 2, 0]);
      }));

    it('finds words without their accents, by their beginning, in title and text', () =>
      asTwo(async (ana) => {
        await ana.commit((tx) => {
          tx.addItem(note('Pão de açúcar'));
          tx.addItem(note('Receita', 'açúcar mascavo e maçã'));
          tx.addItem(note('Conceição', 'telefone'));
        });
        expect(titles(ana.read.searchItems(looked(['acucar']), { limit: 5 }).hits)).toEqual([
          'Receita',
          'Pão de açúcar',
        ]);
        expect(titles(ana.read.searchItems(looked(['maca']), { limit: 5 }).hits)).toEqual(['Receita']);
        expect(titles(ana.read.searchItems(looked(['conc', 'tel']), { limit: 5 }).hits)).toEqual(['Conceição']);
        expect(titles(ana.read.searchItems(looked(['pão', 'mascavo']), { limit: 5 }).hits)).toEqual([]);
        expect(ana.read.searchItems(looked([]), { limit: 5 }).hits).toEqual([]);
      }));

    it('meets a word by its stem, and never a stem by a word that is spelled like it', () =>
      asTwo(async (ana) => {
        const { terms, ...receita } = note('receitas de família');
        await ana.commit((tx) => {
          tx.addItem({ ...receita, terms: { ...terms, stems: 'receit famil' } });
          tx.addItem(note('com pressa'));
        });
        const found = (word: string, stem: string) => titles(ana.read.searchItems([{ word, stem }], { limit: 5 }).hits);
        expect(found('receita', 'receit')).toEqual(['receitas de família']);
        expect(found('comida', 'com')).toEqual([]);
      }));

    it('counts two hundred and says that there are more, and judges titles that are older than those', () =>
      asTwo(async (ana, bob) => {
        await ana.commit((tx) => {
          tx.addItem(note('leite'));
          for (let n = 0; n < 230; n++) tx.addItem(note(`dia ${n}`, 'leite e pão'));
        });
        const { hits, total, beyond } = ana.read.searchItems(looked(['leite']), { limit: 5 });
        expect([total, beyond]).toEqual([200, true]);
        expect(titles(hits)).toContain('leite');
        expect(ana.read.searchItems(looked(['leite', 'dia']), { limit: 500 })).toMatchObject({
          total: 230,
          beyond: false,
        });
        expect(ana.read.countItems()).toBe(231);
        expect(bob.read.searchItems(looked(['leite']), { limit: 5 })).toMatchObject({ hits: [], total: 0 });
      }));

    it('finds the few of one among the many of another, however common the word', () =>
      asTwo(async (ana, bob) => {
        await bob.commit((tx) => tx.addItem(note('pão de ontem')));
        await ana.commit((tx) => {
          for (let n = 0; n < 1_100; n++) tx.addItem(note(`pão ${n}`));
        });
        expect(titles(bob.read.searchItems(looked(['pao']), { limit: 5 }).hits)).toEqual(['pão de ontem']);
        await bob.commit((tx) => {
          for (let n = 0; n < 300; n++) tx.addItem(note(`pão do bob ${n}`));
        });
        const { hits, total } = ana.read.searchItems(looked(['pao']), { limit: 5 });
        expect([total, hits.every(({ title }) => !title.includes('bob'))]).toEqual([200, true]);
      }));

    it('finds the same in an index of many pieces and of one', () =>
      database.within(async (open) => {
        const ana = storeOf(open, (await meet(open, 'ana')).account);
        const bob = storeOf(open, (await meet(open, 'bob')).account);
        for (let n = 0; n < 6; n++) {
          await ana.commit((tx) => tx.addItem(note(`pão ${n}`)));
          await bob.commit((tx) => tx.addItem(note(`pão de bob ${n}`)));
        }
        const found = () => titles(ana.read.searchItems(looked(['pao']), { limit: 10 }).hits);
        const before = found();
        expect(before).toEqual(['pão 5', 'pão 4', 'pão 3', 'pão 2', 'pão 1', 'pão 0']);
        expect(searchSegments(open.sql)).toBeGreaterThan(1);
        while ((await open.commit(() => mergeSearch(open.sql))) === 'more');
        expect(searchSegments(open.sql)).toBe(1);
        expect(found()).toEqual(before);
        await ana.commit((tx) => tx.addItem(note('pão novo')));
        expect(found()).toEqual(['pão novo', ...before]);
      }));

    it('forgives one slip in a word that is kept, and only one', () =>
      asTwo(async (ana, bob) => {
        await ana.commit((tx) => tx.addItem(note('Interestelar')));
        for (const typed of ['interstelar', 'interesstelar', 'imterestelar', 'inteerstelar']) {
          expect(titles(ana.read.nearItems([typed], { limit: 5 }).hits)).toEqual(['Interestelar']);
          expect(bob.read.nearItems([typed], { limit: 5 }).hits).toEqual([]);
        }
        expect(ana.read.nearItems(['imterstelar'], { limit: 5 }).hits).toEqual([]);
        expect(ana.read.nearItems(['interstelar', 'dublado'], { limit: 5 }).hits).toEqual([]);
      }));

    it('takes any text as words, never as query syntax', () =>
      asTwo(async (ana) => {
        await ana.commit((tx) => tx.addItem(note('aspas "duplas" e NEAR')));
        for (const hostile of ['"', '" OR a1', '*', 'NEAR(', 'owner:a2', ')', '-', "'"])
          expect(() => ana.read.searchItems(looked([hostile]), { limit: 5 })).not.toThrow();
        expect(titles(ana.read.searchItems(looked(['NEAR']), { limit: 5 }).hits)).toEqual(['aspas "duplas" e NEAR']);
      }));

    it('never shows, changes or restores what belongs to another account', () =>
      asTwo(async (ana, bob) => {
        const secret = await ana.commit((tx) => tx.addItem(note('senha do wi-fi', 'bolo123')));
        expect(bob.read.searchItems(looked(['senha']), { limit: 5 }).hits).toEqual([]);
        for (const token of ['a1', 'a2', 'a3']) {
          expect(ana.read.searchItems(looked([token]), { limit: 5 }).hits).toEqual([]);
          expect(bob.read.searchItems(looked([token]), { limit: 5 }).hits).toEqual([]);
        }
        expect(bob.read.itemsById([secret])).toEqual([]);
        expect(bob.read.itemByHash('senha do wi-fi')).toBeUndefined();
        expect(bob.read.items({ limit: 5 })).toEqual([]);
        await bob.commit((tx) => {
          tx.trashItems([secret], NOON);
          tx.editItem(secret, { title: 'minha', body: '', hash: 'x', at: NOON });
        });
        expect(titles(ana.read.searchItems(looked(['senha']), { limit: 5 }).hits)).toEqual(['senha do wi-fi']);
      }));

    it('takes what is in the trash out of every answer, and brings it back', () =>
      asTwo(async (ana) => {
        const [leite, pao] = await ana.commit((tx) => [tx.addItem(note('leite')), tx.addItem(note('pão'))] as const);
        await ana.commit((tx) => tx.trashItems([leite], NOON));
        expect(titles(ana.read.items({ limit: 5 }))).toEqual(['pão']);
        expect(ana.read.searchItems(looked(['leite']), { limit: 5 }).hits).toEqual([]);
        expect(ana.read.itemsById([leite, pao]).map(({ id }) => id)).toEqual([pao]);
        expect(ana.read.itemByHash('leite')).toBeUndefined();
        expect(ana.read.countItems()).toBe(1);
        await ana.commit((tx) => tx.trashItems([leite], null));
        expect(titles(ana.read.searchItems(looked(['leite']), { limit: 5 }).hits)).toEqual(['leite']);
      }));

    it('searches the words of an edited item, not those it had', () =>
      asTwo(async (ana) => {
        const id = await ana.commit((tx) => tx.addItem(note('dentista', 'quinta')));
        await ana.commit((tx) => tx.editItem(id, { title: 'dentista', body: 'sexta', hash: 'n', at: NOON + 1 }));
        expect(ana.read.searchItems(looked(['quinta']), { limit: 5 }).hits).toEqual([]);
        expect(ana.read.searchItems(looked(['sexta']), { limit: 5 }).hits).toMatchObject([{ id, body: 'sexta' }]);
      }));
  });
}
