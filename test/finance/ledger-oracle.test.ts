// 20,000 random operations by two people in turns: records, corrections, removals and undos in any order. Balances and month sums must
// equal an oracle that recounts everything, and neither person may ever touch or see what the other has.

import { expect, it } from 'vitest';
import type { LocalDate } from '../../src/domain/dates.ts';
import type { ConversationId, InboxId, LancamentoId } from '../../src/domain/ids.ts';
import { contaKey } from '../../src/finance/conta.ts';
import type { Draft } from '../../src/finance/draft.ts';
import type { Repos } from '../../src/ports.ts';
import { execute } from '../../src/tools/execute.ts';
import type { ToolCall, ToolOutcome } from '../../src/tools/registry.ts';
import { inMemory } from '../contract/node-database.ts';
import { meet, NOON } from '../contract/people.ts';
import { storeOf } from '../support/store-of.ts';
import { LedgerModel, modelOf, type Sums } from './ledger-model.ts';
import { type Random, seededRandom } from './seeded-random.ts';

const OPERATIONS = 20_000;
const CHECK_EVERY = 1_000;
const SEED = 20261118;

const TODAY = '2026-11-21' as LocalDate;
const BANKS = [undefined, undefined, 'nubank', 'itau', 'c6'] as const;
const KINDS = ['despesa', 'despesa', 'despesa', 'receita', 'transferencia', 'investimento', 'estorno'] as const;
const METHODS = ['pix', 'credito', 'debito'] as const;
const CATEGORIES = ['mercado', 'lazer', 'transporte', 'saude'] as const;
const CONTAS = [
  undefined,
  contaKey('corrente', 'itau'),
  contaKey('poupanca', 'poupanca'),
  contaKey('cartao', 'nubank'),
] as const;

type FullDraft = Draft & { cents: number; category: string };
type Person = {
  readonly tx: Repos;
  readonly chat: ConversationId;
  readonly model: LedgerModel;
  readonly ids: LancamentoId[];
  readonly turns: number[];
};

const dateIn = (random: Random): LocalDate =>
  `2026-${String(random.int(1, 12)).padStart(2, '0')}-${String(random.int(1, 28)).padStart(2, '0')}` as LocalDate;

