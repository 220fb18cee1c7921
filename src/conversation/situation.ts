// Everything a decision is made from. Plain data and two sources of tokens and time: deciding is a pure function of it.

import type { Inbound } from '../domain/message.ts';
import type { Understanding } from '../language/understanding.ts';
import type { Asking } from './ask.ts';
import type { Loaded } from './loaded.ts';

export type Situation = {
  readonly message: Inbound;
  /** The words to act on: typed, or the caption of a picture. */
  readonly text: string;
  readonly understanding: Understanding;
  /** Any words read in this scene as if no question were open. */
  readonly read: (text: string) => Understanding;
  readonly loaded: Loaded;
  readonly zone: string;
  readonly asking: Asking;
};
