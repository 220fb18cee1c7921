// Everything a decision depends on: plain data plus a token source and the current time, so that deciding is pure.

import type { Inbound } from '../domain/message.ts';
import type { Reading } from '../language/reading/reading.ts';
import type { Understanding } from '../language/understanding.ts';
import type { Asking } from './ask.ts';
import type { Loaded } from './loaded.ts';

export type Situation = {
  readonly message: Inbound;
  /** The text to act on: typed, or the caption of a photo. */
  readonly text: string;
  /** The evidence language/ found in the text: its tokens, amounts, dates and figures. */
  readonly reading: Reading;
  readonly understanding: Understanding;
  /** Understands any words in this context as if no question were open. */
  readonly read: (text: string) => Understanding;
  /** The evidence in any words. */
  readonly readingOf: (text: string) => Reading;
  readonly loaded: Loaded;
  readonly zone: string;
  readonly asking: Asking;
};

/** The same situation with other words to act on. */
export const reworded = (situation: Situation, text: string, understanding = situation.read(text)): Situation => ({
  ...situation,
  text,
  reading: situation.readingOf(text),
  understanding,
});
