// Words of the category beleza: names of the category itself, things and places, and houses that sell them.
// Commas separate; accents are kept because descriptions are shown with them.

import type { CategoryWords } from '../category-words.ts';

export const BELEZA: CategoryWords = {
  category: 'beleza',
  names: `
    beleza, estética, cuidados pessoais`,
  things: `
    barbeiro, barbearia, barba, salão, salão de beleza, cabeleireiro, cabeleireira, corte de cabelo, cabelo,
    cortar cabelo, manicure, pedicure, unha, unhas, esmalte, cosmético, cosméticos, maquiagem, batom, base,
    perfume, shampoo, condicionador, creme, creme de cabelo, hidratante, sabonete, desodorante, tatuagem,
    tatuador, tattoo, piercing, depilação, sobrancelha, design de sobrancelha, cílios, botox, harmonização,
    limpeza de pele, skin care, skincare, progressiva, luzes, tintura, tinta de cabelo, secador, secador de
    cabelo, chapinha, escova, escova progressiva, pomada, gel de cabelo, barbeador, lâmina de barbear, gilete,
    esteticista, spa, micropigmentação, bronzeamento, podóloga, podólogo, laser, mechas, hidratação, pente,
    peruca, mega hair, cabelereiro`,
  merchants: `
    boticário, o boticário, natura, avon, sephora, mary kay, eudora, quem disse berenice, l'occitane, época
    cosméticos, granado, ikesaki`,
};
