// Words of the category outros: names of the category itself, things and places, and houses that sell them.
// Commas separate; accents are kept because descriptions are shown with them.

import type { CategoryWords } from '../category-words.ts';

export const OUTROS: CategoryWords = {
  category: 'outros',
  names: `
    outros, diversos, outras coisas`,
  things: `
    coisas, coisa, bagulho, trem à toa, besteira, besteirinha, bobeira, bobagem, tranqueira`,
  merchants: '',
};
