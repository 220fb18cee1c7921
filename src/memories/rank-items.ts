// Ranks search results. People mean titles: an exact title first, then matches in better fields, then newer items.

import { folded } from '../domain/fold.ts';
import type { ItemId } from '../domain/ids.ts';
import type { SearchHit } from '../domain/item-filter.ts';
import { YEAR_IN_TITLE } from '../domain/year-in-title.ts';
import { searchWords } from './search-words.ts';

/** Weight of a match by field; less for a prefix match, least for a stem match. */
const WORTH = { title: 8, names: 5, topics: 4, body: 3, elsewhere: 1 } as const;
const BEGUN = 0.75;

/** Folded text with every word between spaces. */
const spaced = (text: string): string => (text === '' ? '' : ` ${folded(text)} `);

/** @param title spaced, with its year if it has one. */
function placeOf(title: string, dated: boolean, said: string): number {
  if (!title.startsWith(` ${said} `)) return 0;
  const yearAt = dated ? title.length - ' 1999 '.length : title.length - 1;
  return ` ${said}`.length === yearAt ? 100 : 50;
}

function worthIn(text: string, word: string): number {
  if (text.includes(` ${word} `)) return 1;
  return text.includes(` ${word}`) ? BEGUN : 0;
}

function scoreOf(hit: SearchHit, said: string, words: readonly string[]): number {
  const title = spaced(hit.title);
  // Most matches are in the title; other fields are folded only for words not found there.
  let rest: readonly (readonly [number, string])[] | undefined;
  let score = placeOf(title, YEAR_IN_TITLE.test(hit.title), said);
  for (const word of words) {
    let best = WORTH.title * worthIn(title, word);
    if (best < WORTH.title) {
      rest ??= [
        [WORTH.names, spaced(hit.names)],
        [WORTH.topics, spaced(hit.topics)],
        [WORTH.body, spaced(hit.body)],
      ];
      for (const [worth, text] of rest) best = Math.max(best, worth * worthIn(text, word));
    }
    score += best === 0 ? WORTH.elsewhere : best;
  }
  // Of two matching titles, the shorter is the better match.
  return score + 1 / (1 + title.length);
}

/** Best first. */
export function rankItems(query: string, hits: readonly SearchHit[]): readonly ItemId[] {
  const said = folded(query);
  const words = searchWords(query);
  return hits
    .map((hit) => ({ hit, score: scoreOf(hit, said, words) }))
    .sort((a, b) => b.score - a.score || b.hit.id - a.hit.id)
    .map(({ hit }) => hit.id);
}