function draftFrom(random: Random, n: number): FullDraft {
  const kind = random.pick(KINDS);
  const base = {
    kind,
    cents: random.int(1, 500_000),
    date: dateIn(random),
    description: `coisa${n}`,
    category: random.pick(CATEGORIES),
  };
  // Of a purchase nobody recorded, so that the oracle says its category.
  if (kind === 'estorno') {
    const bank = random.pick(BANKS);
    return {
      ...base,
      description: random.chance(10) ? `nada${n}` : 'estorno',
      ...(bank === undefined ? {} : { bank }),
    };
  }
  if (kind === 'transferencia' || kind === 'investimento') {
    const [from, to] = [random.pick(CONTAS), random.pick(CONTAS)];
    return { ...base, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
  }
  const bank = random.pick(BANKS);
  return {
    ...base,
    method: random.pick(METHODS),
    ...(bank === undefined ? {} : { bank }),
    ...(kind === 'despesa' && random.chance(15) ? { parcelas: random.int(2, 24), method: 'credito' as const } : {}),
    ...(random.chance(10) ? { pending: true as const } : {}),
  };
}

function run(person: Person, turn: number, call: ToolCall): ToolOutcome {
  const { outcomes } = execute([call], person.tx, {
    conversation: person.chat,
    turn: turn as InboxId,
    now: NOON + turn,
    today: TODAY,
    startOf: () => 0,
    ticks: () => 0,
    may: new Set([call.tool]),
  });
  const [outcome] = outcomes;
  if (outcome === undefined) throw new Error('a call without an outcome');
  return outcome;
}

function record(person: Person, random: Random, turn: number): void {
  const entries = Array.from({ length: random.chance(20) ? random.int(2, 4) : 1 }, (_, k) =>
    draftFrom(random, turn * 10 + k),
  );
  const outcome = run(person, turn, { tool: 'record_transaction', args: { entries } });
  if (outcome.kind !== 'recorded') throw new Error(`recorded nothing: ${outcome.kind}`);
  outcome.entries.forEach(({ entry }, k) => {
    const draft = entries[k];
    if (draft !== undefined) person.model.change(turn, entry.id, modelOf(draft, person.model));
    person.ids.push(entry.id);
  });
  person.turns.push(turn);
}

type Change = { cents?: number; date?: LocalDate; category?: string };

function correct(person: Person, random: Random, turn: number): void {
  const id = person.ids[random.int(0, Math.max(0, person.ids.length - 1))];
  const now = id === undefined ? undefined : person.model.entries.get(id);
  if (id === undefined || now === undefined) return;
  const changes: Change = random.pick<Change>([
    { cents: random.int(1, 500_000) },
    { date: dateIn(random) },
    { category: random.pick(CATEGORIES) },
    { cents: random.int(1, 500_000), date: dateIn(random), category: 'mercado' },
  ]);
  const outcome = run(person, turn, { tool: 'edit_transaction', args: { pointer: { ids: [id] }, changes } });
  if (!now.live) expect(outcome.kind).toBe('no_entry');
  if (outcome.kind !== 'entry_edited') return;
  person.model.change(turn, id, { ...now, ...changes });
  person.turns.push(turn);
}

function remove(person: Person, random: Random, turn: number): void {
  const id = person.ids[random.int(0, Math.max(0, person.ids.length - 1))];
  const now = id === undefined ? undefined : person.model.entries.get(id);
  if (id === undefined || now === undefined) return;
  const outcome = run(person, turn, { tool: 'remove_transaction', args: { pointer: { ids: [id] } } });
  expect(outcome.kind).toBe(now.live ? 'entries_removed' : 'no_entry');
  if (!now.live) return;
  person.model.change(turn, id, { ...now, live: false });
  person.turns.push(turn);
}

/** Mostly the last turn; sometimes any older one, as a button of yesterday does. */
function undo(person: Person, random: Random, turn: number): void {
  const at = random.chance(70) ? person.turns.length - 1 : random.int(0, Math.max(0, person.turns.length - 1));
  const [target] = person.turns.splice(Math.max(0, at), 1);
  const outcome = run(person, turn, { tool: 'undo', args: target === undefined ? {} : { turn: target as InboxId } });
  const over = target === undefined || person.model.isOver(target);
  expect(outcome.kind).toBe(over ? 'nothing_to_undo' : 'undone');
  if (!over) person.model.undo(target);
}

/** Everything one person does with the other's ids fails and changes nothing. */
function trespass(person: Person, other: Person, random: Random, turn: number): void {
  const id = other.ids[random.int(0, Math.max(0, other.ids.length - 1))];
  if (id === undefined) return;
  const pointer = { ids: [id] };
  expect(run(person, turn, { tool: 'edit_transaction', args: { pointer, changes: { cents: 1 } } }).kind).toBe(
    'no_entry',
  );
  expect(run(person, turn, { tool: 'remove_transaction', args: { pointer } }).kind).toBe('no_entry');
  expect(person.tx.ledger.lancamento(id)).toBeUndefined();
  expect(person.tx.ledger.versions(id)).toEqual([]);
}

const sumsOf = ({ tx }: Person): Sums => ({
  balances: Object.fromEntries(
    tx.ledger.balances().flatMap(({ conta, cents }) => (cents === 0 ? [] : [[conta, cents]])),
  ),
  months: Object.fromEntries(
    tx.ledger
      .monthTotals('2026-01', '2026-12')
      .map(({ month, kind, category, cents, count }) => [`${month} ${kind} ${category}`, `${cents} in ${count}`]),
  ),
});

/** The rollup and the scan answer the same question alike. */
function expectScanToAgree({ tx, model }: Person): void {
  for (const kind of ['despesa', 'receita', 'fluxo', 'movimento'] as const) {
    const filter = { kind, from: '2026-03-01' as LocalDate, to: '2026-08-31' as LocalDate };
    // A lowest value of 0 narrows nothing and keeps the rollup out of it.
    expect(tx.ledger.total(filter)).toEqual(tx.ledger.total({ ...filter, minCents: 0 }));
    expect(tx.ledger.grouped(filter, 'category')).toEqual(tx.ledger.grouped({ ...filter, minCents: 0 }, 'category'));
  }
  const [from, to] = ['2026-03-01', '2026-08-31'] as [LocalDate, LocalDate];
  const spent = tx.ledger.grouped({ kind: 'despesa', from, to }, 'category').map(({ key, cents }) => [key, cents]);
  expect(Object.fromEntries(spent)).toEqual(model.spent(from, to));
}

it(`balances and month sums equal the oracle over ${OPERATIONS} operations (seed ${SEED})`, async () => {
  const database = await inMemory.open();
  await database.within(async (open) => {
    const [ana, leo] = [await meet(open, 'ana'), await meet(open, 'leo')];
    const random = seededRandom(SEED);
    const people: Person[] = [];
    const personOf = (met: typeof ana, tx: Repos): Person => ({
      tx,
      chat: met.conversation.id,
      model: new LedgerModel(),
      ids: [],
      turns: [],
    });
    let turn = 0;
    const step = (): void => {
      turn++;
      const [one, other] = turn % 2 === 0 ? [people[0], people[1]] : [people[1], people[0]];
      if (one === undefined || other === undefined) throw new Error('two people are needed');
      const dice = random.int(1, 100);
      if (dice <= 55) record(one, random, turn);
      else if (dice <= 72) correct(one, random, turn);
      else if (dice <= 82) remove(one, random, turn);
      else if (dice <= 97) undo(one, random, turn);
      else trespass(one, other, random, turn);
    };
    await storeOf(open, ana.account).commit((tx) => void people.push(personOf(ana, tx)));
    await storeOf(open, leo.account).commit((tx) => void people.push(personOf(leo, tx)));
    for (let done = 0; done < OPERATIONS; done += CHECK_EVERY) {
      await open.commit(() => {
        for (let k = 0; k < CHECK_EVERY; k++) step();
      });
      for (const person of people) {
        expect(sumsOf(person)).toEqual(person.model.sums());
        expectScanToAgree(person);
      }
    }
    const live = people.flatMap(({ model }) => [...model.entries.values()].filter((entry) => entry.live)).length;
    expect(live).toBeGreaterThan(1_000);
  });
  await database.close();
}, 120_000);
