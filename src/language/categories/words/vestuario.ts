// Words of the category vestuario: names of the category itself, things and places, and houses that sell them.
// Commas separate; accents are kept because descriptions are shown with them.

import type { CategoryWords } from '../category-words.ts';

export const VESTUARIO: CategoryWords = {
  category: 'vestuario',
  names: `
    vestuário, roupas`,
  things: `
    roupa, roupas, roupinha, camisa, camiseta, camisetas, blusa, blusinha, calça, calça jeans, jeans, short,
    shorts, bermuda, saia, vestido, casaco, jaqueta, moletom, cardigan, suéter, terno, gravata, meia, meias,
    cueca, cuecas, calcinha, sutiã, lingerie, pijama, biquíni, maiô, sunga, calçado, tênis, sapato, sapatos,
    sandália, chinelo, chinelos, havaianas, bota, botas, salto, sapatilha, bolsa, mochila, carteira, cinto,
    boné, chapéu, luva, cachecol, relógio, brinco, colar, pulseira, anel, bijuteria, joia, óculos de sol, mala,
    costureira, ajuste de roupa, bainha, barra da calça, fantasia, macacão, legging, regata, camisola, body,
    croc, crocs, sapateiro, conserto do sapato, aliança, necessaire`,
  merchants: `
    renner, riachuelo, c&a, cea, marisa, zara, hering, nike, adidas, puma, shein, arezzo, melissa, dafiti, farm,
    forever 21, decathlon, centauro, netshoes, zattini, reserva, levis, levi's, insider, vivara, pandora,
    usaflex, pernambucanas, torra torra, youcom`,
};
