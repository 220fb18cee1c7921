// Words of the category compras: names of the category itself, things and places, and houses that sell them.
// Commas separate; accents are kept because descriptions are shown with them.

import type { CategoryWords } from '../category-words.ts';

export const COMPRAS: CategoryWords = {
  category: 'compras',
  names: `
    compras, eletrônicos, comprinhas, móveis, casa, coisas de casa, comprinha`,
  things: `
    rtx, motosserra, amplificador,
    placa de vídeo, placa mãe, memória ram, processador, gabinete, fonte, ring light, ringlight, tripé, webcam,
    microfone, caixinha de som, jbl, airpods, kindle paperwhite, e-reader, console ps5, ps5, ps4, nintendo
    switch, controle de ps5, maquita, esmerilhadeira, parafusadeira nova, chave de fenda, alicate, kit
    ferramentas, caixa de ferramentas, escada, lanterna, pilhas recarregáveis, extensão elétrica, filtro de
    linha, nobreak, estabilizador, benjamim, mobiliário, armário planejado, planejados, mesa de jantar, mesa
    posta, jogo americano, jogo de panelas, jogo de pratos, xícara, caneca, taça, faqueiro, tupperware, forma de
    bolo, assadeira, espremedor, sanduicheira, grill, panela elétrica, umidificador, purificador de ar,
    climatizador, aquecedor, cobertor elétrico, manta, rede de dormir, tapete da sala, quadros, porta retrato,
    vela aromática, difusor, incenso, caixote, caixotes, lona, plástico, baldes, bacia, mangueira de jardim
    nova, adubo, muda de planta, mudas, semente, vaso de planta, cacto, suculenta, orquídea, regador, coisas pra
    casa, umas coisas pra casa, coisinhas pra casa, utilidades, utilidades domésticas, 1,99, loja de 1,99,
    lojinha, coisa da shopee, comprinha da shein, capa do celular, suporte de celular, carregador de celular,
    power bank, relógio de parede, despertador, calculadora, agenda, caderneta, mala de viagem, guarda chuvas,
    capa de chuva, cadeado, fogão velho, fogareiro, bicicleta ergométrica, halter, esteira, tapete de yoga,
    bola, barraca de camping, saco de dormir, cooler, garrafa de café, cuia, bomba de chimarrão, electronics,
    furniture, laptop, phone, headphones,
    eletrônico, celular, smartphone, celular novo, notebook, computador, pc, teclado, mouse, monitor, fone, fone
    de ouvido, fones, headset, caixa de som, tv, televisão, tablet, ipad, iphone, galaxy, videogame, console,
    câmera, drone, impressora, cartucho, carregador, cabo, cabo usb, pendrive, pen drive, hd externo, ssd,
    película, capinha, conserto do celular, conserto do notebook, conserto do computador, tela do celular, troca
    da tela, tela, geladeira, fogão, micro-ondas, microondas, máquina de lavar, lavadora, aspirador, air fryer,
    airfryer, fritadeira, liquidificador, batedeira, cafeteira, ventilador, ar condicionado, ferro de passar,
    panela, panelas, prato, pratos, copo, copos, talher, talheres, toalha, toalhas, lençol, jogo de cama,
    travesseiro, cobertor, edredom, colchão, cama, sofá, mesa, cadeira, cadeira gamer, estante, guarda roupa,
    guarda-roupa, armário, cômoda, rack, tapete, cortina, quadro, vaso, vasos, planta, plantas, flor, flores,
    luminária, abajur, decoração, espelho, chaveirinho, lembrancinha, violão, guitarra, bateria, piano,
    utensílio, ferramenta, martelo, parafusadeira, móvel, móveis, eletrodoméstico, escrivaninha, poltrona,
    colcha, almofada, varal, tábua, pote, potes, garrafa, garrafa térmica, guarda-chuva, guarda chuva,
    sombrinha, pilha, pilhas, extensão, adaptador, bugiganga, enfeite, árvore de natal, roteador, smartwatch,
    alexa, echo dot, chromecast, purificador, filtro de água, bebedouro, colchonete, rede, barraca,
    churrasqueira, panela de pressão, ebike, encomenda, frete, brechó, bazar, papel de parede, organizador,
    cabide, cabides, lixeira, balde, vassoura, rodo, balança, banco de madeira, shopping`,
  merchants: `
    amazon, mercado livre, shopee, aliexpress, ali express, magalu, magazine luiza, casas bahia, ponto frio,
    ponto, americanas, lojas americanas, submarino, kabum, fast shop, temu, wish, olx, enjoei, tok&stok,
    tokstok, etna, mobly, madeiramadeira, camicado, havan, daiso, miniso, terabyte, pichau, apple, samsung,
    dell, lojas cem, elo7, ikea, polishop, westwing`,
};
