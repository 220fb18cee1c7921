// "Na verdade sobra 450", "gasolina é 800", "são 12x": what is corrected is a figure of the hard question that is open, and no entry.

import { folded } from '../../../domain/fold.ts';
import type { Situation } from '../../situation.ts';
import { ofASum } from '../../study/of-a-sum.ts';

/** A name that any entry may have. */
const OF_ANY_ENTRY = /^(?:valor|total|pre[çc]o|conta|nota|certo|verdade)(?: |$)/i;
/** Said of something bought. */
const OF_PURCHASE = /\b(?:foi|foram|paguei|pagamos|gastei|comprei|custou|deu|saiu)\b/;

/** @param name what the correction names, when that is not the last entry */
export function sumOfElse({ text, loaded }: Situation, name: string | undefined): boolean {
  if (loaded.pointedAt !== undefined || loaded.lastMission === undefined) return false;
  if (ofASum(text)) return true;
  if (loaded.justStudied && !loaded.wroteLast() && !OF_PURCHASE.test(folded(text))) return true;
  return name !== undefined && !OF_ANY_ENTRY.test(name) && loaded.entries({ words: name }).length === 0;
}
