// Words of the category familia: names of the category itself, things and places, and houses that sell them.
// Commas separate; accents are kept because descriptions are shown with them.

import type { CategoryWords } from '../category-words.ts';

export const FAMILIA: CategoryWords = {
  category: 'familia',
  names: `
    família, filhos, crianças`,
  things: `
    fralda, fraldas, babá, pensão, pensão alimentícia, mesada, brinquedo, brinquedos, leite ninho, fórmula
    infantil, mamadeira, carrinho de bebê, berço, enxoval, chupeta, lenço umedecido, festa infantil, festinha da
    escola, festa do filho, aniversário do filho, aniversário da filha, bebê, filho, filha, filhos, criança,
    boneca, carrinho de brinquedo, lego, parquinho, roupinha de bebê, cadeirinha, ajuda pra mãe, ajuda pro pai,
    sogra, sogro, lanche das crianças, pula pula, buffet infantil`,
  merchants: `
    ri happy, pbkids, pb kids`,
};
