// How well what was found fits: people mean titles. What bears the very words as its title comes first, then what has them in
// better places, then what is newer.

import { folded } from '../domain/fold.ts';
import type { SearchHit } from '../domain/item-filter.ts';
import { YEAR_IN_TITLE } from '../domain/year-in-title.ts';
import { searchWords } from './search-words.ts';

/** What a word is worth where it stands; a word that only begins so is worth less, and one met by its stem alone least. */
const WORTH = { title: 8, names: 5, topics: 4, body: 3, elsewhere: 1 } as const;
const BEGUN = 0.75;

/** The beginning of a long text tells what it is about. */
const READ = 400;

/** Folded text as it is looked through: every word after a space. */
const spaced = (text: string): string => ` ${folded(text.length > READ ? text.slice(0, READ) : text)} `;

function placeOf(title: string, said: string): number {
  const name = folded(title.replace(YEAR_IN_TITLE, ''));
  if (name === said) return 100;
  return name.startsWith(`${said} `) ? 50 : 0;
}

function worthIn(text: string, word: string): number {
  if (text.includes(` ${word} `)) return 1;
  return text.includes(` ${word}`) ? BEGUN : 0;
}

function scoreOf(hit: SearchHit, said: string, words: readonly string[]): number {
  const title = spaced(hit.title);
  // Most hits are settled by their title: the rest is folded only for words that are not in it.
  let rest: readonly (readonly [number, string])[] | undefined;
  let score = placeOf(hit.title, said);
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
  // Of two titles with the words, the shorter is more about them.
  return score + 1 / (1 + title.length);
}

/** Best first. */
export function rankItems(query: string, hits: readonly SearchHit[]): readonly SearchHit[] {
  const said = folded(query);
  const words = searchWords(query);
  return hits
    .map((hit) => ({ hit, score: scoreOf(hit, said, words) }))
    .sort((a, b) => b.score - a.score || b.hit.id - a.hit.id)
    .map(({ hit }) => hit);
}
