// `npm run bench`: the goals of PERFORMANCE.md, each a ratio against something measured in the same run on the same machine.
//   --only G1,G5   only the runs that judge these goals     --rounds N   at least 5 (default 5)
//   --json         the verdicts as JSON on stdout           progress goes to stderr
// A file bench/language*.ts that exports `benches` is run with the rest.

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { command } from '../src/cli/command.ts';
import { numberGiven } from '../src/cli/number-given.ts';
import { accept } from './goals/accept.ts';
import { backlog } from './goals/backlog.ts';
import { coldStart } from './goals/cold-start.ts';
import { idlePeople } from './goals/idle-people.ts';
import { ledger } from './goals/ledger.ts';
import { missions } from './goals/missions.ts';
import { promptCache } from './goals/prompt-cache.ts';
import { search } from './goals/search.ts';
import { tail } from './goals/tail.ts';
import { turn } from './goals/turn.ts';
import type { Bench, Verdict } from './verdict.ts';
import { tableHead, verdictLines } from './verdict-table.ts';

const FEWEST_ROUNDS = 5;

const values = command('bench', 'Mede as metas, cada uma contra algo medido na mesma corrida')
  .option('--only <metas>', 'só as corridas que julgam estas: G1,G5')
  .option('--rounds <n>', 'pelo menos 5', numberGiven(1, 1000), FEWEST_ROUNDS)
  .option('--json', 'os vereditos em JSON')
  .parse()
  .opts<{ only?: string; rounds: number; json?: true }>();

async function languageBenches(): Promise<readonly Bench[]> {
  const files = readdirSync(import.meta.dirname).filter((name) => /^language.*\.ts$/.test(name));
  const modules = await Promise.all(files.map((name) => import(`./${name}`)));
  return modules.flatMap(({ benches = [] }: { benches?: readonly Bench[] }) => benches);
}

const say = (line: string): void => void process.stderr.write(`  ${line}\n`);
const wanted = values.only?.split(',').map((name) => name.trim().toUpperCase());
const rounds = Math.max(FEWEST_ROUNDS, values.rounds);
const all = [
  promptCache,
  accept,
  turn,
  ledger,
  missions,
  backlog,
  tail,
  ...(await languageBenches()),
  search,
  idlePeople,
  coldStart,
];
const chosen = all.filter((bench) => wanted === undefined || bench.goals.some((goal) => wanted.includes(goal)));

if (chosen.length === 0) {
  const names = [...new Set(all.flatMap(({ goals }) => goals))];
  console.error(`não conheço a meta ${values.only}; as que há: ${names.join(', ')}`);
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'caderneta-bench-'));
const verdicts: Verdict[] = [];
const started = performance.now();
try {
  for (const bench of chosen) {
    for (const verdict of await bench.run({ rounds, folder, say })) {
      if (wanted !== undefined && !wanted.includes(verdict.goal.split(' ')[0] ?? '')) continue;
      verdicts.push(verdict);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

if (values.json)
  console.log(JSON.stringify({ node: process.version, cores: cpus().length, rounds, verdicts }, null, 2));
else {
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `\nNode ${process.version}, ${cpus().length} cores, ${rounds} interleaved rounds, medians, ${seconds} s\n`,
  );
  console.log([tableHead, ...verdicts.map(verdictLines)].join('\n'));
  console.log(`\n${verdicts.filter((one) => one.holds).length} of ${verdicts.length} bars hold`);
}
