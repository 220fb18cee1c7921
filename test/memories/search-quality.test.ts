// Search measured on queries with known answers, through the tool that answers people: hit@1 and hit@3 over one notebook.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LocalDate } from '../../src/domain/dates.ts';
import type { InboxId } from '../../src/domain/ids.ts';
import { itemQueryIn } from '../../src/memories/item-query.ts';
import type { Repos, Store } from '../../src/ports.ts';
import { keepItem } from '../../src/tools/keep-item.ts';
import { searchItems } from '../../src/tools/search-items.ts';
import type { ToolContext } from '../../src/tools/tool.ts';
import type { TestDatabase } from '../contract/database-harness.ts';
import { inMemory } from '../contract/node-database.ts';
import { meet, NOON, type Person } from '../contract/people.ts';
import { storeOf } from '../support/store-of.ts';
import { LIBRARY } from './search-library.ts';
import { type Labelled, QUERIES } from './search-queries.ts';

/** '-': finding nothing is right. */
const NOTHING = '-';

describe('search quality', () => {
  let database: TestDatabase;
  let store: Store;
  let person: Person;

  function contextOf(tx: Repos): ToolContext {
    const conversation = person.conversation.id;
    return {
      tx,
      conversation,
      turn: 1 as InboxId,
      now: NOON,
      today: '2026-11-21' as LocalDate,
      startOf: () => 0,
      changed: () => {},
      undid: () => {},
    };
  }

  beforeAll(async () => {
    database = await inMemory.open();
    await database.within(async (open) => {
      person = await meet(open, 'ana');
      store = storeOf(open, person.account);
    });
    await store.commit((tx) => {
      for (const thing of LIBRARY) keepItem(thing, contextOf(tx));
    });
  });
  afterAll(() => database.close());

  async function titles(query: string): Promise<readonly string[]> {
    const { items } = await store.commit((tx) => searchItems.run(itemQueryIn(query) ?? { query }, contextOf(tx)));
    return items.length === 0 ? [NOTHING] : items.map(({ title }) => title);
  }
  const meant = (title: string | undefined, [, ...wanted]: Labelled) =>
    title !== undefined && wanted.some((start) => title.startsWith(start));

  it('puts what is meant first in 90 % of the queries and among three in 97 %', async () => {
    const first: string[] = [];
    const three: string[] = [];
    for (const labelled of QUERIES) {
      const found = await titles(labelled[0]);
      if (!meant(found[0], labelled)) first.push(`${labelled[0]} -> ${found.slice(0, 3).join(' | ')}`);
      if (!found.slice(0, 3).some((title) => meant(title, labelled))) three.push(labelled[0]);
    }
    const share = (misses: readonly string[]) => 1 - misses.length / QUERIES.length;
    expect(QUERIES.length).toBeGreaterThanOrEqual(120);
    expect(share(first), `not first:\n${first.join('\n')}`).toBeGreaterThanOrEqual(0.9);
    expect(share(three), `not among three:\n${three.join('\n')}`).toBeGreaterThanOrEqual(0.97);
  });
});
