// Vocabulary of the category transferencias: its names, purchased things and places, and merchants. Comma-separated, accents kept for display.

import type { CategoryWords } from '../category-words.ts';

export const TRANSFERENCIAS: CategoryWords = {
  category: 'transferencias',
  names: `transferências`,
  things: `cartão do mês,doc,fatura,saque,ted,transferência`,
  merchants: ``,
};
