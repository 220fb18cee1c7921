// Vocabulary of the category beleza: its names, purchased things and places, and merchants. Comma-separated, accents kept for display.

import type { CategoryWords } from '../category-words.ts';

export const BELEZA: CategoryWords = {
  category: 'beleza',
  names: `
    beleza, cuidados pessoais, estética`,
  things: `
    absorvente interno perfumado, acetona, ácido, adesivo de unha, água micelar, água oxigenada, algodão e acetona,
    alicate de unha, alisamento, alongamento, ampola, anti-idade, antissinais, aparador de pelos, aparelho de barbear,
    aparelho descartável, aplique, ativador de cachos, axila, babyliss, balayage, banho de brilho, banho de lua,
    banho de ofurô, barba, barbeador, barbearia, barbeiro, barber shop, barbershop, base, batom, batonzinho,
    bioestimulador, biotina, blindagem, blush, body piercing, body splash, botox, box braid, box braids,
    brinco de piercing, bronze, bronzeamento, brow, buço, cabeleireira, cabeleireiro, cabelereiro, cabelo,
    californiana, carboxiterapia, cauterização, cera, chapinha, cílio, clareador, clareamento de axila,
    clareamento de pele, clínica de estética, cola de cílios, colônia, coloração, condicionador, corretivo,
    cortar cabelo, corte, cosmético, creme, criolipólise, cronograma capilar, curvex, cutícula, cutilagem, degradê,
    delineador, demaquilante, depi, depilação, depiladora, depilei, dermaplaning, dermocosmético, descoloração,
    descolorante, descolorir, desodorante, dia de noiva, dread, drenagem, entrelaçamento, entrelace, enxaguante,
    enzimas, escova, esfoliante, esmaltação, esmalte, esmalteria, esponja de maquiagem, esponjinha de maquiagem,
    espuma de barbear, esteticista, extensão de cílios, fibra de vidro, fibra na unha, fibra russa, filtro solar,
    finalizador, fio a fio, fio dental, fios de pdo, fita dental, francesinha, fulani, furar a orelha, furo de orelha,
    furo na orelha, gel, gilete, gloss, grampo, haircut, harmonização, henna, hidratação, hidratante, jato de plasma,
    joia do piercing, lace, lâmina, lápis de boca, lápis de olho, laser, lash, leave in, limpeza de pele,
    limpeza facial, linha do rosto, lip balm, lip tint, lixa de unha, loção, luzes, make, makeup, manicure,
    manteiga de cacau, mão e pé, mãos, maquiadora, maquiagem, marquinha, máscara capilar, máscara de argila,
    máscara facial, massagem modeladora, massagem redutora, massagem relaxante, matização, matizador, mechas,
    mega hair, meia perna, micro de sobrancelha, micro labial, microagulhamento, microblading, micropigmentação,
    minoxidil, modelador, modeladora, morena iluminada, mousse de cabelo, nagô, nail designer, nails, nanoblading,
    navalha, navalhado, nutrição capilar, óleo bifásico, óleo capilar, óleo corporal, óleo de amêndoas, óleo de banho,
    óleo de barba, óleo de cabelo, óleo de rícino, óleo pra barba, ombré, ox 20, oxidante, paleta de sombra,
    pasta de dente, pasta de dentes, pasta dental, pé e mão, pé e mãozinha, pedicure, peeling, pente, penteado,
    perfumaria, perfume, perna inteira, peruca, pezinho, piercing, pinça, pincéis de maquiagem, pincel de maquiagem,
    plástica capilar, plástica dos pés, platinado, pó compacto, pó facial, pó translúcido, podóloga, podólogo, pomada,
    postiça, prancha de cabelo, prancha nova, preenchimento, presilha, prestobarba, primer, produtinhos, progressiva,
    protetor com cor, protetor facial, protetor labial, protetor solar facial, protetor solar infantil, queratina,
    radiofrequência, reconstrução capilar, reflexo, relaxamento capilar, removedor de esmalte, removedor de maquiagem,
    retoque de raiz, revista avon, revista da avon, revista da natura, rímel, risquinho, sabonete, salão, secada,
    secador, selagem, sérum, shampoo, skin care, skinbooster, skincare, sobrancelha, sombra, spa, talco pros pés,
    tattoo, tatuador, tatuagem, tatuei, tesourinha, teste de mecha, tintura, tonalização, tonalizante, tônico,
    touca de cetim, touca difusora, touca térmica, toxina, trança, trancista, tratamento capilar, twist, ultraformer,
    unha, veet, virilha, vitamina c facial, vitamina c sérum, volume russo, xampu, xuxinha`,
  merchants: `
    água de cheiro, avène, avon, beleza na web, beleza natural, belezanaweb, bioderma, boca rosa, boticário,
    botoclinic, bruna tavares, bt skin, cadiveu, casa da trança, cerave, contém 1g, d'pil, dailus, depyl action, dove,
    drogaria beleza, emagrecentro, embelleze, espaçolaser, eucerin, eudora, giolaser, granado, hinode, ikesaki, isdin,
    jacques janine, jequiti, kerastase, kiehl's, l'occitane, l'oréal, la roche-posay, lojas mirante perfumaria, lojas
    rede cosméticos, loreal, lush, magrass, mahogany, mari maria, mary kay, maybelline, não+pelo, natura, neutrogena,
    niely, nivea, o boticário, oboticário, oceane, onodera, payot, pello menos, phebo, principia, quem disse, quem
    disse berenice, racco, rexona, royal face, royal face clínica, ruby rose, sallve, salon line, sephora, seu elias,
    simple organic, skala, sóbrinco, soho hair, soneda, studio hair, sumirê, the body shop, truss, vialaser, vichy,
    vult, walter's coiffeur, wella, werner`,
};
