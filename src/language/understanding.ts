// What a message was taken to mean: one intent with its slots, how sure, and which words said so.
// The runtime decides what to do with it; below its thresholds it asks instead of acting.

import type { Group, Intent } from './intent.ts';
import type { SlotsOf } from './slots/slots.ts';

/** Where in the raw text (UTF-16 offsets) a slot or a deciding cue was read. */
export type ReadSpan = { readonly what: string; readonly start: number; readonly end: number };

type Understood<I extends Intent> = {
  readonly group: Group;
  readonly intent: I;
  /** The runtime verb: the intent, or `delete_selected` for a delete by position. */
  readonly action: string;
  /** 0..1; under 0.5 nothing may be written without asking. */
  readonly confidence: number;
  readonly slots: SlotsOf<I>;
  /** Id of the rule that fired. */
  readonly rule: string;
  readonly spans: readonly ReadSpan[];
  /** Further intents of the same message, in the order of the text. */
  readonly also?: readonly Understanding[];
};

/** Discriminated by `intent`. */
export type Understanding = { [I in Intent]: Understood<I> }[Intent];
