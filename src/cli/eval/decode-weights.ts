// learned/weights.ts read back into what encode-weights.ts was given.

import { FIRST_CHAR, MIDDLE } from '../../language/learned/guess.ts';
import { GUESSER } from '../../language/learned/weights.ts';
import { KINDS, type Weighted } from './encode-weights.ts';

export function decodeWeights(): { labels: readonly string[]; step: number; features: readonly Weighted[] } {
  const names = Object.entries(GUESSER.features).flatMap(([kind, list]) =>
    list.split('\n').map((name) => (kind === 'shape' ? '' : KINDS[kind as keyof typeof KINDS]) + name),
  );
  const steps = GUESSER.labelSteps.split('\n');
  let read = 0;
  const features = names.map((name, row) => {
    let label = -1;
    const pairs = Array.from(steps[row] ?? '', (step) => {
      label += 1 + step.charCodeAt(0) - FIRST_CHAR;
      return { label, level: GUESSER.weights.charCodeAt(read++) - FIRST_CHAR - MIDDLE };
    });
    return { name, pairs };
  });
  return { labels: GUESSER.labels.split(' '), step: GUESSER.step, features };
}
