// Timers of a test in which nobody waits for the sake of waiting: a pause before another try is over at once. What bounds somebody
// else's time is longer, and stays as it is.

import { BUS_LIMITS } from '../../src/missions/limits.ts';
import type { After } from '../../src/ports.ts';
import { after } from '../../src/runtime/rim.ts';

export const noPauses: After = (ms, work) => after(ms <= BUS_LIMITS.retry.firstMs ? 0 : ms, work);
