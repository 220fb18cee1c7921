// kill -9 in the middle of a hard question, with a model that takes its time behind real HTTP: the next process begins it again from
// its row. Whoever asked gets one answer, and what the models took is counted once.

import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { chatServer } from '../../fakes/llm/chat-server.ts';
import { marketEnv } from '../../fakes/market-env.ts';
import { marketServer } from '../../fakes/market-server.ts';
import { type Goal, scaled } from '../goal.ts';
import { bundle } from '../rig/bundle.ts';
import { chance } from '../rig/chance.ts';
import { inLanes } from '../rig/in-lanes.ts';
import { quiet } from '../rig/quiet.ts';
import { type ServerProcess, startServer } from '../rig/server-process.ts';

const KEY = 'sk-fake-0123456789';
const QUESTION = 'o que é a selic?';
/** Of each call of the model, ms: a mission takes two of them before its playbook has the last word. */
const THINKS_MS = 300;
const LONGEST_LIFE = 900;
const PATIENCE_MS = 60_000;

type Asked = { readonly endedAt: number | null; readonly record: string };
type Seen = {
  readonly missions: readonly Asked[];
  readonly answers: readonly { readonly conversation: number; readonly n: number }[];
  readonly calls: number;
  readonly integrity: string;
};

function look(path: string): Seen {
  const db = new Database(path, { readonly: true, timeout: 5_000 });
  try {
    return {
      missions: db.prepare('select endedAt, record from missions').all() as Asked[],
      answers: db
        .prepare(
          "select conversation, count(*) as n from events where kind = 'assistant' and body like '%Selic%' group by conversation",
        )
        .all() as Seen['answers'],
      calls: Number(db.prepare('select count(*) from modelCalls').pluck().get()),
      integrity: String(db.pragma('integrity_check', { simple: true })),
    };
  } finally {
    db.close();
  }
}

/** Web messages are acknowledged when they are on disk; until then they are sent again under the same id. */
async function ask(base: string, id: string): Promise<boolean> {
  try {
    const body = JSON.stringify({ conversation: id, id, text: QUESTION });
    const headers = { 'content-type': 'application/json', origin: base };
    const { status } = await fetch(`${base}/api/web/messages`, { method: 'POST', headers, body });
    return status === 202;
  } catch {
    return false;
  }
}

export const missionKill: Goal = {
  name: 'mission-kill',
  promise: 'kill -9 in the middle of a hard question: one answer afterwards, and no token counted twice',
  async run(attack) {
    const cycles = scaled(40, attack);
    const script = await bundle('src/runtime/node.ts');
    const ended = await inLanes(attack, cycles, (lane, seed, share) =>
      killAgainAndAgain(script, attack.folder, lane, seed, share),
    );
    return {
      n: cycles,
      failures: ended.flatMap(({ failures }) => failures),
      note: ended.map(({ note }) => note).join(' · '),
    };
  },
};

/** One database, killed `cycles` times with a question open, then left alone until everything asked is answered. */
async function killAgainAndAgain(script: string, folder: string, lane: number, seed: number, cycles: number) {
  const luck = chance(seed);
  const path = join(folder, `mission-kill-${lane}.db`);
  const [model, market] = await Promise.all([chatServer('openai', KEY), marketServer()]);
  model.think(() => ({ do: 'say', text: 'não sei', afterMs: THINKS_MS }));
  const env = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_PATH: path,
    LOG_LEVEL: 'error',
    WEB_CHANNEL: '1',
    OPENAI_API_KEY: KEY,
    OPENAI_BASE_URL: model.baseUrl,
    SYNTHESIS_MODEL: 'gpt-6-luna',
    ...marketEnv(market.root),
  };
  const start = (): ServerProcess => startServer({ script, folder, env });
  let asked = 0;
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const server = start();
    const base = await server.ready;
    if (base !== undefined && (await ask(base, `pessoa-${cycle}`))) asked += 1;
    await sleep(luck.below(LONGEST_LIFE));
    await server.kill();
  }
  const last = start();
  await last.ready;
  const until = Date.now() + PATIENCE_MS;
  await quiet(path);
  while (look(path).missions.some(({ endedAt }) => endedAt === null) && Date.now() < until) await sleep(100);
  await quiet(path);
  await last.kill();
  const billed = model.billed.length;
  await Promise.all([model.close(), market.close()]);
  return verdict(look(path), asked, billed);
}

function verdict({ missions, answers, calls, integrity }: Seen, asked: number, billed: number) {
  const records = missions.map(({ record }) => (record === '' ? undefined : JSON.parse(record)));
  const failures = [
    ...(asked === missions.length ? [] : [`${asked} questions, ${missions.length} missions`]),
    ...missions.flatMap(({ endedAt }) => (endedAt === null ? ['a mission never ended'] : [])),
    ...(answers.length === asked ? [] : [`${asked} asked, ${answers.length} answered`]),
    ...answers.flatMap(({ conversation, n }) =>
      n === 1 ? [] : [`conversation ${conversation} was answered ${n} times`],
    ),
    ...records.flatMap((record) =>
      record === undefined || record.orcamento_tokens_consumido <= record.orcamento_tokens_alocado * 1.2
        ? []
        : [`a mission took ${record.orcamento_tokens_consumido} of ${record.orcamento_tokens_alocado} tokens`],
    ),
    ...(calls <= billed ? [] : [`${calls} calls on the books, ${billed} were made`]),
    ...(integrity === 'ok' ? [] : [integrity]),
  ];
  return {
    failures,
    note: `${asked} asked, ${answers.length} answered once; ${calls} calls on the books of ${billed} made`,
  };
}
