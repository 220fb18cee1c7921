// Words of the category beleza: names of the category itself, things and places, and houses that sell them.
// Commas separate; accents are kept because descriptions are shown with them.

import type { CategoryWords } from '../category-words.ts';

export const BELEZA: CategoryWords = {
  category: 'beleza',
  names: `
    beleza, estética, cuidados pessoais`,
  things: `
    pó facial, primer, lápis de olho, lápis de boca, cola de cílios, batonzinho, manteiga de cacau, navalhado,
    risquinho, tratamento capilar, reconstrução capilar, nutrição capilar, banho de brilho, blindagem, francesinha,
    plástica dos pés, pé e mãozinha, tinta pro cabelo, tinta do cabelo, descoloração, morena iluminada, tonalização,
    micro de sobrancelha, microblading, micro labial, fio a fio, virilha, axila, veet, clínica de estética, enzimas,
    massagem redutora, banho de lua, furo na orelha, brinco de piercing, esfoliante, máscara facial,
    máscara de argila, anti-idade, antissinais, vitamina c facial, filtro solar, óleo de amêndoas, óleo de rícino,
    óleo bifásico, ampola, mousse de cabelo, aparador de pelos, loção, pasta dental, pasta de dentes, enxaguante,
    revista da avon, revista da natura, produtinhos, barbershop, barber shop, make, gel, corte na régua,
    corte na maquininha, corte, degradê, pezinho, mão e pé, pé e mão, nails, nail designer, brow, lash,
    extensão de cílios, fibra de vidro, esmaltação, cutícula, massagem relaxante, drenagem, peeling, preenchimento,
    selagem, alisamento, relaxamento capilar, trança, nagô, dread, lace, henna, buço, cera, haircut, makeup, sérum,
    protetor labial, lip tint, rímel, blush, pó compacto, corretivo, delineador, paleta de sombra,
    removedor de maquiagem, algodão e acetona, acetona, pasta de dente, fio dental, aparelho de barbear,
    espuma de barbear, colônia, body splash, óleo corporal, máscara capilar, finalizador, botox, barbeiro, barbearia,
    barba, salão, cabeleireiro, cabeleireira, cabelo, cortar cabelo, manicure, pedicure, unha, esmalte, cosmético,
    maquiagem, batom, base, perfume, shampoo, condicionador, creme, hidratante, sabonete, desodorante, tatuagem,
    tatuador, tattoo, piercing, depilação, sobrancelha, harmonização, limpeza de pele, skin care, skincare,
    progressiva, luzes, tintura, tinta de cabelo, secador, chapinha, escova, pomada, barbeador, gilete, esteticista,
    spa, micropigmentação, bronzeamento, podóloga, podólogo, laser, mechas, hidratação, pente, peruca, mega hair,
    cabelereiro, cabelinho, retoque de raiz, retoque da raiz, reflexo, balayage, descolorir, platinado, matização,
    cronograma capilar, queratina, cauterização, entrelace, box braid, box braids, trancista, navalha, depilei,
    depiladora, linha do rosto, cílio, volume russo, alongamento, postiça, massagem modeladora, bronze,
    limpeza facial, toxina, ácido, ultraformer, criolipólise, radiofrequência, jato de plasma, xampu,
    protetor solar facial, tônico, água micelar, demaquilante, gloss, sombra, pincel de maquiagem,
    esponja de maquiagem, alicate de unha, tesourinha, prestobarba, lâmina, minoxidil, óleo de barba, óleo de cabelo,
    leave in, tonalizante, água oxigenada, pó descolorante, babyliss, prancha de cabelo, modelador, presilha,
    touca de cetim, furar a orelha, body piercing, clareamento de pele, maquiadora, penteado, dia de noiva, oxidante,
    matizador, aplique, xuxinha, grampo, nanoblading, perfumaria, touca térmica, revista avon, esmalteria,
    casa do cabeleireiro`,
  merchants: `
    oboticário, boca rosa, cerave, la roche posay, dove, beleza natural, boticário, o boticário, natura, avon,
    sephora, mary kay, eudora, quem disse berenice, l'occitane, granado, ikesaki, jequiti, racco, quem disse,
    ruby rose, salon line, skala, embelleze, wella, loreal, l'oréal, kerastase, nivea, rexona, phebo, mahogany,
    the body shop, beleza na web, belezanaweb, drogaria beleza, sumirê, espaçolaser, não+pelo, sallve, simple organic,
    principia, soneda, hinode, niely, truss, cadiveu, vult, payot, oceane, água de cheiro, contém 1g, royal face,
    pello menos`,
};
