// Reads words for the handlers of one turn: each wording is read and understood once, however many handlers ask.

import type { Reading } from '../language/reading/reading.ts';
import { readingOf } from '../language/reading/reading-of.ts';
import { understandReading } from '../language/understand.ts';
import type { Understanding } from '../language/understanding.ts';
import { withoutQuestion } from './load/dialog-context-of.ts';
import type { Situation } from './situation.ts';
import { paraphrased } from './wording/paraphrases.ts';

/** @param reading the message itself, and @param understanding what it means in its context */
export function readOnce(reading: Reading, understanding: Understanding): Pick<Situation, 'read' | 'readingOf'> {
  const context = withoutQuestion(reading.context);
  // Without an open question the message reads the same by itself.
  const alone = reading.context.pending === undefined;
  const readings = new Map<string, Reading>(alone ? [[reading.text, reading]] : []);
  const meanings = new Map<string, Understanding>();
  const once = (text: string): Reading => {
    const read = readings.get(text) ?? readingOf(text, context);
    readings.set(text, read);
    return read;
  };
  const meaningOf = (words: string): Understanding =>
    alone && words === reading.text ? understanding : understandReading(once(words));
  return {
    readingOf: once,
    read(text) {
      const meant = meanings.get(text) ?? meaningOf(paraphrased(text) ?? text);
      meanings.set(text, meant);
      return meant;
    },
  };
}
