// `npm run prove`: every reliability goal, attacked, in one table. Bounded, on loopback only, repeatable by its seed.
//   --only NAME[,NAME]  some goals    --n K  scales the attacks    --seed S  same luck again    --json  for programs

import { Command } from 'commander';
import { attacked, attackedBeside } from './attacked.ts';
import type { Goal } from './goal.ts';
import { goals } from './goals.ts';
import { type Proof, proofLine, tableHead } from './table.ts';

const values = new Command()
  .name('prove')
  .description('Mata, corta, repete e engana o programa, e mostra que nada se perde nem se faz duas vezes')
  .option('--only <metas>', 'só estas, separadas por vírgula')
  .option('--n <escala>', 'quantas vezes mais (2) ou menos (0.1) do que o normal', '1')
  .option('--seed <inteiro>', 'a mesma corrida de novo')
  .option('--points <nomes>', 'só estes pontos de queda')
  .option('--json', 'os resultados em JSON')
  .helpOption('-h, --help', 'mostra esta ajuda')
  .parse()
  .opts<{ only?: string; n: string; seed?: string; points?: string; json?: true }>();
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const scale = Number(values.n);
if (!Number.isFinite(seed) || !(scale > 0)) {
  console.error('--n e --seed são números, e --n é maior que zero');
  process.exit(2);
}
const wanted = values.only?.split(',') ?? Object.keys(goals);
const unknown = wanted.filter((name) => !(name in goals));
if (unknown.length > 0) {
  console.error(`não conheço a meta ${unknown.join(', ')}; as que há: ${Object.keys(goals).join(', ')}`);
  process.exit(2);
}
const chosen = await Promise.all(
  Object.entries(goals).flatMap(([name, load]) => (wanted.includes(name) ? [load()] : [])),
);

const luck = { seed, scale, ...(values.points !== undefined && { points: values.points }) };
const proofs: Proof[] = [];
const one = async (queue: Goal[], attack: typeof attacked): Promise<void> => {
  for (let goal = queue.shift(); goal !== undefined; goal = queue.shift()) {
    const proof = await attack(goal, luck);
    proofs.push(proof);
    if (!values.json) console.log(proofLine(proof));
  }
};
if (!values.json) console.log(tableHead(seed));
const [alone, beside] = [chosen.filter((goal) => !goal.besideOthers), chosen.filter((goal) => goal.besideOthers)];
if (alone.length === 0) await one(beside, attacked);
else await Promise.all([one(alone, attacked), one(beside, attackedBeside)]);
if (values.json) console.log(JSON.stringify(proofs));
process.exit(proofs.some(({ failures }) => failures.length > 0) ? 1 : 0);
