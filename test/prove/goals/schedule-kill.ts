// kill -9 while things fall due: reminders, and money that repeats, on both channels. Each is posted once and announced once, and
// somebody whose 24 h window is shut is told nothing until they write again, and then everything.

import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { type Goal, scaled } from '../goal.ts';
import { bundle } from '../rig/bundle.ts';
import { type Chance, chance } from '../rig/chance.ts';
import { inLanes } from '../rig/in-lanes.ts';
import { type Letter, noteLetter } from '../rig/letter.ts';
import { deliverLetter } from '../rig/post.ts';
import { quiet } from '../rig/quiet.ts';
import { people } from '../rig/senders.ts';
import { type ServerProcess, startServer } from '../rig/server-process.ts';
import { openWorld, type World } from '../rig/world.ts';

/** Longest life of a server that already listens, in ms; what is made due falls into it. */
const LONGEST_LIFE = 300;
/** Things that fall due in one life. */
const EACH_LIFE = 2;

/** `word` stands in everything said of it, and nowhere else. */
type Thing = { readonly kind: 'reminder' | 'recurring'; readonly word: string; readonly person: string };

type Told = { readonly status: string; readonly outgoing: string };
type Seen = {
  readonly waiting: readonly string[];
  readonly posted: readonly { readonly description: string; readonly n: number }[];
  /** What was queued by what fell due. */
  readonly told: readonly Told[];
  readonly integrity: string;
};

/** 'kawaxa', 'kawaxb'…: a word no lexicon knows, and no slip of another. */
const wordOf = (n: number): string => {
  const letter = (place: number): string => String.fromCharCode(97 + (Math.floor(n / place) % 26));
  return `k${letter(676)}w${letter(26)}x${letter(1)}`;
};

const sentenceOf = ({ kind, word }: Thing): string =>
  kind === 'reminder' ? `me lembra de regar ${word} amanhã às 9` : `todo dia pago 10 de ${word}`;

function withFile<T>(path: string, work: (db: Database.Database) => T): T {
  const db = new Database(path, { timeout: 5_000 });
  try {
    return work(db);
  } finally {
    db.close();
  }
}

const look = (path: string): Seen =>
  withFile(path, (db) => ({
    waiting: db.prepare("select due from schedule where kind = 'reminder'").pluck().all() as string[],
    posted: db
      .prepare('select description, count(*) as n from lancamentos where voidedAt is null group by description')
      .all() as Seen['posted'],
    told: db
      .prepare(
        `select outbox.status, outbox.outgoing from outbox join inbox on inbox.id = outbox.turn
         where inbox.nativeId like 'account %'`,
      )
      .all() as Told[],
    integrity: String(db.pragma('integrity_check', { simple: true })),
  }));

/** The server is down: the next few things will fall due while it starts, lives, or dies. */
function makeDue(path: string, ids: readonly number[], luck: Chance): void {
  withFile(path, (db) => {
    const move = db.prepare('update schedule set dueAt = ? where id = ?');
    for (const id of ids) move.run(Date.now() + luck.below(LONGEST_LIFE * 2), id);
  });
}

async function tell(base: string, letters: readonly Letter[]): Promise<void> {
  for (const letter of letters) while (!letter.acked) await deliverLetter(base, letter);
}

export const scheduleKill: Goal = {
  name: 'schedule-kill',
  promise: 'kill -9 while things fall due: each posted once, announced once, and nothing sent into a shut 24 h window',
  async run(attack) {
    const cycles = scaled(40, attack);
    const script = await bundle('src/runtime/node.ts');
    const ended = await inLanes(attack, cycles, (lane, seed, share) =>
      killWhileThingsFallDue(script, attack.folder, lane, seed, share),
    );
    const sum = (of: (lane: Lane) => number): number => ended.reduce((total, lane) => total + of(lane), 0);
    return {
      n: cycles,
      failures: ended.flatMap(({ failures }) => failures),
      note: `${sum(({ due }) => due)} things fell due; ${sum(({ knocks }) => knocks)} sends met the shut window`,
    };
  },
};

type Lane = { readonly due: number; readonly knocks: number; readonly failures: readonly string[] };

