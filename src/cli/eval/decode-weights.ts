// Decodes learned/weights.ts; the inverse of encode-weights.ts.

import { wordsIn } from '../../language/front-coded.ts';
import { stemsOf } from '../../language/learned/feature-names.ts';
import { FIRST_CHAR, MIDDLE } from '../../language/learned/guess.ts';
import { GUESSER } from '../../language/learned/weights.ts';
import { KINDS, type Weighted } from './encode-weights.ts';

/** Each feature with the labels it speaks for and their weights in whole steps. */
export function decodeWeights(): { labels: readonly string[]; step: number; features: readonly Weighted[] } {
  const { word, stem, ...others } = GUESSER.features;
  const named = (start: string, names: readonly string[]): string[] => names.map((name) => start + name);
  const names = [
    ...named(KINDS.word, wordsIn(word)),
    ...named(KINDS.stem, stemsOf(wordsIn(word), wordsIn(stem))),
    ...Object.entries(others).flatMap(([kind, coded]) =>
      named(kind === 'shape' ? '' : KINDS[kind as keyof typeof KINDS], wordsIn(coded)),
    ),
  ];
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
