// npm run eval -- FILE.jsonl: how well language/ reads a labelled set. Exit 1 when accuracy is under `--min`.

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseLabelled } from './eval/labelled.ts';
import { localNow } from './eval/local-now.ts';
import { printMiss, printReport } from './eval/print.ts';
import { score } from './eval/score.ts';

/** The labelled sets were written on this day. */
const REFERENCE = '2026-11-18T12:00';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' }, errors: { type: 'boolean' }, min: { type: 'string' }, now: { type: 'string' } },
});
if (positionals.length === 0) {
  console.error('usage: npm run eval -- FILE.jsonl... [--json] [--errors] [--min 0.97] [--now ISO]');
  process.exit(2);
}
const set = positionals.flatMap((file) => parseLabelled(readFileSync(file, 'utf8')));
const report = score(set, localNow(values.now ?? REFERENCE));
if (values.json) {
  const { misses, ...figures } = report;
  console.log(JSON.stringify(values.errors ? { ...figures, misses } : figures));
} else {
  if (values.errors) for (const miss of report.misses) console.log(printMiss(miss));
  console.log(printReport(report));
}
if (values.min !== undefined && report.accuracy < Number(values.min)) process.exitCode = 1;
