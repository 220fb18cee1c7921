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
    cabide, cabides, lixeira, balde, vassoura, rodo, balança, banco de madeira, shopping,
    xiaomi, redmi, moto g, motorola, poco x, tela do iphone, assistência técnica, formatação, mousepad, antena
    digital, fire stick, firestick, soundbar, caixinha bluetooth, cartão de memória, chip de memória, toner,
    tinta da impressora, relógio inteligente, mi band, gopro, freezer, frigobar, cooktop, coifa, depurador,
    forno, forno elétrico, micro, lava-louças, secadora, tanquinho, máquina de costura, ar-condicionado, ar
    split, split, mixer, chaleira, torradeira, jarra, marmiteira, escorredor, caçarola, jogo de copos, jogo de
    facas, facas, fronha, jogo de lençol, persiana, puff, sofá-cama, beliche, penteadeira, sapateira, aparador,
    cristaleira, banqueta, banquinho, jogo de cadeiras, substrato, terra vegetal, pisca pisca, árvore,
    porta-retrato, moldura, serrote, trena, chave inglesa, jogo de chaves, makita, lixadeira, compressor, wap,
    cortador de grama, roçadeira, enxada, facão, carrinho de mão, baldinho, mop, cesto de roupa, ferro elétrico,
    bicicleta nova, bike nova, patins novo, óculos de natação, raquete, violino, cavaquinho, pandeiro, cordas,
    encordoamento, palheta, mala nova, binóculo, telescópio, comprinhas da internet, coisas na shopee, pacote da
    shein, quinquilharia, treco, trecos, trequinho, coisarada, cacareco, bagulhos, embalagem, embalagens,
    sacola, sacolas, caixa de papelão, papel de presente, fita adesiva, durex`,
  merchants: `
    amazon, mercado livre, shopee, aliexpress, ali express, magalu, magazine luiza, casas bahia, ponto frio,
    ponto, americanas, lojas americanas, submarino, kabum, fast shop, temu, wish, olx, enjoei, tok&stok,
    tokstok, etna, mobly, madeiramadeira, camicado, havan, daiso, miniso, terabyte, pichau, apple, samsung,
    dell, lojas cem, elo7, ikea, polishop, westwing,
    mercadolivre, shein, amazon br, magazineluiza, lojas quero quero, colombo, lojas colombo, benoit, taqi,
    gazin, mm mercadomóveis, mercadomoveis, lojas becker, koerich, berlanda, schumann, novo mundo, lojas mig,
    eletro mateus, armazém paraíba, lojas insinuante, ricardo eletro, eletrozema, edmil, dular, lojas edmil,
    ramsons, romera, lojas guaibim, guaibim, lojão, leader casa, tok stok, etna casa, mmartan, artex,
    buddemeyer, zêlo, casa e vídeo, casa & video, caçula, multicoisas, imaginarium, uatt, girafa, mi store,
    fnac, balão da informática, iplace, vivo loja, positivo informática, oppa, dellano, ortobom, zissou, probel,
    brastemp, electrolux, mondial, britânia, philco, tramontina, oxford porcelanas, 25 de março, feira do
    paraguai, feirão, camelô, camelódromo, box 32, galeria pagé, ali baba, dhgate, banggood, ebay, elo 7, etsy,
    loja do real, loja de 10, tudo por 10`,
};
