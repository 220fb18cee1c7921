// Real words that resemble errors of lexicon words ("mesa" is not "mês"): excluded from typo correction.

import { fromFrontCoded } from '../front-coded.ts';
import { FOUND_WORDS } from './found-words.ts';
import { TOLD_WORDS } from './told-words.ts';

export const REAL_WORDS: ReadonlySet<string> = new Set([...fromFrontCoded(FOUND_WORDS), ...TOLD_WORDS.split(/\s+/)]);
