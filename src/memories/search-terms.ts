// A query as index terms: each content word as typed, with its stem.

import type { SearchTerm } from '../domain/item-filter.ts';
import { searchWords } from './search-words.ts';
import { stem } from './stem.ts';

/** In the order typed, without words too common to find anything. */
export const searchTerms = (query: string): readonly SearchTerm[] =>
  searchWords(query).map((word) => ({ word, stem: stem(word) }));
