// Vocabulary of the category transporte: its names, purchased things and places, and merchants. Comma-separated, accents kept for display.

import type { CategoryWords } from '../category-words.ts';

export const TRANSPORTE: CategoryWords = {
  category: 'transporte',
  names: `
    locomoção, mobilidade, transporte, transportes`,
  things: `
    99moto, abastecimento, aditivada, aditivo, aerobarco, álcool, alinhamento, alternador, amortecedor, área azul,
    argo, arla, arrefecimento, arruela, assistência 24h, aula de carro, aula de direção, aula de moto, aula do detran,
    auto elétrica, auto elétrico, auto escola, auto peças, autoelétrica, autoescola, autopeças, bagageiro,
    balanceamento, balsa, balseiro, barcas, barco, barqueiro, barra de direção, bauleto, bicicleta, bicicletário, bico
    injetor, biela, bike, bike itaú, bilhete, biz, bobina, bomba d'água, borracharia, borracheira, borracheiro, bros,
    brt, bucha da bandeja, bus, busão, buseta, buso, busu, buzão, buzu, cabo de acelerador, cabo de embreagem, cabo de
    vela, caçamba, caixa de câmbio, caixa de direção, caixa de marcha, calibragem, câmara de ar, cambagem, caminhão,
    caminhonete, canoa, capa de banco, capacete, capota, car wash, carburador, carenagem, carona, carreta, carreteiro,
    carretinho, carreto, carro, carroça, carroceiro, cartão de transporte, cartão ráfia, cartão top,
    carteira de motorista, cárter, catalisador, catamarã, catraca, catraia, catraieiro, celta, cera automotiva,
    chapeação, charrete, chofer, citral, civic, cnh, coletivo, combustível, completar o tanque, completei o tanque,
    coroa e pinhão, corolla, correia, corrente da moto, corrida, corsa, coxim, crlv, cruzeta, cubo de roda,
    desempeno, despachante, diária do motorista, diesel, direção hidráulica, disco de embreagem, disco de freio,
    ducha, duchão, embreagem, emplacamento, encher o tanque, enchi o tanque, envelopamento, escapamento, estac,
    estacionamento, estepe, etanol, exame do detran, exame toxicológico da cnh, faixa azul, farol, feixe de mola,
    ferry, ferry-boat, ferryboat, fiesta, filtro de ar, fiorino, flanela, fluido, franquia do seguro, free flow,
    freio, frentista, frescão, fretado, fretamento, frete da carga, fuel, funilaria, funileiro, fusca, fusível,
    garagem, garagista, gas station, gás veicular, gasolina, gasosa, geometria, gnv, gol, graxa, guardador, guidão,
    guincheiro, guincho, habilitação, hb20, hélice, higienização, homocinética, in driver, injeção eletrônica,
    insulfilm, insulfilme, integração, intermunicipal, jaé, jangada, kit gás, kombi, kwid, lâmpada de farol, lâmpada
    do farol, lancha, lanterna traseira, lanternagem, lanterneiro, lataria, latoeiro, laudo cautelar, lava car,
    lava-jato, lava-rápido, lavacar, lavador, lavagem, lavajato, limpador de parabrisa, locadora, lona de freio,
    lotação, manete, manobrista, martelinho, mecânica, mecânico, meio tanque, mensalista, metrô, metrocard,
    micro-ônibus, microônibus, moto, moto-táxi, motor de arranque, motor de popa, motorista de
    aplicativo, motorista particular, mototáxi, mototaxista, motouber, oficina, óleo, ônibus, onix, palheta, palio,
    pane, para-brisa, para-choque, para-lama, parabrisa, paralama, parking, parquímetro, passagem, passagens de
    ônibus, passe escolar, patinete, pátio do detran, pau de arara, pedágio, perua, perueiro, pistão, pivô, placa
    mercosul, pneu, polimento, ponte, pop 100, popopô, porta malas, posto, proteção veicular, prova do detran, rabeta,
    ração do burro, radiador, rastreador, reboque, reboquista, recapagem, recarga bhbus, recarga da tag, recarga do
    bhbus, recarga do bilhete, recarga do bom, recarga do riocard, recarga do sptrans,
    recarga do top, recarga do vem, recauchutagem, regulagem, relação, remendo, retentor, retífica, retífica do motor, retrovisor,
    revisão, riocard, roda de liga, rodagem, rodízio de pneus, rodoviária, rolamento, rotativo digital, s10, scooter,
    seguro auto, seguro da carga, seguro do carro, selim, semi eixo, semi leito, semileito, shuttle, simulador, som
    automotivo, sonda lambda, sptrans, supervia, tacógrafo, suspensão, tag, tanque, tarifa de ônibus, tarifa do ônibus, táxi,
    taxista, teco-teco, teleférico, terminal de direção, terminal do eixo, titan, toll, topic, topique, transcol,
    transfer, transferência da moto, transferência de moto, transferência de veículo, transferência do carro,
    travessia, trem, troca de óleo, ubers, uno, vaga, vale-transporte, valet, vallet, o vem, viagem de uber,
    van, vela de ignição, velas, vidro elétrico, vistoria, vlt, voadeira, vulcanização, yellow, zona azul, zona verde`,
  merchants: `
    1001, 99, 99 pop, 99 táxi, 99app, 99pop, águia branca, allianz, andorinha, arteris, autoban, autoglass, autoposto,
    azul seguros, bhbus, bibi, bilhetagem, blablacar, bosch service, br distribuidora, buser, buserbrasil,
    cabify, carglas, carglass, catarinense, cbtu, ccr, clickbus, cometa viação, conect car, conectcar, cptm, digipare,
    dpaschoal, ecovias, estapar, eucatur, expresso brasileiro, expresso do oriente, expresso guanabara, flixbus,
    foco aluguel, gontijo, graal, honda, in drive, indrive, ipiranga, itapemirim,
    ituran, jet oil, km de vantagens, kovi, lady driver, localiza, loovi, mapfre, metrofor, metropasse, metrorec,
    michelin, move mais, movida, multipark, nutag, ouro e prata, passafácil, petrobras, petrobras distribuidora,
    pirelli, pit stop, pneustore, porto vale auto, posto petrobras, premmia,
    raízen, rápido federal, real expresso, rede graal, sabba, salvador card, salvadorcard, sascar, sem parar, shell,
    shellbox, suhai, taggy, tembici, texaco, tokio marine, toyota, transbrasiliana, trem do forró, trensurb, uber,
    uberx, ubiz, unesul, unidas, urbano norte, urbs, veloe, viação cometa, viação garcia, viação progresso,
    viamobilidade, viaquatro, wappa, wemobi, yamaha, yet go, youse, zapay, zarp, zipcar, zul digital`,
};
