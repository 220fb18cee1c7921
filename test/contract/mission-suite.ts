// Missions beside the lane, over one database and a clock that is moved: the person is served meanwhile, told when it takes long, and
// answered once, whatever dies.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerAll } from '../../src/conversation/actor.ts';
import { prepareWith } from '../../src/conversation/prepare.ts';
import { missionRunner } from '../../src/conversation/study/mission-runner.ts';
import { prepareStudies } from '../../src/conversation/study/prepare-studies.ts';
import { plain } from '../../src/domain/text.ts';
import { scriptedLlm } from '../../src/llm/scripted-llm.ts';
import { missionsOver } from '../../src/missions/missions.ts';
import type { Channel, Llm } from '../../src/ports.ts';
import { mailboxOver } from '../../src/store/mailbox.ts';
import { endedMissions } from '../../src/store/missions.ts';
import { offlineWorld } from '../support/offline-world.ts';
import { storeOf } from '../support/store-of.ts';
import { type VirtualTime, virtualTime } from '../support/virtual-time.ts';
import type { DatabaseHarness, OpenDatabase, TestDatabase } from './database-harness.ts';
import { meet, message, NOON, receive } from './people.ts';

const SETTLING = 20;
const QUESTION = 'o que é a selic?';

/** Every call of a model takes this long, and says nothing of use: the playbook has the last word. */
const modelTaking = ({ after }: VirtualTime, ms: number): Llm => ({
  async ask(request) {
    await new Promise<void>((resolve) => void after(ms, resolve));
    return scriptedLlm(() => 'não sei').ask(request);
  },
});

/** A process on that database: lanes, runner and what was said. */
async function openProcess(open: OpenDatabase, time: VirtualTime, modelMs: number) {
  const ana = await meet(open, 'ana');
  const said: string[] = [];
  let typed = 0;
  const channel: Channel = {
    name: 'telegram',
    verify: () => true,
    parse: () => ({ messages: [], receipts: [], rejected: [] }),
    render({ text }) {
      said.push(plain(text));
      return [];
    },
    send: async () => ({ kind: 'sent', nativeId: '1' }),
    download: async () => ({ kind: 'failed' }),
    acknowledge: async () => {},
    async typing() {
      typed += 1;
    },
  };
  const channels = new Map([['telegram', channel] as const]);
  const log = { info() {}, warn() {}, error: (event: string) => void said.push(`error: ${event}`) };
  const mailbox = mailboxOver(open.sql, open.commit);
  const accountStoreOf = (account: typeof ana.account) => storeOf(open, account);
  const llm = modelTaking(time, modelMs);
  const missions = missionsOver({ ...time, market: offlineWorld.market, mind: { llm, prompts: () => '' } });
  const numbers = Array.from({ length: 100 }, (_, n) => n).values();
  const runner = missionRunner({
    ...time,
    log,
    zone: 'America/Sao_Paulo',
    missions,
    mailbox,
    channels,
    storeOf: accountStoreOf,
    posted: () => void drain(),
  });
  let draining: Promise<void> = Promise.resolve();
  const drain = (): Promise<void> => {
    draining = draining.then(() =>
      answerAll(
        {
          ...time,
          ticks: () => 0,
          ids: { token: () => `token-${modelMs}-${numbers.next().value}` },
          log,
          mailbox,
          storeOf: accountStoreOf,
          channels,
          tries: new Map(),
          tracer: { turn() {} },
          zone: 'America/Sao_Paulo',
          hear: async (message) => message,
          prepare: prepareStudies(prepareWith(offlineWorld), missions),
          answered: (account) => runner.look(account),
        },
        ana.account,
      ),
    );
    return draining;
  };
  return {
    runner,
    said,
    typed: () => typed,
    hear: async (text: string) => {
      await receive(open, message('ana', text));
      await drain();
    },
    /** The answers of what the clock brought about. */
    pass: async (ms: number) => {
      await time.advance(ms);
      // An answer takes a few writes after the last timer, each a turn of the loop.
      for (let turn = 0; turn < SETTLING; turn += 1) {
        await time.advance(0);
        await drain();
      }
    },
    begin: () => runner.look(ana.account),
    running: () => storeOf(open, ana.account).read.missionsRunning().length,
    records: () => endedMissions(open.sql, 0),
  };
}

