// Words of the category beleza: names of the category itself, things and places, and houses that sell them.
// Commas separate; accents are kept because descriptions are shown with them.

import type { CategoryWords } from '../category-words.ts';

export const BELEZA: CategoryWords = {
  category: 'beleza',
  names: `
    beleza, estética, cuidados pessoais`,
  things: `
    gel,
    corte na régua, corte na maquininha, corte, degradê, pezinho, barba e cabelo, cabelo e barba, mão e pé, mao
    e pe, pé e mão, pe e mao, nails, nail designer, brow, brow lamination, lash, lash lifting, extensão de
    cílios, alongamento de unha, unha em gel, fibra de vidro, esmaltação, cutícula, massagem relaxante,
    drenagem, drenagem linfática, peeling, preenchimento, botox capilar, selagem, alisamento, relaxamento
    capilar, tranças, trança, nagô, dread, lace, henna, henna na sobrancelha, buço, cera, depilação a laser,
    cabelo das crianças, haircut, makeup, skincare coreano, sérum, ácido hialurônico, protetor labial, lip tint,
    rímel, blush, pó compacto, corretivo, delineador, paleta de sombra, removedor de maquiagem, algodão e
    acetona, acetona, absorvente, pasta de dente, escova de dente, fio dental, enxaguante bucal, aparelho de
    barbear, espuma de barbear, loção pós barba, colônia, body splash, óleo corporal, creme pro cabelo, máscara
    capilar, finalizador, pomada de cabelo, botox,
    barbeiro, barbearia, barba, salão, salão de beleza, cabeleireiro, cabeleireira, corte de cabelo, cabelo,
    cortar cabelo, manicure, pedicure, unha, unhas, esmalte, cosmético, cosméticos, maquiagem, batom, base,
    perfume, shampoo, condicionador, creme, creme de cabelo, hidratante, sabonete, desodorante, tatuagem,
    tatuador, tattoo, piercing, depilação, sobrancelha, design de sobrancelha, cílios, botox, harmonização,
    limpeza de pele, skin care, skincare, progressiva, luzes, tintura, tinta de cabelo, secador, secador de
    cabelo, chapinha, escova, escova progressiva, pomada, gel de cabelo, barbeador, lâmina de barbear, gilete,
    esteticista, spa, micropigmentação, bronzeamento, podóloga, podólogo, laser, mechas, hidratação, pente,
    peruca, mega hair, cabelereiro,
    cabelinho, retoque de raiz, retoque da raiz, reflexo, balayage, descolorir, platinado, matização, cronograma
    capilar, queratina, cauterização, mega, entrelace, box braid, box braids, trancista, navalha, depilei,
    depiladora, linha do rosto, cílio, volume russo, alongamento, manutenção do cílio, postiça, podologia,
    massagem modeladora, bronze, limpeza facial, toxina, ácido, ultraformer, criolipólise, radiofrequência, jato
    de plasma, xampu, protetor solar facial, tônico, água micelar, demaquilante, gloss, sombra, pincel de
    maquiagem, esponja de maquiagem, alicate de unha, tesourinha, prestobarba, lâmina, minoxidil, óleo de barba,
    óleo de cabelo, leave in, tonalizante, água oxigenada, pó descolorante, babyliss, prancha de cabelo,
    modelador, presilha, touca de cetim, retoque da tattoo, furar a orelha, body piercing, clareamento de pele,
    maquiadora, penteado, dia de noiva`,
  merchants: `
    boticário, o boticário, natura, avon, sephora, mary kay, eudora, quem disse berenice, l'occitane, época
    cosméticos, granado, ikesaki,
    jequiti, racco, quem disse, ruby rose, salon line, skala, embelleze, wella, loreal, l'oréal, kerastase,
    nivea, rexona, phebo, mahogany, the body shop, beleza na web, belezanaweb, drogaria beleza, sumirê,
    perfumaria seiki, espaçolaser, depyl action, não+pelo, botocenter, beauty lounge, jacques janine, werner
    coiffeur, instituto embelleze, sallve, simple organic, principia`,
};
