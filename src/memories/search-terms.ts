// A query as index terms: each of its content words as typed, with its stem.

import type { SearchTerm } from '../domain/item-filter.ts';
import { searchWords } from './search-words.ts';
import { stem } from './stem.ts';

/** Beyond this many words nothing is told apart any more, and the index would be asked for each of a pasted text. */
const MOST = 32;

/** The first distinct words of a query, in the order typed, without those too common to find anything. */
export const queryWords = (query: string): readonly string[] => [...new Set(searchWords(query))].slice(0, MOST);

export const searchTerms = (query: string): readonly SearchTerm[] =>
  queryWords(query).map((word) => ({ word, stem: stem(word) }));
