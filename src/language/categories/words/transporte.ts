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
    cadeirinha do carro`,
  merchants: `
    uber, 99, 99pop, 99 pop, 99app, 99 táxi, cabify, indrive, in drive, blablacar, buser, sem parar, conectcar,
    veloe, shell, ipiranga, petrobras distribuidora, posto br, posto shell, posto ipiranga, localiza, movida,
    unidas, cptm, estapar, clickbus, buserbrasil, taggy, shellbox`,
};
