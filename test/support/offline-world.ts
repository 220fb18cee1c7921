// A world that was never configured: nothing is looked up, nothing leaves the test.

import type { World } from '../../src/conversation/prepare.ts';
import { notNow } from '../../src/domain/lookup.ts';

const off = async () => notNow('not_configured');

const market = { quote: off, indicator: off, fundamentals: off, inflation: off, news: off };

export const offlineWorld: World = {
  catalogue: () => ({ works: off, movie: off, tvShow: off, address: off }),
  market,
};
