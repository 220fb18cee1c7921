// Words of the category moradia: names of the category itself, things and places, and houses that sell them.
// Commas separate; accents are kept because descriptions are shown with them.

import type { CategoryWords } from '../category-words.ts';

export const MORADIA: CategoryWords = {
  category: 'moradia',
  names: `
    moradia, casa própria, habitação`,
  things: `
    aluguel, condomínio, obra, reforma, material de construção, pedreiro, encanador, eletricista, chaveiro,
    faxina, faxineira, diarista, empregada, passadeira, jardineiro, jardinagem, dedetização, dedetizador,
    pintor, marceneiro, vidraceiro, serralheiro, gesseiro, marido de aluguel, tinta, cimento, areia, tijolo,
    piso, telha, telhado, azulejo, argamassa, torneira, chuveiro, chuveiro novo, lâmpada, lâmpadas, fechadura,
    cópia da chave, cópia de chave, chave, chaves, cano, encanamento, porta, janela, vazamento, caixa d'água,
    conserto da máquina de lavar, conserto da geladeira, conserto do fogão, conserto do telhado, conserto do
    portão, portão, lavagem do tapete, lavagem do sofá, limpeza do sofá, limpeza do tapete, higienização do
    sofá, desentupidora, desentupimento, mudança, caminhão de mudança, fiação, tomada elétrica, disjuntor,
    seguro residencial, seguro da casa, imobiliária, imóvel, síndico, taxa de condomínio, piscineiro, limpeza da
    piscina, interfone, parafuso, furadeira, cola, ferragem, ferragens, massa corrida, rejunte, torneira da
    cozinha, vaso sanitário, pia, lavanderia, roupa lavada, tintas, limpeza de caixa d'água, toldo, calha,
    montador, montador de móveis, conserto do ar condicionado, instalação do ar condicionado, limpeza do ar
    condicionado, manutenção da casa, iptu atrasado da casa`,
  merchants: `
    quinto andar, quintoandar, leroy merlin, leroy, telhanorte, c&c, sodimac, tumelero, cassol, obramax,
    balaroti, sherwin williams, suvinil, kawneer`,
};
