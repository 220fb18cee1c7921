// Everything a decision depends on: plain data plus a token source and the current time, so that deciding is pure.

import type { Inbound } from '../domain/message.ts';
import type { Understanding } from '../language/understanding.ts';
import type { Asking } from './ask.ts';
import type { Loaded } from './loaded.ts';

export type Situation = {
  readonly message: Inbound;
  /** The text to act on: typed, or the caption of a photo. */
  readonly text: string;
  readonly understanding: Understanding;
  /** Reads any words in this scene as if no question were open. */
  readonly read: (text: string) => Understanding;
  readonly loaded: Loaded;
  readonly zone: string;
  readonly asking: Asking;
};
