// One query operation: its cues, and its specific slots.

import type { Reading } from '../reading/reading.ts';
import type { Op, SimplistaSlots } from '../slots/simplista-slots.ts';

export type OpRule = {
  readonly op: Op;
  readonly when: (r: Reading) => boolean;
  /** Slots beyond the common filters; `false` for `filters` when they do not apply. */
  readonly slots?: (r: Reading) => Partial<SimplistaSlots>;
  /** Stock figures have no direction. */
  readonly flow?: boolean;
};
