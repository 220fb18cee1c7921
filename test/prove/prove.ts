// `npm run prove`: every reliability goal, attacked, in one table. Bounded, on loopback only, repeatable by its seed.
//   --only NAME[,NAME]  some goals    --n K  scales the attacks    --seed S  same luck again    --json  for programs

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { goals } from './goals.ts';
import { type Proof, proofLine, tableHead } from './table.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    n: { type: 'string', default: '1' },
    seed: { type: 'string' },
    points: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const scale = Number(values.n);
if (!Number.isFinite(seed) || !(scale > 0)) {
  console.error('usage: npm run prove -- [--only NAME[,NAME]] [--n SCALE] [--seed WHOLE] [--json]');
  process.exit(2);
}
const wanted = values.only?.split(',');
const chosen = goals.filter(({ name }) => wanted === undefined || wanted.includes(name));
if (chosen.length === 0) {
  console.error(`no such goal; there are: ${goals.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

const proofs: Proof[] = [];
if (!values.json) console.log(tableHead(seed));
for (const { name, promise, run } of chosen) {
  const folder = mkdtempSync(join(tmpdir(), `caderneta-prove-${name}-`));
  const started = performance.now();
  const outcome = await run({
    seed,
    scale,
    folder,
    ...(values.points !== undefined && { points: values.points }),
  }).catch((error: unknown) => ({
    n: 0,
    failures: [`the rig itself failed: ${error instanceof Error ? error.stack : String(error)}`],
  }));
  rmSync(folder, { recursive: true, force: true });
  const proof: Proof = { goal: name, promise, seed, ms: Math.round(performance.now() - started), ...outcome };
  proofs.push(proof);
  if (!values.json) console.log(proofLine(proof));
}
if (values.json) console.log(JSON.stringify(proofs));
process.exit(proofs.some(({ failures }) => failures.length > 0) ? 1 : 0);
