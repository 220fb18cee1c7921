// A world that was never configured: nothing is looked up, nothing leaves the test.

import { notNow } from '../../src/domain/lookup.ts';
import type { Catalogue } from '../../src/ports.ts';

const off = async () => notNow('not_configured');

export const offlineCatalogue: Catalogue = { works: off, movie: off, tvShow: off, address: off };
