// A world that was never configured: nothing is looked up, nothing leaves the test.

import type { World } from '../../src/conversation/prepare.ts';
import { notNow } from '../../src/domain/lookup.ts';
import { missionsOver } from '../../src/missions/missions.ts';
import type { After, Clock } from '../../src/ports.ts';

const after: After = (ms, work) => {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
};
const systemClock: Clock = { now: () => Date.now() };

const off = async () => notNow('not_configured');

const market = { quote: off, indicator: off, news: off };

export const offlineWorld: World = {
  catalogue: () => ({ works: off, movie: off, tvShow: off, address: off }),
  market,
  missions: missionsOver({ after, clock: systemClock, market }),
};
