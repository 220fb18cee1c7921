// Words with a category taught by the person ("mercado do Zé é feira"), with priority over the common lexicon.

import type { Category } from '../categories/category.ts';

/** `words` in any case and accent, e.g. 'mercado do Zé'; `category` is one of the 26. */
export type PersonalWord = { readonly words: string; readonly category: Category };
