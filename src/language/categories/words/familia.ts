// Words of the category familia: names of the category itself, things and places, and houses that sell them.
// Commas separate; accents are kept because descriptions are shown with them.

import type { CategoryWords } from '../category-words.ts';

export const FAMILIA: CategoryWords = {
  category: 'familia',
  names: `
    família, filhos, crianças`,
  things: `
    babysitter, nanny, berçário, mamadeiras, leite em pó infantil, papinha, roupa do bebê, roupinha da neném,
    neném, nenê, moleque, mesada do filho, mesada da filha, mesada do theo, ajuda pra família, ajuda em casa,
    remédio da mãe, presentinho das crianças, parque das crianças, buffet de festa infantil, festinha, bexiga,
    balão, decoração da festa, lembrancinhas da festa, recreação, animador, pula-pula, cama elástica, carrinho
    do bebê, bebê conforto, babador,
    fralda, fraldas, babá, pensão, pensão alimentícia, mesada, brinquedo, brinquedos, leite ninho, fórmula
    infantil, mamadeira, carrinho de bebê, berço, enxoval, chupeta, lenço umedecido, festa infantil, festinha da
    escola, festa do filho, aniversário do filho, aniversário da filha, bebê, filho, filha, filhos, criança,
    boneca, carrinho de brinquedo, lego, parquinho, roupinha de bebê, cadeirinha, ajuda pra mãe, ajuda pro pai,
    sogra, sogro, lanche das crianças, pula pula, buffet infantil`,
  merchants: `
    ri happy, pbkids, pb kids`,
};
