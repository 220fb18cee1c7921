// Vocabulary of the category alimentacao: its names, purchased things and places, and merchants. Comma-separated, accents kept for display.

import type { CategoryWords } from '../category-words.ts';

export const ALIMENTACAO: CategoryWords = {
  category: 'alimentacao',
  names: `
    alimentação, comida, refeição, refeições`,
  things: `
    à la carte, à la minuta, abará, açaí, acarajé, agnolini, água com gás, água com limão, água de coco, água tônica,
    alfajor, alfenim, algodão doce, almoço, ambulante, amendoim japonês, anel de cebola, 
    arepa, arroz carreteiro, arroz de carreteiro, arroz de cuxá, arroz doce, arroz e feijão, arrumadinho, asinha,
    assado de domingo, bagel, baguete, baião, bala, bandeco, bandejão, banoffee, barca, barreado, batata suíça,
    batatinha, bauru, beijinho, beiju, bem casado, bife a cavalo, bife à parmegiana, big mac, bijuzinho, biscoito de
    polvilho, biscoito de queijo, biscoito globo, bisnaga, bistrô, bobó, boleira, bolinho, bolo, bolonhesa, bolovo,
    bom prato, bombom, bomboniere, breakfast, brigadeiro, brigaderia, brioche, broa, brownie, brunch, bruschetta,
    bubble tea, buchada, bufê, buffet livre, burger, burrata, burrito, cabidela, cachorrão, cachorro-quente, café,
    café da manhã, café da tarde, cafeteria, cafezin, caixinha do garçom, caldeirada, caldo, caldo de cana, calzone,
    camarão alho e óleo, camarão na moranga, canelone, canja, canjica, cannoli, cantina, capeletti, cappelletti,
    cappuccino, caprese, capuccino, capuchino, capucino, caranguejada, carbonara, carolina, carpaccio, cartola,
    carurú, casa de chá, casquinha, ceia, ceviche, cevicheria, chá, chá da tarde, chambari, cheeseburguer, cheesecake,
    cheetos, chibé, chica doida, chiclete, chilli, chimarrão, chineque, chipa, chivito, chocolate, chocotone, chop
    suey, choripan, chucrute, chup chup, chupchup, churrascaria, churrasco gaúcho, churrasco grego, churrasquinho,
    churros, coalhada seca, coca, coca-cola, cocada, coco gelado, coffe, coffee, cold brew, combo, comida, comida
    japonesa, comidinha, completo, compota, confeitaria, confeiteira, confeiteiro, confraternização, cookie, coquinha,
    corn dog, costelão, costelinha, couvert, coxinha, creme de abacate, creme de açaí, creme de cupuaçu, cremosinho,
    crepe, creperia, crepioca, croissant, croquete, cuca, cueca virada, cupcake, cupuaçu, cural, curau, curry, cuscuz
    paulista, cuxá, dark kitchen, delivery, dez por cento, dim sum, din din, dindin, dinner, dobradinha, doce,
    doceira, doceria, docinho, dogão, dogueiro, donuts, doritos, drive, drive-thru, dumpling, efó, eisbein, empada,
    empadão, empanada, enchilada, energético, enroladão, enroladinho, ensopado, entrevero, escalope, escondidinho,
    esfiha, esfirra, esfirraria, espaguete, espetão, espeto, espresso, estrogonofe, estrogonofre, executivo, expresso,
    falafel, fanta, farofa de carne, feijão com arroz, feijão tropeiro, feijoada, fettuccine, filé à oswaldo, filé à
    parmegiana, fini, focaccia, folhado, fondue, food, foodtruck, frango à parmegiana, frango a passarinho, frango
    assado, frango de padaria, frango empanado, frango frito, frango xadrez, frapuccino, fritas, frozen, fruta
    cortada, galeteria, galeto, galinha à cabidela, galinha assada, galinhada, garapa, garçom, gatorade, geladão,
    geladinho, gelato, ginga, gnocchi, gorjeta, gororoba, grostoli, guacamole, guaraná, guaravita, guaraviton, guioza,
    guisado, gyoza, h2o, h2oh, halls, hamburgão, hambúrguer, hamburgueria, harumaki, homus, hot roll, hot-dog, hotdog,
    ice tea, isca de peixe, isca de tilápia, isotônico, itubaína, janta, jantar, japa, japonês, joelho, juçara,
    jujuba, jussara, kafta, kebab, kibe, kilão, kimchi, kit festa, kitkat, kombucha, kuat, lámen, lanchão, lanche,
    lancheria, lanchonete, larica, lasanha, latte, leitão, leite com toddy, leitoa, lelê, limonada, linguiça de
    maracaju, lula à dorê, lunch, maçã do amor, macaron, macarrão à bolonhesa, macarrão na chapa, macarronada,
    macchiato, macdonald, mané pelado, maniçoba, manzape, maria izabel, maria mole, mariola, marmita, marmitão,
    marmitaria, marmitex, marreco, marshmallow, matcha, mate, matula, mc, mcdonald, mcflurry, mclanche, menu
    degustação, merenda, mexidão, mil-folhas, milho, milk shake, milkshake, mineirinho, mingau, misto, mocaccino,
    mocha, mocotó, mojica, monster, moqueca, mousse, muffin, mugunzá, mujica, mungunzá, munguzá, nachos, nega maluca,
    nego bom, nhoque, niguiri, omelete, onion rings, ostra, ovo de páscoa, ovomaltine, paçoca, paçoquinha, pad thai,
    padaria, padoca, padoquinha, paella, pães, pãezinhos, paleta, palha italiana, pamonha, pamonhada, pamonheiro,
    panelada, panetone, panini, panqueca, pão, pão de queijo, parmegiana, parrilla, pastel, pastelão, pastelaria,
    pasteleiro, pastifício, pato, pavê, pé de moça, pé de moleque, pê efe, peixada, peixe ensopado, peixe frito,
    penne, pepsi, petas, petiscaria, petisco, petit gateau, pf, pf do dia, picadinho, picanha na chapa, picolé,
    picolezeiro, pierogi, pingado, pipoca, pipoqueiro, pirão, pirulito, pizza, pizzaiolo, pizzaria, podrão, poke,
    polenta, por quilo, porção de batata, porção de calabresa, porco no rolete, prato comercial, prato do dia, prato
    executivo, prato feito, prato fit, prato kids, prensado, pudim, quebra queixo, queijo quente, quentão, quentinha,
    quesadilla, quibe, quiche, quilão, quindim, quiosque, quirera, quitanda mineira, quituteira, quitutes, rabada,
    rabanada, raclette, ramen, rango, rapadura, ravióli, red bull, refeição, refeitório, refri, refrigerante,
    restaurante, restaurantes, risole, risoto, rissole, ristretto, rodízio, rolha, rolinho primavera, rondelli, rosca,
    rosquete, rotisseria, rotisserie, ru, rubacão, ruffles, sacolé, sagu com creme, salada, saladeria, salgadeira,
    salgado, saltenha, samosa, sanduba, sanduíche, sanduicheria, sarapatel, sarrabulho, sashimi, schweppes,
    self-service, sequilho, serviço do garçom, shawarma, siri mole, smash, smoothie, snack, sobá, sobremesa, soda
    italiana, sonho, sopa, sopão, sorvete, sorveteiro, sorveteria, sprite, stroganoff, strogonoff, strudel, suco,
    sukita, sundae, sunomono, suquinho, sururu, sushi, tábua de frios, tabule, tacacá, tacacazeira, taco, tainha,
    talharim, tapioca, tapiocaria, tapioqueira, tapioquinha, tareco, taverna, taxa de entrega, taxa de serviço,
    temakeria, temaki, tempurá, teppan, teppanyaki, tereré pronto, tira-gosto, tiramisu, toddynho, tônica, torresmo,
    torta, tortéi, tortilha, tostex, trattoria, tropeiro, trufa, tteokbokki, tubaína, tucupi, tutu, udon, uramaki,
    vaca atolada, vaca preta, vatapá, vendinha, ventrecha, virado, virado à paulista, vitamina, vitamina de abacate,
    vitamina de banana, vitamina de mamão, waffle, whopper, wrap, x burger, x-bacon, x-burguer, x-caboquinho,
    x-calabresa, x-coração, x-egg, x-salada, x-tudo, xinxim, xis, xisburguer, xixo, yakimeshi, yakisoba, yakissoba`,
  merchants: `
    99food, abbraccio, aiqfome, applebees, au au, bacio di latte, bar do mineiro, barbacoa, bella gula, bella
    paulista, bk, boali, bob's, bobis, bobs, bonaparte, borelli, brasil cacau, bráz, bullguer, burger king,
    burgerking, cacau brasil, cacau show, camarada camarão, camarão e cia, casa bauducco, casa do pão, casa do pão de
    queijo, china in box, chiquinho, coco bambu, cuor di crema, divino fogão, domino, domino's, dona deola, dunkin,
    empório do pão, empório santa luzia café, espetaria, fogo de chão, fran's café, frango americano, frango no pote,
    freddo, gendai, giraffa's, giraffas, griletto, häagen-dazs, habib, habib's, havanna, ifood, ifood benefícios,
    jeronimo, jin jin, johnny rockets, keeta, kfc, kharina, kibon, koni, kopenhagen, krispy kreme, l'entrecôte,
    madero, mangai, mania de churrasco, mc donalds, mcdonald's, mcdonaldis, mcdonalds, mec, méqui, milk moo, mister
    cheff, mocellin, montana grill, mr cheney, mr fit, nutty bavarian, oakberry, ofner, oggi, olive garden, outback,
    panificadora, papa johns, paris 6, parmê, parraxaxá, patroni, patties, pizza hut, popeyes, porcão, ragazzo, rappi,
    sodiê, spoleto, starbucks, subway, swile, taco bell, tacobell, tgi fridays, the fifties, tim hortons, uber eat,
    uber eats, vivenda do camarão, z deli, zé delivery`,
};
