// The meaning of a message: an intent with its slots, a confidence, and the words it was read from. The runtime decides
// what to do with it; below its thresholds it asks instead of acting.

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
  /** Id of the rule that matched. */
  readonly rule: string;
  readonly spans: readonly ReadSpan[];
  /** Further intents in the same message, in text order. */
  readonly also?: readonly Understanding[];
};

/** Discriminated by `intent`. */
export type Understanding = { [I in Intent]: Understood<I> }[Intent];
