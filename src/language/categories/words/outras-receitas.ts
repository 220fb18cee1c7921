// Words of the category outras_receitas: names of the category itself, things and places, and houses that sell them.
// Commas separate; accents are kept because descriptions are shown with them.

import type { CategoryWords } from '../category-words.ts';

export const OUTRAS_RECEITAS: CategoryWords = {
  category: 'outras_receitas',
  names: `
    outras receitas`,
  things: `
    vale-livros, dinheiro do pai, dinheiro do avô, mesada, niver, ajuda do meu pai, ajuda da minha mãe,
    dinheiro que ganhei, bicho, fezinha, loteria, achado, vaquinha, doação, aposta, presente, aniversário, mega sena,
    prêmio, herança, dinheiro achado, sorteio, bolão, indenização, presente em dinheiro, doação recebida, premiação`,
  merchants: '',
};
