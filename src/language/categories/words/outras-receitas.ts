// Vocabulary of the category outras_receitas: its names, purchased things and places, and merchants. Comma-separated, accents kept for display.

import type { CategoryWords } from '../category-words.ts';

export const OUTRAS_RECEITAS: CategoryWords = {
  category: 'outras_receitas',
  names: `outras receitas`,
  things: `achado,ajuda da mãe,ajuda do pai,aniversário,aposta,bicho,bolão,dinheiro achado,dinheiro da mãe,dinheiro da vó,dinheiro do avô,dinheiro do pai,dinheiro na rua,dinheiro que ganhei,doação,doação recebida,fezinha,gravata do casamento,herança,indenização,loteria,mega sena,mesada,niver,premiação,prêmio,presente,presente em dinheiro,raspadinha,sorteio,vale-livros,vaquinha`,
  merchants: ``,
};
