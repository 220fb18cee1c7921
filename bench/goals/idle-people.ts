// G15: what a person costs who was asked a question and has not answered: heap, against grammY's session in memory; disk; and
// whether the question is still there after kill -9.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { MemorySessionStorage } from 'grammy';
import { longState } from '../../src/store/short-state.ts';
import { openHouse } from '../turns/house.ts';
import { messageOf } from '../turns/people.ts';
import type { Bench, BenchOptions, Verdict } from '../verdict.ts';

// A third warms up, two thirds are measured: fewer, and what V8 keeps of its own is larger than what is looked for.
const PEOPLE = 24_000;
const SESSIONS = 50_000;
const MOST_HEAP = 16;
const MOST_DISK = 400;

type Report = { heap: number; waiting: number; state: number; bytes: Record<string, number> };

/** Fills a database in a child, kills it without a word, and tells what it said before. */
async function askAndKill(path: string): Promise<Report> {
  const script = fileURLToPath(new URL('../servers/idle-people.ts', import.meta.url));
  const child = spawn(process.execPath, ['--expose-gc', script, path, String(PEOPLE)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += String(chunk);
      if (said.includes('\n')) resolve(said);
    });
    child.once('exit', (code) => reject(new Error(`idle-people ended with ${code}`)));
  });
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('exit', resolve));
  return JSON.parse(line) as Report;
}

/** Bytes of heap per session with the same question in it. */
function grammyHeap(state: string): number {
  const settle = (): number => {
    for (let i = 0; i < 4; i++) globalThis.gc?.();
    return process.memoryUsage().heapUsed;
  };
  const before = settle();
  const storage = new MemorySessionStorage<unknown>();
  for (let i = 0; i < SESSIONS; i++) storage.write(String(7_000_000 + i), JSON.parse(state));
  const perSession = (settle() - before) / SESSIONS;
  if (storage.read('7000000') === undefined) throw new Error('grammY forgot');
  return perSession;
}

async function run({ folder, say }: BenchOptions): Promise<readonly Verdict[]> {
  say(`${PEOPLE} people with an open question, then kill -9`);
  const path = join(folder, 'idle.db');
  const report = await askAndKill(path);
  const database = new Database(path);
  const { n } = database.prepare('select count(*) as n from dialogues').get() as { n: number };
  const { state } = database.prepare('select state from dialogues limit 1').get() as { state: string };
  const house = openHouse(database);
  const first = messageOf(0, PEOPLE + 1, '1');
  await house.accept(first);
  await house.answer(await house.accountOf(first));
  const kept = (database.prepare('select count(*) as n from items').get() as { n: number }).n === 1;
  database.close();

  const session = grammyHeap(longState(state));
  const { heap, bytes } = report;
  const disk = Object.values(bytes).reduce((sum, each) => sum + each, 0);
  const survived = n === PEOPLE && kept;
  return [
    {
      goal: 'G15',
      what: 'heap per idle person with an open question',
      target: `<= ${MOST_HEAP} B`,
      value: `${Math.max(0, heap).toFixed(1)} B`,
      holds: heap <= MOST_HEAP && heap <= session / 13,
      how: `grammY MemorySessionStorage, same question: ${session.toFixed(0)} B; bar 1/13 of it`,
      why: 'something in the process remembers people',
    },
    {
      goal: 'G15 kill',
      what: 'open questions left after kill -9',
      target: String(PEOPLE),
      value: String(n),
      holds: survived,
      how: `reopened, and "1" ${kept ? 'kept the film' : 'was not understood'}`,
      why: 'a question was lost',
    },
    {
      goal: 'G15 disk',
      what: 'disk per idle person',
      target: `<= ${MOST_DISK} B`,
      value: `${disk.toFixed(0)} B`,
      holds: disk <= MOST_DISK,
      how: `dbstat, real schema: ${Object.entries(bytes)
        .map(([name, size]) => `${name} ${size.toFixed(0)}`)
        .join(', ')} (question ${report.state.toFixed(0)} characters)`,
      why: 'the question, its buttons and what they do are kept word for word',
    },
  ];
}

export const idlePeople: Bench = { goals: ['G15'], run };
