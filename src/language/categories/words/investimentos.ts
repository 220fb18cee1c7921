// Words of the category investimentos: names of the category itself, things and places, and houses that sell them.
// Commas separate; accents are kept because descriptions are shown with them.

import type { CategoryWords } from '../category-words.ts';

export const INVESTIMENTOS: CategoryWords = {
  category: 'investimentos',
  names: `
    investimentos, investimento, aplicação, aplicações`,
  things: `
    dogecoin, doge, solana, usdt, ivvb11, bova11, mxrf11, hglg11, petr4, vale3, itub4, bbas3, wege3, taee11,
    poupancinha, aporte mensal, debêntures, coe, dólar na wise, dólar na nomad, stocks, savings, crypto, poupança,
    caixinha, caixinhas, cofrinho, porquinho, cdb, lci, lca, tesouro, tesouro direto, renda fixa, renda variável,
    ações, ação, bolsa de valores, fii, fiis, fundo imobiliário, fundo, fundos, cripto, criptomoeda, criptomoedas,
    bitcoin, ethereum, previdência, reserva de emergência, corretora, debênture, etf, bdr, aporte, cota,
    caixinha do nubank, fundo multimercado`,
  merchants: `
    rico, clear, xp, btg, nuinvest, avenue, binance, mercado bitcoin, toro, warren`,
};
