// Whether the bot's open question awaits a value, so that a bare date or name would be its answer.

import type { Reading } from '../reading/reading.ts';

/** False also when it is for yes or no, which leaves room for the next thing told. */
export const awaitsValue = ({ context: { pending } }: Reading): boolean =>
  pending !== undefined && !pending.kind.startsWith('confirm');
