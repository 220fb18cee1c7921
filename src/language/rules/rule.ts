// A rule: one construction of the language, what it means, and sentences that prove it. Order is in rule-table.ts.

import type { Intent } from '../intent.ts';
import type { Reading } from '../reading/reading.ts';
import type { Scene } from '../scene.ts';
import type { SlotsOf } from '../slots/slots.ts';

/** What a rule concludes; confidence is 0.95 unless said. */
export type Outcome = {
  [I in Intent]: {
    readonly intent: I;
    readonly slots: SlotsOf<I>;
    readonly confidence?: number;
    /** Unit that decided, for the trace. */
    readonly cue?: number;
  };
}[Intent];

/** A sentence this rule must catch, with the scene it needs beyond the date. */
export type Example = string | readonly [text: string, scene: Partial<Scene>];

export type Rule = {
  readonly id: string;
  readonly when: (r: Reading) => boolean;
  readonly read: (r: Reading) => Outcome;
  /** How much the construction says by itself: `sure` is never set against the guess; `plain` unless said. */
  readonly trust?: 'sure' | 'plain' | 'weak' | 'none';
  /** Written `PROOFS && [...]` (proofs.ts). */
  readonly examples: readonly Example[] | false;
};
