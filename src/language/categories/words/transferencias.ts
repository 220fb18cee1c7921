// Words of the category transferencias: names of the category itself, things and places, and houses that sell them.
// Commas separate; accents are kept because descriptions are shown with them.

import type { CategoryWords } from '../category-words.ts';

export const TRANSFERENCIAS: CategoryWords = {
  category: 'transferencias',
  names: `
    transferências`,
  things: `
    cartão do mês, doc, fatura, fatura do cartão, saque, ted, transferência`,
  merchants: '',
};