/** One database, filled with things to come, and killed `cycles` times while they fall due. */
async function killWhileThingsFallDue(
  script: string,
  folder: string,
  lane: number,
  seed: number,
  cycles: number,
): Promise<Lane> {
  const luck = chance(seed);
  const world = await openWorld();
  const path = join(folder, `schedule-kill-${lane}.db`);
  const start = (): ServerProcess => startServer({ script, folder, env: world.env(path) });
  const who = people(7 + lane, 3, 2);
  const everybody = [...who.telegram, ...who.whatsapp];
  const [away = ''] = who.whatsapp;
  const things = Array.from({ length: cycles * EACH_LIFE }, (_, n): Thing => {
    const person = everybody[n % everybody.length] ?? away;
    return { kind: luck.below(2) === 0 ? 'reminder' : 'recurring', word: wordOf(n), person };
  });

  let serial = 0;
  const letterTo = (person: string, text: string): Letter => {
    serial += 1;
    const channel = who.telegram.includes(person) ? 'telegram' : 'whatsapp';
    return { ...noteLetter(channel, person, serial, 950_000 + serial), text };
  };
  const first = start();
  await tell(
    (await first.ready) ?? '',
    things.map((thing) => letterTo(thing.person, sentenceOf(thing))),
  );
  await quiet(path);
  await first.kill();
  const before = markOf(world);
  const ids = withFile(path, (db) => db.prepare('select id from schedule order by id').pluck().all() as number[]);
  if (ids.length !== things.length) throw new Error(`${things.length} things told, ${ids.length} scheduled`);

  world.graph.away.set(away, 0);
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    makeDue(path, ids.slice(cycle * EACH_LIFE, (cycle + 1) * EACH_LIFE), luck);
    const server = start();
    if (luck.below(8) === 0) await Promise.race([sleep(luck.below(400)), server.ready]);
    else {
      await server.ready;
      await sleep(luck.below(LONGEST_LIFE));
    }
    await server.kill();
  }
  const last = start();
  const base = await last.ready;
  await sleep(LONGEST_LIFE * 3);
  const settled = await quiet(path);
  const shut = verdict(things, look(path), heard(world, before), away);
  const knocks = world.graph.away.get(away) ?? 0;
  // The person is back: what was held leaves, once.
  world.graph.away.delete(away);
  await tell(base ?? '', [letterTo(away, 'oi')]);
  await quiet(path);
  const open = verdict(things, look(path), heard(world, before), undefined);
  await last.kill();
  await world.close();
  const failures = [...(settled ? [] : ['never became quiet']), ...shut, ...open];
  return { due: things.length, knocks, failures };
}

type Mark = { readonly telegram: number; readonly graph: number };

const markOf = ({ telegram, graph }: World): Mark => ({
  telegram: telegram.shown.length,
  graph: graph.messages.length,
});

/** Texts that arrived on either platform after a mark. */
const heard = ({ telegram, graph }: World, since: Mark): readonly string[] => [
  ...telegram.shown.slice(since.telegram).map(({ text }) => text),
  ...graph.messages.slice(since.graph).map(({ body }) => JSON.stringify(body)),
];

/** @param away whose window is shut; undefined once nobody's is. */
function verdict(
  things: readonly Thing[],
  { waiting, posted, told, integrity }: Seen,
  arrived: readonly string[],
  away: string | undefined,
): readonly string[] {
  const failures = integrity === 'ok' ? [] : [integrity];
  for (const { kind, word, person } of things) {
    const bad = (what: string): void => void failures.push(`${kind} ${word}: ${what}`);
    const entries = posted.filter(({ description }) => description.includes(word)).reduce((sum, { n }) => sum + n, 0);
    if (entries !== (kind === 'recurring' ? 1 : 0)) bad(`posted ${entries} times`);
    if (waiting.some((due) => due.includes(word))) bad('still waits');
    const queued = told.filter(({ outgoing }) => outgoing.includes(word));
    const came = arrived.filter((text) => text.includes(word)).length;
    const [only] = queued;
    if (only === undefined || queued.length > 1) bad(`announced ${queued.length} times`);
    else if (came > 1) bad(`arrived ${came} times`);
    else if (person === away) {
      if (came > 0) bad('arrived in a shut window');
      if (only.status !== 'held' && only.status !== 'unknown') bad(`is ${only.status} while the window is shut`);
    } else if (only.status === 'sent' ? came !== 1 : only.status !== 'unknown')
      bad(`is ${only.status}, came ${came} times`);
  }
  return failures;
}
