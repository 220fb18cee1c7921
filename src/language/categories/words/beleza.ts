// Vocabulary of the category beleza: its names, purchased things and places, and merchants. Comma-separated, accents kept for display.

import type { CategoryWords } from '../category-words.ts';

export const BELEZA: CategoryWords = {
  category: 'beleza',
  names: `
    beleza, cuidados pessoais, estética`,
  things: `
    acetona, ácido, água micelar, água oxigenada, algodão e acetona, alicate de unha, alisamento, alongamento, ampola,
    anti-idade, antissinais, aparador de pelos, aparelho de barbear, aplique, axila, babyliss, balayage,
    banho de brilho, banho de lua, barba, barbeador, barbearia, barbeiro, barber shop, barbershop, base, batom,
    batonzinho, blindagem, blush, body piercing, body splash, botox, box braid, box braids, brinco de piercing, bronze,
    bronzeamento, brow, buço, cabeleireira, cabeleireiro, cabelereiro, cabelinho, cabelo, casa do cabeleireiro,
    cauterização, cera, chapinha, cílio, clareamento de pele, clínica de estética, cola de cílios, colônia,
    condicionador, corretivo, cortar cabelo, corte, corte na maquininha, corte na régua, cosmético, creme,
    criolipólise, cronograma capilar, cutícula, degradê, delineador, demaquilante, depilação, depiladora, depilei,
    descoloração, descolorir, desodorante, dia de noiva, dread, drenagem, entrelace, enxaguante, enzimas, escova,
    esfoliante, esmaltação, esmalte, esmalteria, esponja de maquiagem, espuma de barbear, esteticista,
    extensão de cílios, fibra de vidro, filtro solar, finalizador, fio a fio, fio dental, francesinha, furar a orelha,
    furo na orelha, gel, gilete, gloss, grampo, haircut, harmonização, henna, hidratação, hidratante, jato de plasma,
    lace, lâmina, lápis de boca, lápis de olho, laser, lash, leave in, limpeza de pele, limpeza facial, linha do rosto,
    lip tint, loção, luzes, make, makeup, manicure, manteiga de cacau, mão e pé, maquiadora, maquiagem,
    máscara capilar, máscara de argila, máscara facial, massagem modeladora, massagem redutora, massagem relaxante,
    matização, matizador, mechas, mega hair, micro de sobrancelha, micro labial, microblading, micropigmentação,
    minoxidil, modelador, morena iluminada, mousse de cabelo, nagô, nail designer, nails, nanoblading, navalha,
    navalhado, nutrição capilar, óleo bifásico, óleo corporal, óleo de amêndoas, óleo de barba, óleo de cabelo,
    óleo de rícino, oxidante, paleta de sombra, pasta de dente, pasta de dentes, pasta dental, pé e mão, pé e mãozinha,
    pedicure, peeling, pente, penteado, perfumaria, perfume, peruca, pezinho, piercing, pincel de maquiagem,
    plástica dos pés, platinado, pó compacto, pó descolorante, pó facial, podóloga, podólogo, pomada, postiça,
    prancha de cabelo, preenchimento, presilha, prestobarba, primer, produtinhos, progressiva, protetor labial,
    protetor solar facial, queratina, radiofrequência, reconstrução capilar, reflexo, relaxamento capilar,
    removedor de maquiagem, retoque da raiz, retoque de raiz, revista avon, revista da avon, revista da natura, rímel,
    risquinho, sabonete, salão, secador, selagem, sérum, shampoo, skin care, skincare, sobrancelha, sombra, spa,
    tattoo, tatuador, tatuagem, tesourinha, tinta de cabelo, tinta do cabelo, tinta pro cabelo, tintura, tonalização,
    tonalizante, tônico, touca de cetim, touca térmica, toxina, trança, trancista, tratamento capilar, ultraformer,
    unha, veet, virilha, vitamina c facial, volume russo, xampu, xuxinha`,
  merchants: `
    água de cheiro, avon, beleza na web, beleza natural, belezanaweb, boca rosa, boticário, cadiveu, cerave, contém 1g,
    dove, drogaria beleza, embelleze, espaçolaser, eudora, granado, hinode, ikesaki, jequiti, kerastase, l'occitane,
    l'oréal, la roche posay, loreal, mahogany, mary kay, não+pelo, natura, niely, nivea, o boticário, oboticário,
    oceane, payot, pello menos, phebo, principia, quem disse, quem disse berenice, racco, rexona, royal face,
    ruby rose, sallve, salon line, sephora, simple organic, skala, soneda, sumirê, the body shop, truss, vult, wella`,
};
