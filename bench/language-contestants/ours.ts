// The product as it ships, and its learned guess by itself.

import type { LocalDateTime } from '../../src/domain/dates.ts';
import { guess, LABELS } from '../../src/language/learned/guess.ts';
import { Reading } from '../../src/language/reading/reading.ts';
import { tokenize } from '../../src/language/tokens/tokenize.ts';
import { mend } from '../../src/language/typo/mend.ts';
import { understand } from '../../src/language/understand.ts';
import type { Classifier } from './contestant.ts';

const now = '2026-11-18T12:00' as LocalDateTime;

export const product: Classifier = {
  name: 'product (rules + guess)',
  classify: (text) => {
    const { intent, confidence } = understand(text, { now });
    return { intent, score: intent === 'unknown' ? 0 : confidence };
  },
};

export const learned: Classifier = {
  name: 'learned guess alone',
  classify: (text) => {
    // No rule is told: the guess stands by itself.
    const scores = guess(new Reading(text, { now }, mend(tokenize(text), text)), '');
    let top = 0;
    for (let j = 1; j < scores.length; j++) if ((scores[j] ?? 0) > (scores[top] ?? 0)) top = j;
    return { intent: LABELS[top] ?? 'unknown', score: Math.exp(scores[top] ?? 0) };
  },
};