export function missionContract(name: string, harness: DatabaseHarness): void {
  describe(`missions beside the lane: ${name}`, () => {
    let database: TestDatabase;
    let time: VirtualTime;
    beforeEach(async () => {
      time = virtualTime(NOON);
      database = await harness.open();
    });
    afterEach(() => database.close());

    it('serves the person while it runs, says once that it takes long, and answers once', () =>
      database.within(async (open) => {
        const ana = await openProcess(open, time, 20_000);
        await ana.hear(QUESTION);
        expect(ana.said).toEqual([]);
        expect(ana.running()).toBe(1);
        await ana.hear('anota: comprar pão');
        expect(ana.said).toEqual([expect.stringContaining('comprar pão')]);
        await ana.pass(6_000);
        expect(ana.said.slice(1)).toEqual(['Estou calculando…']);
        expect(ana.typed()).toBe(1);
        await ana.pass(150_000);
        expect(ana.said.slice(2)).toEqual([expect.stringContaining('Selic')]);
        expect(ana.running()).toBe(0);
        expect(ana.runner.working()).toBe(0);
        const typed = ana.typed();
        expect(typed).toBeGreaterThan(4);
        await ana.pass(600_000);
        expect([ana.said.length, ana.typed()]).toEqual([3, typed]);
      }));

    it('stops at “cancela”, says so, and keeps how it went', () =>
      database.within(async (open) => {
        const ana = await openProcess(open, time, 20_000);
        await ana.hear(QUESTION);
        await ana.hear('cancela');
        await ana.pass(200_000);
        expect(ana.said).toEqual(['Certo, parei de calcular.']);
        expect(ana.running()).toBe(0);
        expect(ana.records()).toMatchObject([{ status_final: 'falha', objetivo_alcancado: false }]);
      }));

    it('answers by its absolute stop when the model never does', () =>
      database.within(async (open) => {
        const ana = await openProcess(open, time, 10_000_000);
        await ana.hear(QUESTION);
        await ana.pass(160_000);
        expect(ana.said).toEqual(['Estou calculando…', expect.stringContaining('Selic')]);
        expect(ana.running()).toBe(0);
      }));

    it('takes up one that was cut short at “continua”, and says once more how it went', () =>
      database.within(async (open) => {
        const ana = await openProcess(open, time, 10_000_000);
        await ana.hear(QUESTION);
        await ana.pass(160_000);
        expect(ana.said.at(-1)).toContain('Diga "continua" que eu retomo de onde parei.');
        await ana.hear('continua');
        expect(ana.running()).toBe(1);
        await ana.pass(160_000);
        expect(ana.said).toHaveLength(4);
        expect(ana.said.at(-1)).toContain('Selic');
        expect(ana.records()).toHaveLength(2);
        expect(ana.running()).toBe(0);
      }));

    it('is begun again from its row by the next process, and hurries when the person has waited', () =>
      database.within(async (open) => {
        const first = await openProcess(open, time, 20_000);
        await first.hear(QUESTION);
        first.runner.leave();
        await first.pass(90_000);
        expect(first.said).toEqual([]);
        expect(first.running()).toBe(1);
        const second = await openProcess(open, time, 10_000_000);
        second.begin();
        await second.pass(4_000);
        expect(second.said).toEqual([expect.stringContaining('Selic')]);
        second.begin();
        await second.pass(200_000);
        expect(second.said).toHaveLength(1);
        expect(second.records()).toHaveLength(1);
      }));
  });
}
