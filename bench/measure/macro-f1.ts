// How well a classifier names intents, and how much of what it says can be acted on.

type Outcome = { readonly want: string; readonly got: string; readonly score: number };

/** Mean F1 over the intents that were wanted at all, 0..1. */
export function macroF1(outcomes: readonly Outcome[]): number {
  const wanted = [...new Set(outcomes.map(({ want }) => want))];
  const f1 = wanted.map((intent) => {
    const right = outcomes.filter(({ want, got }) => want === intent && got === intent).length;
    const said = outcomes.filter(({ got }) => got === intent).length;
    const of = outcomes.filter(({ want }) => want === intent).length;
    return (2 * right) / (said + of);
  });
  return f1.reduce((sum, value) => sum + value, 0) / wanted.length;
}

/** Largest share, surest first, of which at least 95 % are right; equal scores stand or fall together. */
export function coverageAt95(outcomes: readonly Outcome[]): number {
  const sorted = [...outcomes].sort((a, b) => b.score - a.score);
  let right = 0;
  let covered = 0;
  for (const [i, { want, got, score }] of sorted.entries()) {
    if (want === got) right++;
    const next = sorted[i + 1];
    if (right / (i + 1) >= 0.95 && (next === undefined || next.score < score)) covered = i + 1;
  }
  return covered / outcomes.length;
}
