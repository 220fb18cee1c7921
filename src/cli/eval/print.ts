// Formats the evaluation report as text for a terminal.

import type { Miss, Report } from './score.ts';

const pct = (x: number): string => `${(100 * x).toFixed(1).padStart(5)} %`;

/** Totals first, then groups, intents and slots. */
export function printReport(report: Report): string {
  const lines = [
    `messages ${report.n}   accuracy ${pct(report.accuracy)}   macro-F1 ${pct(report.macroF1)}   coverage at 95 % precision ${pct(report.coverageAt95)}`,
    `verdicts  ok ${report.verdicts.ok}  safe ${report.verdicts.safe}  dangerous ${report.verdicts.dangerous}`,
    `left to a model ${pct(report.leftToModel.right / report.leftToModel.of)} of ${report.leftToModel.of} (hard questions aside)`,
    '',
    'group            right      of',
    ...Object.entries(report.groups)
      .sort()
      .map(([name, { right, of }]) => `${name.padEnd(16)} ${pct(right / of)} ${String(of).padStart(5)}`),
    '',
    'intent              F1     tp   fp   fn',
    ...Object.entries(report.intents)
      .sort()
      .map(
        ([name, { tp, fp, fn, f1 }]) =>
          `${name.padEnd(18)} ${pct(f1)} ${[tp, fp, fn].map((n) => String(n).padStart(4)).join(' ')}`,
      ),
    '',
    'slot                            right      of',
    ...Object.entries(report.slots)
      .sort()
      .map(([name, { right, of }]) => `${name.padEnd(30)} ${pct(right / of)} ${String(of).padStart(5)}`),
    '',
    'confusions',
    ...report.confusions.slice(0, 25).map(({ want, got, n }) => `${String(n).padStart(4)}  ${want} -> ${got}`),
  ];
  return lines.join('\n');
}

/** One line: what was wanted and what was got, slot by slot. */
export function printMiss({ want, got, wrong, verdict }: Miss): string {
  const slots = wrong.map(
    (key) =>
      `${key}: ${JSON.stringify(pick(want.slots, key))} / ${JSON.stringify(pick(got.slots as Record<string, unknown>, key))}`,
  );
  const context = want.context === undefined ? '' : ` ${JSON.stringify(want.context)}`;
  const head = want.intent === got.intent ? want.intent : `${want.intent} -> ${got.intent}`;
  return `${want.id} ${verdict === 'dangerous' ? 'DANGEROUS ' : ''}[${head}] (${got.rule} ${got.confidence}) ${want.text}${context}${slots.length === 0 ? '' : `\n      ${slots.join('; ')}`}`;
}

function pick(slots: Readonly<Record<string, unknown>>, key: string): unknown {
  if (key in slots) return slots[key];
  return Array.isArray(slots.items) ? slots.items.map((item: Record<string, unknown>) => item[key]) : undefined;
}
