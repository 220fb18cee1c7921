// Words of the category rendimentos: names of the category itself, things and places, and houses that sell them.
// Commas separate; accents are kept because descriptions are shown with them.

import type { CategoryWords } from '../category-words.ts';

export const RENDIMENTOS: CategoryWords = {
  category: 'rendimentos',
  names: `
    rendimentos, rendimento`,
  things: `
    locatário, locatária, rendimento do mês, juros da poupança, juros do cdb, jscp, dividendo da petrobras,
    dividendos do fii, yield, dividends, arrendamento, aluguel, dividendo, dividendos, jcp, juros sobre capital,
    rendimento da poupança, rendimento do cdb, aluguel recebido, inquilino, inquilina, rentabilidade, proventos,
    provento, lucro, cupom`,
  merchants: '',
};
