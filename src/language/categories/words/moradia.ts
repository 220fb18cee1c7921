// Words of the category moradia: names of the category itself, things and places, and houses that sell them.
// Commas separate; accents are kept because descriptions are shown with them.

import type { CategoryWords } from '../category-words.ts';

export const MORADIA: CategoryWords = {
  category: 'moradia',
  names: `
    moradia, casa própria, habitação`,
  things: `
    fundo de obras, fundo de obra, fundo de reserva do condomínio, fundo de reserva do prédio, fundo do condomínio, taxa extra do condomínio, rateio do condomínio, chamada extra,
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
    condicionado, manutenção da casa, iptu atrasado da casa,
    aluguel da casa, kit net, vaga em república, hospedagem mensal, calção, seguro fiança, carreto da mudança,
    caçamba de entulho, entulho, viga, coluna, treliça, soldador, impermeabilizante, manta asfáltica, selador,
    trincha, galão de tinta, textura, grafiato, papel contact, forro de pvc, forro, sanca, laminado, cerâmica,
    revestimento, granito, mármore, box do banheiro, ducha higiênica, tubo, joelho pvc, veda rosca, mangote,
    caixa dágua, caixa d agua, aquecedor solar, placa solar, painel solar, poço, bomba do poço, cisterna, esgoto
    entupido, desentupir, grades, motor do portão, arame farpado, concertina, trinco, dobradiça, cadeado do
    portão, tetra chave, cabo elétrico, soquete, plafon, fita led, quadro de luz, padrão de luz, conserto da
    máquina, conserto da lavadora, técnico da geladeira, técnico da máquina, gás da geladeira, diária da faxina,
    diária da faxineira, moça da limpeza, mulher da limpeza, secretária do lar, cozinheira, engomar, roçar,
    roçagem, podar, poda da árvore, capinar, corte de grama, adubo do jardim, piscina, cloro, produto da
    piscina, tratamento da piscina, desinsetização, veneno de barata, limpeza pós obra, tapeceiro, estofador,
    lavagem de cortina, arquiteto, arquiteta, engenheiro, planta da casa, pedreira, empreiteiro, diária do
    pedreiro, carpinteiro, bombeiro hidráulico, airbnb do mês, hotel mensal, vidraçaria, serralheria,
    marcenaria, cartório do imóvel`,
  merchants: `
    quinto andar, quintoandar, leroy merlin, leroy, telhanorte, c&c, sodimac, tumelero, cassol, obramax,
    balaroti, sherwin williams, suvinil, kawneer,
    loft, lello, housi, yuca, nicom, dicico, ferreira costa, carajás, cec, constrular, redemac, todimo,
    lukscolor, get ninjas, getninjas, triider, chatuba, amoedo, todeschini, krona`,
};
