// What the daily sweep takes away, and what it must leave.

import { afterEach, beforeEach, expect, it } from 'vitest';
import { folded } from '../../src/domain/fold.ts';
import type { InboxId } from '../../src/domain/ids.ts';
import { nextWaiting, settleMessage } from '../../src/store/inbox.ts';
import { sweep, sweepDue } from '../../src/store/retention.ts';
import { wordsBeginning, wordsNear } from '../../src/store/words.ts';
import type { TestDatabase } from '../contract/database-harness.ts';
import { inMemory } from '../contract/node-database.ts';
import { meet, message, NOON, receive } from '../contract/people.ts';
import { storeOf } from '../support/store-of.ts';

const DAY_MS = 86_400_000;

let database: TestDatabase;
beforeEach(async () => {
  database = await inMemory.open();
});
afterEach(() => database.close());

it('forgets the words of what left the trash, unless something kept or trashed still has them', () =>
  database.within(async (open) => {
    const { account } = await meet(open, 'ana');
    const store = storeOf(open, account);
    const note = (title: string) => {
      const words = { spelled: folded(title).split(' '), others: [] };
      return {
        kind: 'note',
        title,
        body: '',
        hash: title,
        at: NOON,
        terms: { names: '', topics: '', about: '', stems: '', words },
      } as const;
    };
    await store.commit((tx) => {
      const old = tx.addItem(note('senha tubarão cofre'));
      tx.addItem(note('cofre da vó'));
      const recent = tx.addItem(note('nova senha'));
      tx.trashItems([old], NOON);
      tx.trashItems([recent], NOON + DAY_MS);
    });
    open.sql.atomically(() => sweep(open.sql, NOON + 30 * DAY_MS));
    expect(wordsBeginning(open.sql, account, 'tubarao')).toEqual(['tubarao']);
    open.sql.atomically(() => sweep(open.sql, NOON + 30 * DAY_MS + 1));
    expect(wordsBeginning(open.sql, account, 'tub')).toEqual([]);
    expect(wordsNear(open.sql, account, 'tubarro')).toEqual([]);
    expect(wordsBeginning(open.sql, account, 'cofre')).toEqual(['cofre']);
    expect(wordsNear(open.sql, account, 'senhx')).toEqual(['senha']);
  }));

it('never gives the id of a turn to another message, however long nobody wrote', () =>
  database.within(async (open) => {
    const { account } = await meet(open, 'ana');
    const answered = (at: number): InboxId => {
      const id = nextWaiting(open.sql, account);
      if (id === undefined) throw new Error('nothing waits');
      settleMessage(open.sql, id, 'done', at);
      return id;
    };
    await receive(open, message('ana', 'um'), message('ana', 'dois'));
    const ids = [answered(NOON), answered(NOON)];
    open.sql.atomically(() => sweep(open.sql, NOON + 31 * DAY_MS));
    expect(sweepDue(open.sql)).toBeUndefined();
    await receive(open, message('ana', 'três'));
    expect(ids).not.toContain(answered(NOON + 31 * DAY_MS));
  }));

it('forgets what tools did after half a year, a call with its result, and never what was said', () =>
  database.within(async (open) => {
    const { account, conversation } = await meet(open, 'ana');
    const store = storeOf(open, account);
    const exchange = (text: string) =>
      [
        { kind: 'user', text },
        { kind: 'tool_use', id: text, tool: 'save_note', args: {} },
        { kind: 'tool_result', id: text, output: { kind: 'kept' }, ms: 1 },
        { kind: 'assistant', text: 'Guardei' },
      ] as const;
    await store.commit((tx) => {
      tx.append(conversation.id, 1 as InboxId, NOON, exchange('antes'));
      tx.append(conversation.id, 2 as InboxId, NOON + DAY_MS, exchange('depois'));
    });
    const kinds = () => store.read.history(conversation.id, 20).map(({ body }) => body.kind);
    const half = NOON + 180 * DAY_MS;
    open.sql.atomically(() => sweep(open.sql, half));
    expect(kinds()).toHaveLength(8);
    open.sql.atomically(() => sweep(open.sql, half + 1));
    expect(kinds()).toEqual(['user', 'assistant', 'user', 'tool_use', 'tool_result', 'assistant']);
    expect(sweepDue(open.sql)).toBe(half + DAY_MS + 1);
  }));
