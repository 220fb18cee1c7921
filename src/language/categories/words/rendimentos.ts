// Words of the category rendimentos: names of the category itself, things and places, and houses that sell them.
// Commas separate; accents are kept because descriptions are shown with them.

import type { CategoryWords } from '../category-words.ts';

export const RENDIMENTOS: CategoryWords = {
  category: 'rendimentos',
  names: `
    rendimento, rendimentos`,
  things: `
    aluguel, aluguel recebido, arrendamento, cupom, dividendo, dividendo da petrobras, dividendos, dividendos do fii,
    dividends, inquilina, inquilino, jcp, jscp, juros da poupança, juros do cdb, juros sobre capital, locatária,
    locatário, lucro, provento, proventos, rendimento da poupança, rendimento do cdb, rendimento do mês, rentabilidade,
    yield`,
  merchants: '',
};
