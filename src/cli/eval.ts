// `npm run eval -- FILE.jsonl`: accuracy of language/ on a labelled set. Exit code 1 when it is below `--min`.

import type { LocalDateTime } from '../domain/dates.ts';
import { command } from './command.ts';
import { type Labelled, parseLabelled, unknownIntents } from './eval/labelled.ts';
import { localNow } from './eval/local-now.ts';
import { printMiss, printReport } from './eval/print.ts';
import { score } from './eval/score.ts';
import { fileGiven } from './file-given.ts';
import { numberGiven } from './number-given.ts';

/** Local time the labelled sets refer to. */
const REFERENCE = '2026-11-18T12:00';

const program = command('eval', 'Quanto o programa entende de um conjunto rotulado, sem modelo')
  .argument('<arquivos...>', 'arquivos .jsonl, uma mensagem rotulada por linha')
  .option('--json', 'o relatório em JSON')
  .option('--errors', 'cada mensagem que saiu diferente do rótulo')
  .option('--min <fração>', 'abaixo desta acurácia termina com 1: 0.97', numberGiven(0, 1))
  .option('--now <iso>', 'que horas são nas mensagens', localNow, localNow(REFERENCE))
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .parse();
const values = program.opts<{ json?: true; errors?: true; min?: number; now: LocalDateTime }>();
const set: Labelled[] = [];
for (const file of program.args) {
  const given = fileGiven(file);
  const labelled = given.ok ? parseLabelled(given.value) : given;
  if (!labelled.ok) {
    console.error(given.ok ? `${file}:${labelled.failure}` : labelled.failure);
    process.exit(2);
  }
  set.push(...labelled.value);
}
if (set.length === 0) {
  console.error(`não há mensagens em ${program.args.join(', ')}`);
  process.exit(2);
}
for (const intent of unknownIntents(set)) console.error(`não conheço a intenção ${intent}: conta como erro`);
const report = score(set, values.now);
if (values.json) {
  const { misses, ...figures } = report;
  console.log(JSON.stringify(values.errors ? { ...figures, misses } : figures));
} else {
  if (values.errors) for (const miss of report.misses) console.log(printMiss(miss));
  console.log(printReport(report));
}
if (values.min !== undefined && report.accuracy < values.min) process.exitCode = 1;
