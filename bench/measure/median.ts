// Medians and percentiles. Averages are not used anywhere: one checkpoint or one busy neighbour moves them.

/** The value a share `at` (0 to 1) of the sample lies under; NaN of nothing. */
export function percentile(sample: readonly number[], at: number): number {
  const sorted = sample.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? Number.NaN;
}

/** Middle value; the mean of the two middle ones when the sample is even. */
export function median(sample: readonly number[]): number {
  const sorted = sample.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}
