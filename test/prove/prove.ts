// `npm run prove`: every reliability goal, attacked, in one table. Bounded, on loopback only, repeatable by its seed.
//   --only NAME[,NAME]  some goals    --n K  scales the attacks    --seed S  same luck again    --json  for programs

import { command } from '../../src/cli/command.ts';
import { numberGiven } from '../../src/cli/number-given.ts';
import { memoryFolder } from '../support/memory-folder.ts';
import { attacked } from './attacked.ts';
import { goals } from './goals.ts';
import { leaveWhenTold } from './leave-when-told.ts';
import { otherProcess } from './other-process.ts';
import { type Proof, proofLine, tableHead } from './table.ts';

const values = command(
  'prove',
  'Mata, corta, repete e engana o programa, e mostra que nada se perde nem se faz duas vezes',
)
  .option('--only <metas>', 'só estas, separadas por vírgula')
  .option('--n <escala>', 'quantas vezes mais (2) ou menos (0.1) do que o normal', numberGiven(0.001, 1000), 1)
  .option('--seed <inteiro>', 'a mesma corrida de novo', numberGiven(0, 1e9))
  .option('--points <nomes>', 'só estes pontos de queda')
  .option('--json', 'os resultados em JSON')
  .parse()
  .opts<{ only?: string; n: number; seed?: number; points?: string; json?: true }>();
const { seed = Date.now() % 1_000_000, n: scale } = values;
const wanted = values.only?.split(',') ?? Object.keys(goals);
const unknown = wanted.filter((name) => !(name in goals));
if (unknown.length > 0) {
  console.error(`não conheço a meta ${unknown.join(', ')}; as que há: ${Object.keys(goals).join(', ')}`);
  process.exit(2);
}

// A process that is killed leaves what it wrote, synced or not, and the power cut keeps its own account of what was synced: a disk
// would only be waited for.
process.env.TMPDIR = memoryFolder();
leaveWhenTold();

/**
 * Beside this one, for the two cores of CI. A third in all ends no sooner, and what is killed then has less to lose: 900
 * messages acknowledged before 200 kills instead of 2,300.
 */
const OTHER_PROCESSES = 1;

const luck = { seed, scale, ...(values.points !== undefined && { points: values.points }) };
const waiting = Object.keys(goals).filter((name) => wanted.includes(name));
const proofs: Proof[] = [];
const note = (proof: Proof): void => {
  proofs.push(proof);
  if (!values.json) console.log(proofLine(proof));
};

async function fromTheFront(): Promise<void> {
  for (let goal = waiting.shift(); goal !== undefined; goal = waiting.shift()) note(await attacked(goal, luck));
}

async function fromTheEnd(): Promise<void> {
  const other = otherProcess();
  for (let goal = waiting.pop(); goal !== undefined; goal = waiting.pop()) note(await other.attack(goal, luck));
  other.close();
}

if (!values.json) console.log(tableHead(seed));
const others = Math.min(OTHER_PROCESSES, waiting.length - 1);
await Promise.all([fromTheFront(), ...Array.from({ length: others }, fromTheEnd)]);
if (values.json) console.log(JSON.stringify(proofs));
process.exit(proofs.some(({ failures }) => failures.length > 0) ? 1 : 0);
