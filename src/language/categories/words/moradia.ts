// Words of the category moradia: names of the category itself, things and places, and houses that sell them.
// Commas separate; accents are kept because descriptions are shown with them.

import type { CategoryWords } from '../category-words.ts';

export const MORADIA: CategoryWords = {
  category: 'moradia',
  names: `
    moradia, casa própria, habitação`,
  things: `
    corte da grama, aluguel do quarto,
    quintal, jardim, mangueira, capina, capinou, roçada, dedetizadora, antena, antenista, serviço de antena,
    serventi, servente, ajudante, ajudante de pedreiro, azulejista, telhadista, calheiro, vidro da janela,
    vidro, tela mosquiteira, portão eletrônico, cerca elétrica, câmera de segurança, alarme da porteiro
    eletrônico, faxina da casa, lavadeira, caseiro, zelador, gás encanado instalação, caixa de gordura, fossa,
    limpa fossa, cupim descupinização, impermeabilização, pintura, pintura da casa, rolo de pintura, pincel,
    massa, gesso, drywall, porcelanato, rodapé, madeira, mdf, prego, parafusos, broca, serra, furadeira alugada,
    simento, cimentos, saco de cimento, brita, tijolos, bloco, vergalhão, ferro, laje, contrapiso, conexão,
    registro do chuveiro, resistência, resistência do chuveiro, sifão, boia, descarga, assento sanitário,
    válvula, torneira elétrica, interruptor, tomada, fio, lustre instalação, depósito de material, casa de
    material, taxa extra do condomínio, taxa do condomínio, fundo de reserva do condomínio, caução, calção do
    aluguel, rent, airbnb mensal, república, rep, pensionato, kitnet, quitinete, apê, apartamento, casa,
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
