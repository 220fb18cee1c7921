// Finds the glossary entry a question asks for: the first concept named, the most specific when several match.

import { folded } from '../../domain/fold.ts';
import { DEBT } from './debt.ts';
import type { GlossaryEntry } from './entry.ts';
import { EVERYDAY } from './everyday.ts';
import { INTEREST } from './interest.ts';
import { INVESTING } from './investing.ts';
import { OFFICIAL_VALUES } from './official-values.ts';
import { OWN_BUSINESS } from './own-business.ts';

const GLOSSARY: readonly GlossaryEntry[] = [
  ...OFFICIAL_VALUES,
  ...OWN_BUSINESS,
  ...INTEREST,
  ...DEBT,
  ...INVESTING,
  ...EVERYDAY,
];

const MOST = 2;

/** At most two, in question order; two only when a difference is asked for. */
export function lookUp(text: string): readonly GlossaryEntry[] {
  const words = folded(text);
  const hits = GLOSSARY.flatMap((entry) => {
    const at = words.search(entry.asked);
    return at < 0 ? [] : [{ entry, at }];
  });
  // Entries that match at the same word are listed most specific first.
  const byPlace = hits
    .toSorted((a, b) => a.at - b.at)
    .filter(({ at }, index, all) => all.findIndex((one) => one.at === at) === index);
  const several = /\b(?:diferenca|dif|difere|ou|entre|vs)\b/.test(words);
  // A combined entry ("LCI e CDB") already covers both.
  const paired = byPlace[0]?.entry.name.includes(' e ') === true;
  return byPlace.slice(0, several && !paired ? MOST : 1).map(({ entry }) => entry);
}
