// Words a person taught ("mercado do Zé é feira"): they outrank the common lexicon for that person alone.

import type { Category } from '../categories/category.ts';

/** `words` in any case and accent, e.g. 'mercado do Zé'; `category` is one of the 26. */
export type PersonalWord = { readonly words: string; readonly category: Category };
