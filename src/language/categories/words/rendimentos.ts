// Vocabulary of the category rendimentos: its names, purchased things and places, and merchants. Comma-separated, accents kept for display.

import type { CategoryWords } from '../category-words.ts';

export const RENDIMENTOS: CategoryWords = {
  category: 'rendimentos',
  names: `rendimento,rendimentos`,
  things: `
aluguel,aluguel recebido,arrendamento,arrendatário,cupom,direito autoral,direitos autorais,dividendo,dividendo da petrobras,dividendos,dividendos do fii,dividends,inquilina,inquilino,jcp,jscp,juros da poupança,juros do cdb,juros do tesouro,juros semestrais,juros sobre capital,locatária,locatário,lucro,provento,proventos,rendimento da poupança,rendimento do cdb,rentabilidade,
royalties,yield`,
  merchants: ``,
};
