// Words of the category alimentacao: names of the category itself, things and places, and houses that sell them.
// Commas separate; accents are kept because descriptions are shown with them.

import type { CategoryWords } from '../category-words.ts';

export const ALIMENTACAO: CategoryWords = {
  category: 'alimentacao',
  names: `
    alimentação, comida, refeição, refeições`,
  things: `
    sanduíche natural,
    podrão, ru, bandeco, guaravita, guaraviton, joelho, xisburguer, cheeseburguer, espeto, churrasquinho, food,
    lanchão, lanchonete, dogueiro, mcdonald, mc, macdonald, juçara, jussara, munguzá, mungunzá, canjica, curau,
    caldinho, escondidinho, arrumadinho, buchada, sarapatel, vatapá, caruru, abará, maniçoba, pirarucu,
    tambaqui, tucupi, pato no tucupi, cupuaçu, bolinho, bolinho de bacalhau, croquete, risole, enroladinho,
    folhado, bisnaga, sonho de padaria, croissant, panqueca, omelete, tostex, queijo quente, pão com ovo,
    pingado, cafezin, nescau, toddynho, gatorade, energético, red bull, isotônico, paleta, sundae,
    casquinha, raspadinha de gelo, macarrão na chapa, marmitinha fit, comida fitness, salada, saladinha, poke
    bowl, burrito, taco, ramen, lámen, dim sum, pad thai, curry, falafel, esfirraria, feijão tropeiro, tutu,
    galinhada, arroz carreteiro, barreado, costelão, tainha, ostra, peixada, caldeirada, rabada, dobradinha,
    comida, comidinha, refeição, quilão, por quilo, almoço executivo, executivo, prato do dia, couvert, garçom,
    taxa de serviço, dez por cento, rolha, happy meal, batata recheada, pipoqueiro, algodão doce, maçã do
    amor, milho verde, pamonheiro, carrinho de lanche, trailer de lanche, ambulante, vendinha, cantina da
    escola, lanche da escola, lanche do trabalho, café da tarde, chá da tarde, brioche, doces, salgados, kit
    festa, brigaderia, buffet de almoço, self-service, rotisserie, frango assado, frango de padaria, galeteria,
    petiscaria, taverna, bistrô, trattoria, cevicheria, creperia, lunch, dinner, breakfast, coffee, snack,
    restaurante, lanche, lanchinho, lanchonete, padaria, padoca, café, cafezinho, cafeteria, marmita, marmitex,
    marmitinha, quentinha, prato feito, pf, pizza, pizzaria, açaí, sorvete, sorveteria, gelato, picolé, gorjeta,
    almoço, almocinho, janta, jantar, jantinha, café da manhã, brunch, rodízio, churrascaria, hamburguer,
    hambúrguer, hamburgueria, burger, sanduíche, misto quente, salgado, salgadinho, coxinha, pastel, pastelaria,
    esfiha, esfirra, kebab, temaki, sushi, sashimi, comida japonesa, japonês, yakisoba, comida chinesa,
    tapiocaria, acarajé, pamonha, milho, pipoca, cachorro quente, dogão, hot dog, bolo, torta, doce, docinho,
    brigadeiro, bombom, chocolate, sobremesa, bala, chiclete, churros, paçoca, cocada, pudim, pão, pães, pãozinho, pãezinhos, pão de
    queijo, pãozinho, suco, vitamina, refrigerante, refri, guaraná, coca, coca cola, água de coco, caldo de
    cana, garapa, chá, cappuccino, expresso, capuccino, delivery, self service, comida por quilo, cantina,
    lanche da tarde, feijoada, moqueca, parmegiana, espetinho, batata frita, empada, empadinha, quibe, fast
    food, bandejão, rango, merenda, tacacá, cuscuz, baião, macarronada, lasanha, strogonoff, marmitas, comida
    mexicana, comida árabe, tapioca recheada, crepe, waffle, donuts, cookie, sonho, mate, chimarrão, erva mate,
    sacolé, geladinho, dindin, poke, food truck, crepioca, pão na chapa, ceia, petisco, caldo, sopa, milkshake,
    milk shake, frozen, galeto, xis, x salada, x burger, x tudo, prensado, completo, bauru, barca, temakeria,
    confeitaria, doceria, bomboniere, comida tailandesa, confraternização,
 gororoba, matula, pê efe, bufê, buffet livre, cuca, chipa, carolina, mil folhas, quindim, bem
    casado, beijinho, brownie, alfajor, cheesecake, petit gateau, mousse, pavê, panetone, chocotone, ovo de
    páscoa, rapadura, pé de moleque, maria mole, pirulito, trufa, geladão, chup chup, gelinho de fruta,
    raspadinha de groselha, cremosinho, casquinha mista, vaca preta, misto, sanduba, wrap, tapioca, beiju,
    bijuzinho, quiche, kibe, bolovo, calzone, rondelli, nhoque, gnocchi, ravióli, hot roll, ceviche, camarão
    alho e óleo, isca de peixe, peixe frito, porção de batata, porção de fritas, fritas, batata suíça,
    batatinha, calabresa acebolada, torresmo, tábua de frios, mandioca frita, macaxeira frita, frango a
    passarinho, frango frito, asinha, costelinha, picanha na chapa, churrasco grego, bode assado, mocotó, vaca
    atolada, leitão, porco no rolete, feijão com arroz, arroz e feijão, panelada, sururu, ginga, ginga com
    tapioca, canja, pirão, tapiocas, mingau, cartola, sobá, arroz com pequi, pato, x egg, cachorrão, espetinho
    de gato, chambari, água com gás, água mineral na rua, suquinho, coquinha, tubaína, tereré pronto, latte,
    mocha, frapuccino, quentão, leite com toddy, monster, bom prato, dark kitchen, drive thru, lancheria, bar e
    lanches, serviço de mesa, taxa de entrega, entrega do ifood, quitutes, quitanda mineira, biscoito de
    polvilho, broa, sequilho, rosca, pão na manteiga`,
  merchants: `
    ifood, rappi, uber eats, mcdonalds, mc donalds, mcdonald's, méqui, mequi, bk, burger king, subway, bobs,
    bob's, habibs, habib's, giraffas, outback, spoleto, starbucks, kopenhagen, cacau show, china in box, pizza
    hut, dominos, domino's, kfc, popeyes, madero, coco bambu, aiqfome, zé delivery, ze delivery, fran's café,
    casa do pão de queijo, rei do mate, oakberry, bacio di latte, chiquinho sorvetes, divino fogão, ragazzo,
    jeronimo, taco bell,
    99food, keeta, dunkin, jin jin, vivenda do camarão, patroni, griletto, montana grill, fogo de chão,
    barbacoa, paris 6, the fifties, bullguer, z deli, domino, casa do pão, rei do mate, mister cheff, sodiê,
    brasil cacau, havanna, freddo, borelli, johnny joy, milk moo, croasonho, mania de churrasco, habib,
    mocellin, swile, ifood benefícios, frango americano, kharina, au au, bella gula, panificadora, espetaria,
    empório do pão`,
};
