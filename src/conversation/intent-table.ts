// The shape of a table from intent to decision. Each subject has its own; decide-by-intent joins them.

import type { Intent } from '../language/intent.ts';
import type { Understanding } from '../language/understanding.ts';
import type { Decision } from './decision.ts';
import type { Situation } from './situation.ts';

type Meant<I extends Intent> = Extract<Understanding, { intent: I }>;

export type IntentTable = { readonly [I in Intent]: (meant: Meant<I>, situation: Situation) => Decision };
