// The second process of `npm run prove`: attacks the goals it is told to, and leaves with the process that started it.

import { attacked } from '../attacked.ts';
import { leaveWhenTold } from '../leave-when-told.ts';
import type { Order } from '../other-process.ts';

leaveWhenTold();
process.on('message', async ({ goal, luck }: Order) => {
  process.send?.(await attacked(goal, luck));
});
process.on('disconnect', () => process.exit());
