// A rule: one construction of the language, its meaning, and example sentences run as tests. The order is in
// rule-table.ts.

import type { DialogContext } from '../dialog-context.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading/reading.ts';
import type { SlotsOf } from '../slots/slots.ts';

/** A rule's conclusion; confidence defaults to 0.95. */
export type Outcome = {
  [I in Intent]: {
    readonly intent: I;
    readonly slots: SlotsOf<I>;
    readonly confidence?: number;
    /** The unit that decided, for the trace. */
    readonly cue?: number;
  };
}[Intent];

/** A sentence this rule must match, with the context it needs besides the date. */
export type Example = string | readonly [text: string, context: Partial<DialogContext>];

export type Rule = {
  readonly id: string;
  readonly when: (r: Reading) => boolean;
  readonly read: (r: Reading) => Outcome;
  /** How conclusive the construction is: a `sure` one is never overruled by the classifier. Default: `plain`. */
  readonly trust?: 'sure' | 'plain' | 'weak' | 'none';
  /** Written as `PROOFS && [...]` (proofs.ts). */
  readonly examples: readonly Example[] | false;
};
