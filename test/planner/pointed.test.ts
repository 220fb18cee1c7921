// "Esse", "o último": a planner may point at what is spoken of, and at nothing else that is kept.

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Decision, Plan } from '../../src/conversation/decision.ts';
import { IDLE_STATE } from '../../src/conversation/decision.ts';
import { preparePlans } from '../../src/conversation/plan/prepare-plan.ts';
import type { LocalDate } from '../../src/domain/dates.ts';
import type { InboxId } from '../../src/domain/ids.ts';
import { plain } from '../../src/domain/text.ts';
import { scriptedLlm } from '../../src/llm/scripted-llm.ts';
import type { Store } from '../../src/ports.ts';
import { randomIds } from '../../src/runtime/rim.ts';
import type { TestDatabase } from '../contract/database-harness.ts';
import { inMemory } from '../contract/node-database.ts';
import { meet, NOON, type Person } from '../contract/people.ts';
import { storeOf } from '../support/store-of.ts';

let database: TestDatabase;
let store: Store;
let person: Person;
beforeAll(async () => {
  database = await inMemory.open();
  await database.within(async (open) => {
    person = await meet(open, 'ana');
    store = storeOf(open, person.account);
  });
});
afterAll(() => database.close());

const OTHERWISE: Decision = { do: 'reply', reply: { text: ['como sem planejador'] }, next: IDLE_STATE };
const PLAN: Plan = {
  do: 'plan',
  intent: 'edit_memory',
  text: 'o último era bolo de fubá',
  mode: 'plan',
  may: new Set(['edit_memory']),
  shown: [],
  pointed: [{ id: 7, label: 'bolo de cenoura' }],
  otherwise: OTHERWISE,
  next: IDLE_STATE,
};

async function answered(item_id: number) {
  const said = JSON.stringify({ action: 'CALL_TOOL', tool: 'edit_memory', args: { item_id, content: 'bolo de fubá' } });
  const llm = scriptedLlm(() => said);
  const log = { info() {}, warn() {}, error() {} };
  const prepare = preparePlans(async (decision) => decision, { llm, prompts: (name) => name, log, serves: () => true });
  const decision = await prepare(PLAN, {
    read: store.read,
    asking: { now: NOON, said: NOON, ids: randomIds },
    conversation: person.conversation,
    turn: 1 as InboxId,
    today: '2026-11-18' as LocalDate,
    startOf: () => NOON,
    ticks: () => 0,
    download: async () => ({ kind: 'failed' }),
  });
  const meant = decision.do === 'planned' ? decision.decision : decision;
  const screen = llm.asked.map((request) => JSON.stringify(request)).join('\n');
  return { screen, words: meant.do === 'reply' ? plain(meant.reply.text) : meant.do };
}

it('may change what is spoken of, once the person said yes to it by name', async () => {
  const { screen, words } = await answered(7);
  expect(screen).toContain('[7] bolo de cenoura');
  expect(words).toBe('Troco bolo de cenoura por bolo de fubá?');
});

it('may change nothing else', async () => {
  expect((await answered(8)).words).toBe('como sem planejador');
});
