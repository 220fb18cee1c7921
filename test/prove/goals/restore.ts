// A copy made while people write, then erasures, then a crash that may take the database with it: the copy is gone on from. What was
// acknowledged before it was begun is there once, no byte is left of whoever was erased since, and no reply in it is sent again.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { type Goal, scaled } from '../goal.ts';
import { bundle } from '../rig/bundle.ts';
import { type Chance, chance } from '../rig/chance.ts';
import { type Letter, noteLetter } from '../rig/letter.ts';
import { NODE } from '../rig/paths.ts';
import { deliverLetter } from '../rig/post.ts';
import { quiet } from '../rig/quiet.ts';
import { people, startSenders } from '../rig/senders.ts';
import { startServer } from '../rig/server-process.ts';
import { openWorld, type World } from '../rig/world.ts';

/** What becomes of the database after the crash. */
const RUINS = ['kept', 'damaged', 'gone'] as const;

type Drill = {
  readonly world: World;
  readonly folder: string;
  readonly path: string;
  readonly luck: Chance;
  readonly number: number;
};
type Drilled = {
  readonly failures: readonly string[];
  readonly kept: number;
  readonly erased: number;
  readonly ms: number;
};

export const restore: Goal = {
  name: 'restore',
  promise: 'nobody erased leaves a byte or comes back with a copy, which loses nothing it had and sends nothing twice',
  async run(attack) {
    const drills = scaled(3, attack);
    const luck = chance(attack.seed);
    const world = await openWorld();
    const done: Drilled[] = [];
    for (let number = 0; number < drills; number += 1) {
      const folder = join(attack.folder, `drill-${number}`);
      mkdirSync(folder);
      done.push(await drilled({ world, folder, path: join(folder, 'c.db'), luck, number }));
    }
    await world.close();
    const sum = (of: (drill: Drilled) => number): number => done.reduce((total, drill) => total + of(drill), 0);
    return {
      n: drills,
      failures: done.flatMap(({ failures }) => failures),
      note: `${sum(({ kept }) => kept)} notes came back, ${sum(({ erased }) => erased)} of people erased since did not; restoring took ${Math.round(sum(({ ms }) => ms) / drills)} ms`,
    };
  },
};

async function drilled({ world, folder, path, luck, number }: Drill): Promise<Drilled> {
  const env = world.env(path);
  const start = async () => startServer({ script: await bundle('src/runtime/node.ts'), folder, env });
  const server = await start();
  const base = await server.ready;
  if (base === undefined) throw new Error(server.output());
  const who = people(300 + number, 4, 2);
  const senders = startSenders(who, () => base, luck, 8);
  const enough = 30 + luck.below(60);
  while (senders.letters.filter(({ acked }) => acked).length < enough) await sleep(10);
  const before = senders.letters.filter(({ acked }) => acked);
  const copied = await run('src/cli/backup.ts', [join(folder, 'copies')], folder, env);
  await sleep(luck.below(100));
  await senders.stop();
  const leaving = [luck.pick(who.telegram), luck.pick(who.whatsapp)];
  for (const person of leaving) await erase(base, person, who.telegram.includes(person) ? 'telegram' : 'whatsapp');
  const settled = await quiet(path);
  const gone = before.filter(({ person }) => leaving.includes(person));
  const traces = await lastTraces(path, gone);
  await server.kill();

  const failures = [
    ...(settled ? [] : ['never became quiet']),
    ...(copied.code === 0 ? [] : [copied.output]),
    ...traces,
  ];
  const [copy = ''] = readdirSync(join(folder, 'copies'));
  const answered = repliesIn(join(folder, 'copies', copy), before);
  ruin(path, luck.pick(RUINS));
  const began = performance.now();
  const restored = await run('src/cli/restore.ts', [join(folder, 'copies', copy)], folder, env);
  const ms = performance.now() - began;
  if (restored.code !== 0) failures.push(restored.output);
  for (const name of readdirSync(folder)) if (name.includes('.before-')) rmSync(join(folder, name));

  const staying = before.filter(({ person }) => !leaving.includes(person));
  failures.push(...residueOf(path, gone));
  const next = await start();
  await next.ready;
  if (!(await quiet(path))) failures.push('never became quiet after it was restored');
  await next.kill();
  failures.push(...residueOf(path, gone), ...lost(path, staying));
  for (const letter of answered)
    if (arrivals(world, letter) > 1) failures.push(`${letter.mark}: its reply arrived twice`);
  return {
    failures: failures.map((failure) => `drill ${number}: ${failure}`),
    kept: staying.length,
    erased: gone.length,
    ms,
  };
}

let serial = 880_000;

async function erase(base: string, person: string, channel: Letter['channel']): Promise<void> {
  for (const text of ['apagar meus dados', 'APAGAR']) {
    serial += 1;
    const letter: Letter = { ...noteLetter(channel, person, serial, serial), text };
    while (!letter.acked) await deliverLetter(base, letter);
    // The question has to be asked before it is answered.
    await sleep(150);
  }
}

async function run(entry: string, args: readonly string[], folder: string, env: Readonly<Record<string, string>>) {
  const script = await bundle(entry);
  const child = spawn(NODE, ['--no-warnings', script, ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

function ruin(path: string, how: (typeof RUINS)[number]): void {
  if (how === 'kept') return;
  for (const end of ['-wal', '-shm']) rmSync(path + end, { force: true });
  if (how === 'gone') rmSync(path);
  else writeFileSync(path, readFileSync(path).fill(0, 0, 4096));
}

function residueOf(path: string, gone: readonly Letter[]): string[] {
  const files = ['', '-wal', '.erasures'].map((end) => path + end).filter((file) => existsSync(file));
  const bytes = files.map((file) => readFileSync(file, 'latin1')).join('');
  return gone.filter(({ mark }) => bytes.includes(mark)).map(({ mark }) => `${mark} is still in the database`);
}

/** What is left in the database in use once it had a quiet moment to rewrite itself. */
async function lastTraces(path: string, gone: readonly Letter[]): Promise<string[]> {
  let traces = residueOf(path, gone);
  for (const until = Date.now() + 5_000; traces.length > 0 && Date.now() < until; traces = residueOf(path, gone))
    await sleep(50);
  return traces.map((trace) => `${trace}, which nobody restored`);
}

function withCopy<T>(path: string, work: (db: Database.Database) => T): T {
  const db = new Database(path, { readonly: true });
  try {
    return work(db);
  } finally {
    db.close();
  }
}

/** The letters whose reply is in the database, whatever became of it there. */
const repliesIn = (path: string, letters: readonly Letter[]): readonly Letter[] =>
  withCopy(path, (db) => {
    const outgoing = db.prepare('select outgoing from outbox').pluck().all().join('\n');
    return letters.filter(({ mark }) => outgoing.includes(mark));
  });

const lost = (path: string, letters: readonly Letter[]): string[] =>
  withCopy(path, (db) => {
    const count = db.prepare('select count(*) from items where body = ?').pluck();
    return letters.flatMap(({ mark }) => {
      const n = count.get(mark);
      return n === 1 ? [] : [`${mark}: saved ${n} times`];
    });
  });

const arrivals = ({ telegram, graph }: World, { mark }: Letter): number =>
  telegram.shown.filter(({ text }) => text.includes(mark)).length +
  graph.messages.filter(({ body }) => JSON.stringify(body).includes(mark)).length;
