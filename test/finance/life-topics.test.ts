// What belongs to "o carro" is said twice: in SQL for the figure, in code for the ceiling's warning. Both must agree on every word known.

import { expect, it } from 'vitest';
import type { LocalDate } from '../../src/domain/dates.ts';
import type { InboxId } from '../../src/domain/ids.ts';
import { isPartOf, lifeTopic } from '../../src/finance/life-topics.ts';
import { ALL_CATEGORY_WORDS } from '../../src/language/categories/all-category-words.ts';
import { execute } from '../../src/tools/execute.ts';
import { inMemory } from '../contract/node-database.ts';
import { meet, NOON } from '../contract/people.ts';
import { storeOf } from '../support/store-of.ts';

const TODAY = '2026-11-21' as LocalDate;

/** Every word would take seconds, and tell no more. */
const EACH = 4;

const KNOWN = ALL_CATEGORY_WORDS.flatMap(({ category, things }) =>
  things.split(',').map((word) => ({ category: category as string, description: word.trim(), counterpart: '' })),
).filter(({ description }, index) => description !== '' && index % EACH === 0);

const sorted = (words: readonly string[]): readonly string[] => [...words].sort();

it('is counted as it is warned of', async () => {
  const database = await inMemory.open();
  await database.within(async (open) => {
    const person = await meet(open, 'ana');
    await storeOf(open, person.account).commit((tx) => {
      const entries = KNOWN.map(({ category, description }) => ({
        kind: 'despesa' as const,
        cents: 100,
        category,
        description,
        date: TODAY,
      }));
      execute([{ tool: 'record_transaction', args: { entries } }], tx, {
        conversation: person.conversation.id,
        turn: 1 as InboxId,
        now: NOON,
        today: TODAY,
        startOf: () => 0,
        ticks: () => 0,
        may: new Set(['record_transaction']),
      });
      for (const word of ['carro', 'moto', 'casa', 'crianças', 'cachorro', 'gato']) {
        const topic = lifeTopic(word);
        if (topic === undefined) throw new Error(`${word} means only itself`);
        const kept = tx.ledger.list({ kind: 'despesa' }, 'newest', KNOWN.length * 2);
        const counted = tx.ledger.list({ kind: 'despesa', anyOf: topic.anyOf }, 'newest', KNOWN.length * 2);
        const warned = kept.filter((entry) => isPartOf(topic.anyOf, entry));
        expect(counted.length).toBeGreaterThan(3);
        expect(sorted(counted.map(({ id }) => String(id))), word).toEqual(sorted(warned.map(({ id }) => String(id))));
      }
    });
  });
  await database.close();
});

it('keeps near things apart', () => {
  const has = (word: string, category: string, description: string): boolean =>
    isPartOf(lifeTopic(word)?.anyOf ?? [], { category, description, counterpart: '' });
  expect(has('carro', 'transporte', 'uber')).toBe(false);
  expect(has('carro', 'transporte', 'retífica do motor')).toBe(true);
  expect(has('carro', 'transporte', 'pneu da moto')).toBe(false);
  expect(has('moto', 'transporte', 'pneu da moto')).toBe(true);
  expect(has('moto', 'transporte', 'seguro do carro')).toBe(false);
  expect(has('carro', 'lazer', 'carrossel')).toBe(false);
  expect(has('carro', 'mercado', 'óleo')).toBe(false);
  expect(has('carro', 'impostos_taxas', 'multa do aluguel')).toBe(false);
  expect(has('casa', 'impostos_taxas', 'ipva')).toBe(false);
  expect(has('casa', 'contas', 'recarga de celular')).toBe(false);
  expect(has('cachorro', 'pets', 'areia pra gato')).toBe(false);
  expect(has('cachorro', 'alimentacao', 'cachorro quente')).toBe(false);
  expect(has('crianças', 'familia', 'ajuda pra mãe')).toBe(false);
});
