// G1 to G4: how fast a webhook is durably accepted, against Hono that does nothing, the usual way of being careful (a durable
// transaction per request) and the usual framework (which is not careful at all).

import { hasWrk } from '../load/fire.ts';
import { interleave, type Rounds, ratioOf } from '../measure/interleave.ts';
import { median } from '../measure/median.ts';
import { type Block, type Contestant, startContestant } from '../servers/contestant.ts';
import { atLeast, atMost, type Bench, type BenchOptions, type Verdict } from '../verdict.ts';

const BUSY = 64;
/** As in PERFORMANCE.md. In shorter blocks p99 is the first request of each connection: libuv accepts one a loop turn. */
const BUSY_SECONDS = 2;
const SECONDS = 1;

const perSecond = (block: Block): number => block.perSecond;
const cpu = (block: Block): number => block.cpu;
const p99 = (block: Block): number => block.p99;

const figures = (blocks: readonly Block[]): string =>
  `${median(blocks.map(perSecond)).toFixed(0)}/s ${median(blocks.map(cpu)).toFixed(0)} us CPU, p99 ${median(blocks.map(p99)).toFixed(1)} ms`;

const NAMES = ['bare-hono', 'product-accept', 'insert-each', 'grammy-hono', 'lean-floor'] as const;
type Name = (typeof NAMES)[number];

async function run({ rounds, folder, say }: BenchOptions): Promise<readonly Verdict[]> {
  const started: [Name, Contestant][] = [];
  for (const name of NAMES) started.push([name, await startContestant(name, folder)]);
  const servers = Object.fromEntries(started) as Record<Name, Contestant>;
  try {
    // The first blocks warm the compilers up and are thrown away.
    for (const name of NAMES) await servers[name].load('telegram', BUSY, SECONDS);
    await servers['product-accept'].load('whatsapp', BUSY, SECONDS);

    say(`accepting, c=${BUSY}, ${hasWrk ? 'wrk' : 'own client'}, ${rounds} rounds`);
    const busy = await interleave<Name, Block>(rounds, {
      'bare-hono': () => servers['bare-hono'].load('telegram', BUSY, BUSY_SECONDS),
      'product-accept': () => servers['product-accept'].load('telegram', BUSY, BUSY_SECONDS),
      'insert-each': () => servers['insert-each'].load('telegram', BUSY, BUSY_SECONDS),
      'grammy-hono': () => servers['grammy-hono'].load('telegram', BUSY, BUSY_SECONDS),
      'lean-floor': () => servers['lean-floor'].load('telegram', BUSY, BUSY_SECONDS),
    });
    say('accepting WhatsApp, signed');
    const signed = await interleave(rounds, {
      bare: () => servers['bare-hono'].load('whatsapp', BUSY, BUSY_SECONDS),
      product: () => servers['product-accept'].load('whatsapp', BUSY, BUSY_SECONDS),
    });
    say('accepting, one connection');
    const idle = await interleave(rounds, {
      product: () => servers['product-accept'].load('telegram', 1, SECONDS),
      insert: () => servers['insert-each'].load('telegram', 1, SECONDS),
    });
    return [...busyVerdicts(busy), ...quietVerdicts(signed, idle)];
  } finally {
    for (const [, server] of started) server.stop();
  }
}

function busyVerdicts(busy: Rounds<Name, Block>): readonly Verdict[] {
  const {
    'bare-hono': bare,
    'product-accept': ours,
    'insert-each': each,
    'grammy-hono': grammy,
    'lean-floor': lean,
  } = busy;
  const floor = `hand-written floor (node:http, raw insert, same commit): ${ratioOf(lean, bare, perSecond).toFixed(2)}x of bare Hono, CPU ${ratioOf(lean, bare, cpu).toFixed(2)}x`;
  // The bar was set where bare Hono took 97 us of CPU a request; node-server has become quicker, reading a body and SQLite have not.
  const why = `bare Hono takes ${median(bare.map(cpu)).toFixed(0)} us a request and what is promised comes on top, however little stands around it: ${floor}`;
  return [
    {
      goal: 'G1',
      what: 'durable accept / bare Hono, req/s',
      ...atLeast(ratioOf(ours, bare, perSecond), 0.9),
      how: `c=${BUSY}: ${figures(ours)}; bare ${figures(bare)}`,
      why,
    },
    {
      goal: 'G1 CPU',
      what: 'CPU per request / bare Hono',
      ...atMost(ratioOf(ours, bare, cpu), 1.1),
      how: `/proc, same blocks; ${floor}`,
      why,
    },
    {
      goal: 'G2',
      what: 'durable accept / insert per request',
      ...atLeast(ratioOf(ours, each, perSecond), 5),
      how: `Hono + zod + FULL transaction each: ${figures(each)}`,
      why: `a sync takes what it takes: the more requests share it, the higher; the floor reaches ${ratioOf(lean, each, perSecond).toFixed(2)}x`,
    },
    {
      goal: 'G2 grammY',
      what: 'durable accept / grammY on Hono',
      ...atLeast(ratioOf(ours, grammy, perSecond), 1.4),
      how: `webhookCallback, handler keeps nothing: ${figures(grammy)}`,
      why: `it does not touch the disk; the floor reaches ${ratioOf(lean, grammy, perSecond).toFixed(2)}x`,
    },
    {
      goal: 'G2 p99',
      what: 'p99 of accepting / bare Hono',
      ...atMost(ratioOf(ours, bare, p99), 2),
      how: 'same blocks as G1',
      why: `p99 is the slowest sync of the disk; the floor is at ${ratioOf(lean, bare, p99).toFixed(2)}x`,
    },
  ];
}

function quietVerdicts(
  signed: Rounds<'bare' | 'product', Block>,
  idle: Rounds<'product' | 'insert', Block>,
): Verdict[] {
  return [
    {
      goal: 'G3',
      what: 'one connection / insert per request',
      ...atLeast(ratioOf(idle.product, idle.insert, perSecond), 0.95),
      how: `c=1: ${figures(idle.product)}; insert per request ${figures(idle.insert)}`,
    },
    {
      goal: 'G4',
      what: 'WhatsApp with HMAC / bare Hono',
      ...atLeast(ratioOf(signed.product, signed.bare, perSecond), 0.75),
      how: `c=${BUSY}: ${figures(signed.product)}; bare, same bodies, ${figures(signed.bare)}`,
      why: 'as G1, and 5 us of HMAC',
    },
  ];
}

export const accept: Bench = { goals: ['G1', 'G2', 'G3', 'G4'], run };
