// Found by bench.ts by its name.

import { language } from './goals/language.ts';

export const benches = [language];
