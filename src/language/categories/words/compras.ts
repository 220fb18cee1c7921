// Words of the category compras: names of the category itself, things and places, and houses that sell them.
// Commas separate; accents are kept because descriptions are shown with them.

import type { CategoryWords } from '../category-words.ts';

export const COMPRAS: CategoryWords = {
  category: 'compras',
  names: `
    compras, eletrônicos, comprinhas, móveis, casa, coisas de casa, comprinha`,
  things: `
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
