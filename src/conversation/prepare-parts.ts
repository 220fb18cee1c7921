// Prepares composite decisions part by part, each as if it were alone.

import type { Beside, Decision } from './decision.ts';
import type { Prepare } from './preparing.ts';

type Alone = (one: Decision) => Promise<Decision>;

/** @param rest completes one part. */
export const prepareParts =
  (rest: Prepare): Prepare =>
  (decision, preparing) => {
    const alone: Alone = (one) => prepareParts(rest)(one, preparing);
    if (decision.do === 'beside') return besides(decision, alone);
    if (decision.do === 'interrupted' || decision.do === 'taken_up')
      return alone(decision.other).then((other) => ({ ...decision, other }));
    return rest(decision, preparing);
  };

async function besides({ calls, open, ...decision }: Beside, alone: Alone): Promise<Decision> {
  const [done, asked] = await Promise.all([alone({ do: 'run_tool', calls, next: decision.next }), alone(open)]);
  return { ...decision, calls: done.do === 'run_tool' ? done.calls : calls, open: asked, next: asked.next };
}
