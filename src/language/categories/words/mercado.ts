// Vocabulary of the category mercado: its names, purchased things and places, and merchants. Comma-separated, accents kept for display.

import type { CategoryWords } from '../category-words.ts';

export const MERCADO: CategoryWords = {
  category: 'mercado',
  names: `
    compra do mês, compras do mês, mercado, rancho, supermercado`,
  things: `
    abacate, abacaxi, abóbora, abobrinha, açafrão, acari, acelga, acém, acendedor, acerola, achocolatado, açougue,
    açougueiro, açúcar, adoçante, agrião, água mineral, água sanitária, aipim, aipo, ajax, alcaparra, alcatra, álcool
    em gel, alecrim, alface, alho, alho-poró, almeirão, alvejante, amaciante, ameixa, amêndoa, amendoim, amido de
    milho, anchova, andu, apresuntado, araçá, aratu, armazém, aromatizante, arroz, aruanã, assolan, atacado,
    atacarejo, atemoia, atum, aveia, avelã, avícola, aviú, azeite, azeitona, bacalhau, bacon, bacuri, badejo, banana,
    banha de porco, barbante, barra de chocolate, batata, baygon, bebida de soja, bebida láctea, beijupirá, bergamota,
    berinjela, beterraba, bicarbonato, bife, biscoito, bisnaguinha, bisteca, bode, bodega, bodó, bolacha, bombril,
    borrego, brócolis, bucha, bucho, buriti, butiá, cabrito, cação, cacau em pó, café em grão, café em pó, café moído,
    café pilão, café solúvel, cagaita, cajá, caju, cajuína, calabresa, caldo knorr, camarão, cândida, canela, canjica
    branca, canjiquinha, caqui, carambola, caranguejo, carapeba, carne, carne moída, carneiro, cartela de ovos,
    carvão, casa de carne, casa de carnes, casa do norte, castanha, catchup, catupiry, ceasa, cebola, cenoura, cera
    líquida, cereal, cereja, cesta básica, cesta do mês, cesta orgânica, cesta verde, cestinha, chã de dentro,
    champignon, chantilly, charque, cheiro-verde, chester, chia, chicória, chimia, chocolate em pó, chuchu, chuleta,
    cioba, cloro gel, coalhada, coco, codorna, coentro, cogumelo, coisas da lista, colorau, cominho, compra da
    quinzena, compra da semana, compra de mercado, compra grande, compra mensal, compras da casa, compras da quinzena,
    compras da semana, compras mensais, comprinha da semana, confeito, contra-filé, contrafilé,
    conveniência, copo descartável, corante alimentício, cordeiro, corvina, costela, couve, couve-flor, coxa de
    frango, coxão, coxinha da asa, cravo, cream cheese, cream cracker, creme de arroz, creme de avelã, creme de
    cebola, creme de leite, creme vegetal, cuim, cup noodles, cupim, cúrcuma, curimatã, curimbatá, curry em pó,
    cuscuz, damasco, danone, dendê, desengordurante, desinfetante, desodorizador, despensa, detergente, dispensa, doce
    de leite, dourada, downy, drumete, dúzia de ovos, edamame, embutidos, empório, endívia, entrecot, erva doce, erva
    pro chimarrão, erva-mate, ervas, ervilha, escarola, espiga de milho, espinafre, esponja, fardinho de cerveja,
    fardo de água, fardo de cerveja, farinha, farnel, farofa, fava, feijão, feira, feirante, fermento,
    figada, fígado, figo, filé, filme plástico, filtro de café, flocão, forminha, fósforo, fraldinha, framboesa,
    frango, frios, fruta, frutaria, fruteira, fubá, galão, galão de água, galinha caipira, garrafão de água, gelatina,
    geleia, gengibre, gergelim, goiaba, goiabada, goma, gorgonzola, gotas de chocolate, granel, granja, granola,
    granulado, grão de bico, graviola, groceries, guabiroba, guaiamum, guandu, guardanapo, gurijuba,
    hambúrguer congelado, higiene e limpeza, hiper, hipermercado, hortaliça, hortelã, hortifruti, inhame, inseticida,
    iogurte, itens de limpeza, jabuticaba, jaca, jambo, jambu, jaraqui, jerimum, jiló, jundiá, kani, ketchup, kiwi, lã
    de aço, lagarto, lambari, lámen instantâneo, laranja, lata de milho, lata de óleo, laticínio, lava-roupas, legume,
    leite, leite condensado, lenço de papel, lentilha, lichia, limão, limpa vidro, limpador, linguiça, linhaça, lombo,
    louro, lula, lustra móveis, luva de borracha, lysoform, maçã, macarrão, macaxeira, maionese, maisena, maizena,
    mamão, maminha, mandioca, mandioquinha, manga, mangaba, maniva, manjericão, manjuba, manteiga, mantimento, mapará,
    maracujá, margarina, marisco, marmelada, marmelo, massa de bolo, massa de lasanha, massa de pastel, massa de
    tapioca, massa de tomate, massa pronta, mata barata, mata mosquito, matambre, material de higiene, material de
    limpeza, matrinxã, maxixe, mel, melaço, melado, melancia, melão, mercadão, mercadinho, mercantil, mercearia,
    merceria, merluza, mexerica, mexilhão, milharina, milho de pipoca, milho pra pipoca, milho verde, minimercado,
    miojo, mirtilo, missô, mistura, miúdos, moela, molho inglês, morango, morcela,
    morcilha, mortadela, mortandela, mostarda, mozarela, muçarela, multiuso, músculo, mussarela, nabo, naftalina,
    nata, nectarina, nescau, nêspera, neston, noz, nuggets, nutella, óleo de coco, óleo de cozinha, óleo
    de girassol, óleo de soja, omo, ora pro nobis, orégano, orgânicos, ossobuco, ovo, ovos, pacu, paio, paleta suína,
    palha de aço, palito de dente, palitos, palmito, panceta, pano de chão, pano de prato, pão de alho, pão de forma,
    pão integral, papel absorvente, papel alumínio, papel filme, papel higiênico, papel toalha, páprica, pargo,
    parmesão, patê, patinho, pato purific, pé de galinha, pé de porco, peito de peru, peixaria, peixe, peixeiro,
    peperoni, pepino, pequi, pera, perfex, pernil, peru de natal, pescada, pêssego, physalis, piapara, piau, picanha,
    picles, pimenta, pimentão, pinhão, pinho sol, pintado, piramutaba, pirapitinga, pirarara, pirarucu, pistache,
    pitaya, pitomba, pizza congelada, pó de café, polpa, polvilho, polvo, poncã, ponkan, prendedor, presunto, prime
    rib, produto de limpeza, produtos de higiene, produtos de limpeza, provolone, pupunha, qboa, queijo, querosene,
    quiabo, quinoa, quitanda, quitandeira, rabanete, rabo de boi, ração humana, radicci, rancho do mês, rapadura
    ralada, removedor, repolho, requeijão, ricota, robalo, rosquinha, rúcula, sabão, sabão em pó, sabonete líquido,
    saco de lixo, saco de pão, saco plástico, sacolão, sacolinha, sagu, sal, salame, salmão, salsa, salsão, salsicha,
    salsichão, sapólio, sapoti, sardinha, sarnambi, sazon, schmier, secos e molhados, seleta, seriguela,
    shimeji, shitake, shoyu, siri, siriguela, sobrecoxa, stevia, suco de caixinha, suco em pó, suco integral,
    sucrilhos, superzinho, surubim, t-bone, taberna, tahine, taioba, tâmara, tamarindo, tambaqui, tangerina, taperebá,
    tempero, tereré, tilápia, tira-limo, tira-manchas, toddy, tofu, tomate, torrada, toucinho, traíra, trigo,
    tripa, tucumã, tucunaré, umbu, uva, uxi, vagem, vanish, varejão, vela de casa, vela de sete dias, venda do bairro,
    verdura, verdurão, verdureira, verdureiro, vinagre, vinagreira, vongole, wafer, wasabi, xaréu, xerém, xilitol,
    yakult, ypê`,
  merchants: `
    abevê, am pm, andreazza, angeloni, apoio mineiro, araújo supermercado, archer, arco vita, arco-mix, assaí, asun,
    atacadão, atacadista, atacakarejo, atack, atakadão, atakarejo, bahamas, baratão, bavaresco,
    bergamini, big box, big lar, bigger, bistek, bompreço, bourbon, br mania, bramil, bretas, campelo, carone,
    carrefa, carrefour, cema, center box, cesta do povo, cidade canção, comper, condor, coop, cooper, copacol,
    cornershop, costazul, cotrijal, cotripal, covabra, d'avó, daki, dalben, db, del moro, desco, dona de casa
    supermercado, eataly, enxuto, epa, extrabom, extraplus, fasouto, festval, fort, frangolândia,
    friboi, frigo, frigorífico, gbarbosa, giassi, gonçalves, good bom, guanabara, higa, hiperideal, hippo, hirota,
    hortifrutti, hortisabor, hortisul, irmãos gonçalves, jacomar, joanin, koch, komprão, macromix, makro, mambo,
    manaus moderna, manentti, mart minas, mateus, max atacadista, maxxi, menor preço, meta 21, mini extra, mix bahia,
    muffato, multi market, mundial, mundialmix, nagumo, natural da terra, nazaré, nordestão, nova era, oba, ok
    superatacado, oxxo, pag poko, pajuçara, palato, pão de açúcar, paulistão, perim, perini, peruzzo, prátiko,
    prezunic, rede economia, rede mais, rede mix, rede smart, rede top, rede vivo, redemix, redepreço, ricoy, rissul,
    roldão, saint marche, sam's club, sams, são vicente, savegnago, semar, sempre vale, sendas, shibata, shopper,
    sonda, spani, st marche, st. marche, stok center, super adega, super barão, super bh, super bom, super compras,
    super do povo, super lagoa, super luna, super nosso, super prix, super veneza, supermarket, supermercado araújo,
    supermercado dia, swift, tatico, tauste, tenda, tissi, ultrabox, unicompra, unidasul, veran, verdemar, vianense,
    villefort, walmart, yamada, zaffari, zona cerealista, zona sul`,
};
