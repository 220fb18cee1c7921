// "Os 120 da Ju já entraram?", "vendi quanto segunda?": a question of money by itself, though it holds a value or an ordinal that
// would answer the one that is open.

import type { Intent } from '../../language/intent.ts';
import type { Understanding } from '../../language/understanding.ts';
import type { Situation } from '../situation.ts';
import { SURE } from '../sure.ts';

const OF_MONEY: ReadonlySet<Intent> = new Set<Intent>(['simplista', 'complexa']);
/** In words: "uns 50?" answers with a doubt. */
const FEWEST = 3;

/** The message read on its own, when it surely asks something of money; undefined otherwise. */
export function asksAlone({ text, read }: Pick<Situation, 'text' | 'read'>): Understanding | undefined {
  const words = text.trim();
  if (!words.includes('?') || words.split(/\s+/u).length < FEWEST) return undefined;
  const alone = read(text);
  return OF_MONEY.has(alone.intent) && alone.confidence >= SURE ? alone : undefined;
}
