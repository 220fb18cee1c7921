// Vocabulary of the category investimentos: its names, purchased things and places, and merchants. Comma-separated, accents kept for display.

import type { CategoryWords } from '../category-words.ts';

export const INVESTIMENTOS: CategoryWords = {
  category: 'investimentos',
  names: `aplicação,aplicações,investimento,investimentos`,
  things: `
ação,ações,aporte,aporte mensal,bbas3,bdr,bitcoin,btc,eth,ethereum,bolsa de valores,bova11,caixinha,caixinha do nubank,caixinhas,cdb,coe,cofrinho,corretora,cota de fii,cotas,cripto,criptomoeda,criptomoedas,crypto,debênture,debêntures,doge,dogecoin,dólar na nomad,dólar na wise,etf,fii,fiis,fundo,fundos,hglg11,itub4,ivvb11,lca,lci,mxrf11,petr4,porquinho,poupança,poupancinha,previdência,renda fixa,
renda variável,reserva de emergência,savings,solana,stocks,taee11,tesouro,tesouro direto,usdt,vale3,wege3`,
  merchants: `avenue,binance,btg,clear,mercado bitcoin,nuinvest,rico,toro,warren,xp`,
};
