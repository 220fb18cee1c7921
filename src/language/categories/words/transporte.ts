// Words of the category transporte: names of the category itself, things and places, and houses that sell them.
// Commas separate; accents are kept because descriptions are shown with them.

import type { CategoryWords } from '../category-words.ts';

export const TRANSPORTE: CategoryWords = {
  category: 'transporte',
  names: `
    transporte, locomoção, mobilidade, transportes`,
  things: `
    carreto, carretinho,
    recarga do vem, montagem do pneu, conserto da mola, reboque, lavagem do caminhão, seguro da carga,
    topic, van escolar do trabalho, ferry, ferry boat, balsa, catamarã, lancha, rabeta, motor rabeta, canoa,
    teleférico, ponte, pedágios, palheta, fusível, para choque, farol, lanterna do carro, retrovisor, vidro do
    carro, escapamento, velas, filtro de óleo, filtro de ar, óleo do motor, óleo de motor, óleo, aditivo, fluido
    de freio, relação da moto, relação, pneus, câmara de ar, corrente da moto, capota, martelinho, martelinho de
    ouro, lanternagem, borracharia, chaveiro do carro, chave do carro, rastreador, tag, estacionamentos,
    flanela, guardador, parquímetro, vaga, mensalista, mototaxista, mototaxi, taxista, motorista de aplicativo,
    corridas, carretinha, frete do carro, gol, corolla, palio, uno, fusca, hb20, onix, kwid, argo, civic, celta,
    corsa, fiesta, bros, biz, titan, pop 100, vlt carioca, brt, metrô rio, supervia, barcas, bicicletário, bike
    itaú, yellow, scooter, patinete elétrico, bilhete, jaé, riocard, cartão bom, integração, tarifa do
    ônibus, tarifa de ônibus, gasosa pra moto, bateria da moto, bateria do gol, ipva do carro da firma,
    transfer, shuttle, bus, fuel, parking, taxi, toll, car wash, caminhão, carreta, calibragem, polimento e
    cera, cera automotiva, lavagem e cera, lavador, troca da correia, suspensão, direção hidráulica, ar
    condicionado do carro, som do carro, insulfilme, despachante do carro,
    táxi, ônibus, busão, buso, buzão, metrô, trem, vlt, barca, balsa, van, lotação, gasolina, gasosa, álcool,
    etanol, diesel, combustível, gnv, posto, posto de gasolina, abastecimento, estacionamento, zona azul, valet,
    manobrista, pedágio, oficina, oficina mecânica, mecânico, pneu, borracheiro, borracharia, lavagem, lava
    jato, lava rápido, lavagem do carro, seguro do carro, seguro da moto, seguro auto, flanelinha, passagem,
    passagem de ônibus, bilhete único, cartão de transporte, vale transporte, recarga do bilhete, recarga do
    bilhete único, carro, moto, bicicleta, bike, patinete, corrida, corrida de táxi, corrida de aplicativo,
    mototáxi, moto táxi, aplicativo de transporte, carona, revisão do carro, revisão da moto, revisão, troca de
    óleo, óleo do carro, óleo da moto, alinhamento, balanceamento, alinhamento e balanceamento, funilaria,
    guincho, bateria do carro, freio, pastilha de freio, amortecedor, embreagem, vela do carro, correia dentada,
    radiador, aluguel de carro, aluguel do carro, locadora, para-brisa, parabrisa, autoescola, auto escola, cnh,
    vistoria, despachante, conserto do carro, conserto da moto, peça do carro, peça da moto, auto peças,
    autopeças, capacete, garagem, tag de pedágio, rodoviária, fretado, ubers, insulfilm, higienização do carro,
    polimento, ducha no carro, câmbio do carro, motor do carro, motor da moto, pane, rodízio de pneus,
    cadeirinha do carro,
    borracha da caminhonete, pneu da moto, vulcanização, rodagem, feixe de mola, junta do cabeçote, biela,
    pistão, bomba d'água, bico injetor, injeção eletrônica, sonda lambda, catalisador, cárter, coxim,
    homocinética, semi eixo, pivô, terminal de direção, disco de freio, lona de freio, fluido, arrefecimento,
    lâmpada do farol, lâmpada de farol, lanterna traseira, alternador, motor de arranque, cabo de vela, bobina,
    correia, cabo de embreagem, manete, carenagem, baú da moto, bauleto, jaqueta de moto, capa de banco, som
    automotivo, envelopamento, pintura da moto, lataria, chapeação, lavacar, lavajato, duchão, ducha,
    higienização, seguro da caminhonete, proteção veicular, associação veicular, transferência do carro,
    transferência de veículo, placa mercosul, emplacamento, renovação da cnh, carteira de motorista,
    habilitação, aula de direção, aula prática de direção, exame do detran, primeira habilitação, rodízio,
    geometria, cambagem, dpvat do carro, combustível da moto, gasolina da moto, tanque cheio,
 aditivada, arla, arla 32, graxa, mensalidade do estacionamento, rotativo
    digital, área azul, faixa azul, zona verde, free flow, cartão top, cartão metrocard, metrocard, cartão tri,
    sptrans, buseta, baú coletivo, executivo ônibus, fretamento, topique, pau de arara, voadeira, barco, recreio
    barco, popopô, uber moto, 99moto, aluguel de moto, chofer, carreteiro, caminhonete, fiorino,
    caçamba, autoelétrica, auto elétrica, funileiro, latoeiro, lanterneiro`,
  merchants: `
    uber, 99, 99pop, 99 pop, 99app, 99 táxi, cabify, indrive, in drive, blablacar, buser, sem parar, conectcar,
    veloe, shell, ipiranga, petrobras distribuidora, posto br, posto shell, posto ipiranga, localiza, movida,
    unidas, cptm, estapar, clickbus, buserbrasil, taggy, shellbox,
    petrobras, posto petrobras, br distribuidora, raízen, zul digital, digipare, multipark, greenpass, ecovias,
    ccr, autoban, arteris, autopass, bilhetagem, urbs, trensurb, metrofor, metrorec, cbtu, viação cometa, cometa
    viação, itapemirim, catarinense, eucatur, flixbus, wemobi, lady driver, bibi mob, urbano norte, tembici,
    azul seguros, allianz, tokio marine, suhai, youse, jet oil, dpaschoal, bosch service, porto vale auto, kovi,
    foco aluguel, zapay`,
};
