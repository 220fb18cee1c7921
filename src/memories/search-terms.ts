// A query as terms of the index: each telling word as typed, with its stem; and each word's near forms for the second pass.

import type { SearchTerm } from '../domain/item-filter.ts';
import { nearForms } from './near-forms.ts';
import { searchWords } from './search-words.ts';
import { stem } from './stem.ts';

export const searchTerms = (query: string): readonly SearchTerm[] =>
  searchWords(query).map((word) => ({ words: [word], stems: [stem(word)] }));

/** For what the words as typed did not find. */
export const nearTerms = (query: string): readonly (readonly string[])[] => searchWords(query).map(nearForms);
