// Vocabulary of the category compras: its names, purchased things and places, and merchants. Comma-separated, accents kept for display.

import type { CategoryWords } from '../category-words.ts';

export const COMPRAS: CategoryWords = {
  category: 'compras',
  names: `
    coisas de casa, compras, comprinha, eletrônicos, móveis`,
  things: `
    abajur, abridor, achadinho, adaptador, adega climatizada, adesivo, adubo, agenda, agulha de crochê, air fryer,
    airfryer, airpods, álbum, alexa, alicate, almofada, amplificador, antena da tv, antena digital, antúrio, aparador,
    aparelho de jantar, aparelho de som, aquecedor, ar portátil, ar-condicionado, armário, armário planejado,
    aromatizador, árvore, aspirador, assadeira, assistência técnica, autoclave, avenca, bacia, bagulhos, balança,
    balde, banco de madeira, banner, banqueta, banquinho, barraca, base da cama, batedeira, bateria, bazar, bebedouro,
    begônia, beliche, benjamim, benjamin, bíblia, bicicleta ergométrica, binóculo, blackout, bola, bolsa de marmita,
    bolsa térmica, bomba de ar, bomba de chimarrão, bomba de encher, botão de elástico, box casal, brechó, bromélia,
    bugiganga, bule, cabide, cabo, cacareco, caçarola, cacto, cadeado, cadeira, caderneta, cafeteira, caixa
    amplificada, caixa de ferramentas, caixa de mudança, caixa de papelão, caixa de parafuso, caixa de presente, caixa
    de som, caixa dos correios, caixa organizadora, caixa plástica, caixa térmica, caixas de papelão, caixas
    organizadoras, caixinha bluetooth, caixinha de som, caixinha jbl, caixote, calculadora, cama, câmera, campainha,
    caneca, canivete, capinha, capo, cápsula de café, cápsulas, carimbo, carregador, carrinho de mão, cartão de
    memória, cartão de visita, cartão de visitas, cartão sd, cartucho, cavaquinho, celular, cesto de roupa, chaleira,
    chave allen, chave de fenda, chave inglesa, chave philips, chaveirinho, chaves de fenda, chip de memória,
    chromecast, churrasqueira, climatizador, coador de café, cobertas, cobertor, coifa, coisarada, coisas pra casa,
    coisinhas pra casa, cola instantânea, cola quente, cola tudo, colcha, colchão, colchonete, cômoda, compra
    internacional, compra online, compressor, comprinhas da internet, computador, console, controle de ps5, controle
    do xbox, controle remoto, conversor digital, cooktop, cooler, copo, cordas, cortador de grama, cortina, costela de
    adão, cristaleira, cuia, decoração, depurador, descascador, despertador, difusor, dolce gusto, drone, durepoxi,
    durex, ebike, echo, edredom, electronics, eletrodoméstico, eletrônico, embalagem, embalagem de presente,
    encomenda, encordoamento, enfeite, enxada, escada, escorredor, escrivaninha, escumadeira, esmerilhadeira, espátula
    de silicone, espelho, espetos, espreguiçadeira, espremedor, essência de vela, estabilizador, estante, esteira,
    estufa, etiqueta, expositor, extensão, faca de churrasco, facão, facas, faqueiro, ferramenta, ferro a vapor, ferro
    de passar, ferro de roupa, ferro elétrico, filmagem, filtro de água, filtro de barro, filtro de linha, fire stick,
    firestick, fita adesiva, fita de cetim, fita de led, fita de presente, fita dupla face, fita isolante, flor,
    flores, fogão, fogareiro, foice, folha a4, fone, fonte, forma de bolo, forma de pizza, forma de pudim, forma de
    vela, formas de gelo, formatação, forno, foto 3x4, foto revelada, fotógrafa, fotógrafo, fotos 3x4, fotos
    impressas, freezer, frete, frigideira, frigobar, fritadeira, fronha, furadeira bosch, furniture, gabinete, galão
    vazio, galaxy, garrafa, garrafa de café, garrafão térmico, geladeira, gerador, glitter, gopro, grelha, grill,
    guarda chuvas, guarda-chuva, guarda-roupa, guirlanda, guitarra, halter, harpa cristã, hd, headphones, headset, hub
    usb, húmus, imagem de nossa senhora, imagem de santo, impressão de banner, impressão de foto, impressora, incenso,
    insumos, inversor, ipad, iphone, isopor de gelo, jarra, jbl, jiboia, jogo americano, jogo de banho, jogo de
    chaves, kindle, kit de costura, kit jardinagem, lacinho, lâmpada inteligente, lanterna, laptop, lava e seca,
    lava-louça, lavadora, leiteira, lembrancinha, lençol, liquidificador, lírio da paz, lixadeira, lixeira, loja de
    departamento, loja de variedades, lojinha, lona, luminária, lupa, macbook, machado, makita, mala de bordo, mala de
    rodinha, mala de viagem, mala grande, malas, maleta, malhadeira, manta, máquina de costura, máquina de lavar,
    máquina de pão, maquita, marmita de vidro, marmita térmica, marmiteira, martelo, material do salão, memória ram,
    mesa, mesa posta, micro, micro-ondas, microfone, microondas, mixer, mobiliário, moldura, monitor, monstera, mop,
    mosquiteiro, moto g, motorola, motosserra, mouse, mousepad, móvel, muda de planta, mudas, nespresso, nintendo
    switch, nobreak, notebook, óculos de natação, organizador, orquídea, pá de jardim, pá de lixo, palhetas, pandeiro,
    panela, panfleto, papel de parede, papel de presente, papel foto, papeleira, parafusadeira, pc, peça, peças,
    película, pen drive, pendrive, peneira, penteadeira, persiana, phone, piano, pilha, pilhas, pisca-pisca, piscina
    inflável, placa de vídeo, placa-mãe, planejados, planta, plantinhas, plaquinha, plástico, plotter, poco x,
    poltrona, porta toalha, porta-retrato, postagem, pote, pote de vidro, power bank, prato, prendedor de roupa,
    prensa francesa, presépio, processador, ps4, ps5, puff, pulverizador, purificador, quadro, quinquilharia, rack,
    ralador, raquete, rede, redmi, refil de tinta, refil do filtro, regador, relógio de mesa, relógio de parede,
    relógio de ponto, relógio inteligente, relógio smart, repetidor, revelação de foto, revelação de fotos, ring
    light, ringlight, roçadeira, rodo, rolo de massa, rolo de pastel, rosa do deserto, roteador, roupa de cama, rtx,
    saboneteira, saca-rolha, saco de dormir, saco térmico, sacola, sacola de presente, samambaia, sanduicheira,
    sanfona, sapateira, saxofone, secador de mão, secadora, sedex, semente, serra circular, serrote, shopping, silver
    tape, smartband, smartphone, smartwatch, sofá, sofá-cama, sombrinha, soundbar, split, squeeze, ssd, stanley,
    substrato, suculenta, super bonder, superbonder, suporte de celular, tablet, tábua, taça, talher, tanquinho,
    tapete, tarrafa, teclado, técnico de informática, tela, telescópio, televisão, terço de madeira, terra adubada,
    terra vegetal, tesoura de poda, tinta da impressora, tinta de impressora, tinta de tecido, toalha, toca-discos,
    tomada inteligente, toner, torradeira, travesseiro, treco, trena, trequinho, tripé, troféu, tupperware, tv,
    umidificador, utensílio, utilidades, vaporizador, varal, varão, vasilha, vasinhos, vaso, vassoura, vela aromática,
    vela aromatizada, vela de citronela, vela de filtro, vela do filtro, vela perfumada, ventilador, ventilador de
    teto, videogame, violão, violino, vitrola, wap, webcam, xbox series, xiaomi, xícara, zamioculca`,
  merchants: `
    25 de março, ali baba, ali express, aliexpress, amazon, amazon prime day, americanas, apple, armazém paraíba,
    arno, artex, asus, azul cargo, balão da informática, balaroti casa, bazar da igreja, bel lazer, bemol, benoit,
    berlanda, black decker, black+decker, brastemp, brinox, britânia, buddemeyer, cadence, camelô, camelódromo,
    camicado, canon, casa & video, casa das utilidades, casa e vídeo, casa moyses, casas bahia, cassol casa, city lar,
    cobasi garden, cobrecom, colombo, consul, daiso, dell, dewalt, dji, ebay, edmil, electrolux, eletro mateus, elo7,
    enjoei, epson, etna, etna casa, etsy, fast-shop, fastshop, feira do paraguai, feirão, fnac, gabryella, galeria
    pagé, gazin, gigantec, girafa, guaibim, havan, husqvarna, ikea, imaginarium, insinuante, intelbras, iplace,
    itatiaia, jadlog, jorge batista, kabum, koerich, kwai shop, lalamove, laser eletro, le biscuit, leader casa,
    lenovo, leolar, lg, liliani, loggi, loja de 1, loja de 10, loja de um real, loja do real, lojão, lojas becker,
    lojas cem, lojas emanuelle, lojas lebes, lojas maia, lojas mig, lojas mm, lojas paraíba, lojas quero quero,
    macavi, madeiramadeira, magalu, magazine luiza, magazineluiza, mallory, marabraz, marketplace, mercado livre,
    mercadolivre, mercadomoveis, mig lojas, milium, miniso, mmartan, mobly, mondial, multicoisas, multilaser, mundo do
    presente, mundo dos presentes, novo mundo, novomundo, oba oba utilidades, olx, ortobom, oxford porcelanas,
    patoloco, philco, pichau, plasútil, polishop, ponto, pontofrio, positivo informática, preçolândia, probel,
    ramsons, realme, ri happy loja, ricardo eletro, romera, saara, samsung, sanremo, santa ifigênia, schumann, shein
    casa, shopee, shoptime, spicy, stihl, submarino, sulanca, taqi, temu, terabyte, terabyteshop, tik tok shop, tiktok
    shop, tok stok, tok&stok, tokstok, total express, tp-link, tramontina, tudo por 10, tudo por dez, uatt,
    uruguaiana, utilplast, vivo loja, vonder, walita, westwing, wish, zêlo, zema, zenir`,
};
