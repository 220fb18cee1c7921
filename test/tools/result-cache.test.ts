// The same question within minutes is answered from what was kept; another account's, another question's or an older world's never is.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LocalDate } from '../../src/domain/dates.ts';
import type { InboxId } from '../../src/domain/ids.ts';
import type { Repos, Store } from '../../src/ports.ts';
import { execute } from '../../src/tools/execute.ts';
import type { ToolCall } from '../../src/tools/registry.ts';
import { canonical } from '../../src/tools/result-cache.ts';
import { inMemory } from '../contract/node-database.ts';
import { meet, NOON, type Person } from '../contract/people.ts';
import { storeOf } from '../support/store-of.ts';

const MINUTE = 60_000;
const LEITE: ToolCall = { tool: 'search_items', args: { query: 'leite' } };

type Asked = { readonly cached: boolean; readonly titles: readonly string[] };

async function within(work: (people: Readonly<Record<'ana' | 'bob', Asker>>) => Promise<void>): Promise<void> {
  const database = await inMemory.open();
  await database.within(async (open) => {
    const asker = async (name: string): Promise<Asker> => {
      const person = await meet(open, name);
      return askerOf(person, storeOf(open, person.account));
    };
    await work({ ana: await asker('ana'), bob: await asker('bob') });
  });
  await database.close();
}

type Asker = {
  readonly does: (call: ToolCall, at?: number) => Promise<Asked>;
  readonly shown: () => readonly number[];
};

const askerOf = ({ conversation }: Person, store: Store): Asker => ({
  shown: () => {
    const list = store.read.shownList(conversation.id);
    return list !== undefined && 'ids' in list ? list.ids : [];
  },
  does: (call, at = NOON) =>
    store.commit((tx: Repos) => {
      const turn = { turn: at as InboxId, now: at, today: '2026-11-21' as LocalDate, startOf: () => 0, ticks: () => 0 };
      const done = execute([call], tx, { ...turn, conversation: conversation.id, may: new Set([call.tool]) });
      const [outcome] = done.outcomes;
      const titles = outcome !== undefined && 'items' in outcome && Array.isArray(outcome.items) ? outcome.items : [];
      return {
        cached: done.events.some((event) => event.kind === 'tool_result' && event.cached === true),
        titles: titles.map((item: { title: string }) => item.title),
      };
    }),
});

const note = (content: string): ToolCall => ({ tool: 'save_note', args: { content } });

describe('answers kept for minutes', () => {
  it('serves the same question again, and puts its list on the screen as the first time', () =>
    within(async ({ ana }) => {
      await ana.does(note('comprar leite'));
      expect(await ana.does(LEITE)).toEqual({ cached: false, titles: ['comprar leite'] });
      const shown = ana.shown();
      await ana.does({ tool: 'search_items', args: { query: 'nada' } });
      expect(await ana.does(LEITE, NOON + MINUTE)).toEqual({ cached: true, titles: ['comprar leite'] });
      expect(ana.shown()).toEqual(shown);
    }));

  it('forgets after five minutes, and at once when the account changes anything', () =>
    within(async ({ ana }) => {
      await ana.does(note('comprar leite'));
      await ana.does(LEITE);
      expect(await ana.does(LEITE, NOON + 5 * MINUTE)).toMatchObject({ cached: false });
      await ana.does(note('leite de coco'), NOON + 5 * MINUTE + 1);
      expect(await ana.does(LEITE, NOON + 5 * MINUTE + 2)).toEqual({
        cached: false,
        titles: ['leite de coco', 'comprar leite'],
      });
    }));

  it('never crosses accounts', () =>
    within(async ({ ana, bob }) => {
      await ana.does(note('comprar leite'));
      await ana.does(LEITE);
      expect(await bob.does(LEITE)).toEqual({ cached: false, titles: [] });
    }));

  it('keeps no refusal', () =>
    within(async ({ ana }) => {
      const bad = { tool: 'search_items', args: { query: 'leite', limit: 0 } } as const;
      expect(await ana.does(bad)).toMatchObject({ cached: false });
      expect(await ana.does(bad)).toMatchObject({ cached: false });
    }));

  it('knows a question however its keys are ordered, and tells any two questions apart', () => {
    expect(canonical({ a: 1, b: { d: [1, { y: 2, x: 1 }], c: null } })).toBe(
      canonical({ b: { c: null, d: [1, { x: 1, y: 2 }] }, a: 1 }),
    );
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        const same = canonical(a) === canonical(b);
        const equal = JSON.stringify(JSON.parse(canonical(a))) === JSON.stringify(JSON.parse(canonical(b)));
        return same === equal;
      }),
    );
  });
});
