// Words of the category mercado: names of the category itself, things and places, and houses that sell them.
// Commas separate; accents are kept because descriptions are shown with them.

import type { CategoryWords } from '../category-words.ts';

export const MERCADO: CategoryWords = {
  category: 'mercado',
  names: `
    mercado, supermercado, mercados, compras do mês, compra do mês, rancho`,
  things: `
    jambu, erva de tereré,
    groceries, queijos, vinagre, sal, fubá, polvilho, aveia, chia, castanha, amendoim, grão de bico, lentilha,
    ervilha, milho em lata, sardinha, creme de leite, leite condensado, margarina, mel, geleia, nata, ricota,
    mussarela, parmesão, salame, peito de peru, linguiça toscana, asa de frango, coxa de frango, filé, alcatra,
    maminha, fraldinha, cupim, patinho, acém, músculo, carne seca, charque, carne de sol, bacalhau, merluza,
    tilápia, chuchu, abobrinha, berinjela, beterraba, pepino, pimentão, mandioca, macaxeira, aipim, inhame,
    batata doce, couve, repolho, brócolis, couve flor, espinafre, rúcula, salsinha, cebolinha, coentro, uva,
    pera, pêssego, ameixa, kiwi, abacaxi, goiaba, maracujá, caju, jabuticaba, caqui, tangerina, mexerica,
    bergamota, coco, limões, ovos caipira, dúzia de ovos, cartela de ovos, fardo de cerveja, fardo de água, água
    mineral, galão, fralda no mercado, saco de lixo, papel toalha, guardanapo, palha de aço, bombril, lustra
    móveis, multiuso, cândida, sabão, sabonete líquido, taberna, venda do bairro, armazém, bodega,     mercantil, atacado, ceasa, peixaria, avícola, frutaria, granel, mercadão municipal, feira livre, feirante,
    compras da casa,
    feira, feirinha, hortifruti, sacolão, açougue, quitanda, mercearia, mercadinho, mercadão, empório, varejão,
    compras de mercado, compra de mercado, compra da semana, compras da semana, despensa, cesta básica, carne,
    picanha, frango, linguiça, peixe, arroz, feijão, leite, ovo, ovos, fruta, verdura, legume, tomate, batata,
    banana, café em pó, óleo de soja, azeite, macarrão, açúcar, queijo, presunto, manteiga, iogurte, detergente,
    sabão em pó, amaciante, papel higiênico, água sanitária, material de limpeza, produto de limpeza, produtos
    de limpeza, carvão, farinha, cenoura, cebola, alho, alface, maçã, laranja, morango, abacate, melancia,
    mamão, manga, limão, requeijão, bolacha, biscoito, cereal, granola, tapioca, tempero, galão de água,
    garrafão de água, bife, carne moída, costela, bacon, salsicha, mortadela, camarão, salmão, atum, rancho do
    mês, hortaliça, esponja, desinfetante, bisnaguinha, pão de forma, suco de caixinha,
    vendinha da esquina, hiper, hipermercado, minimercado, armarinho de secos, verdureiro, fruteira, casa de
    carnes, casa do norte, açougueiro, peixeiro, laticínio, laticínios, coxão mole, coxão duro, lagarto, paleta
    suína, pernil, lombo, lombinho, sobrecoxa, coxinha da asa, moela, fígado, hambúrguer congelado, nuggets,
    lasanha congelada, pizza congelada, leite ninho, achocolatado, nescau, toddy, sucrilhos, maisena, fermento,
    gelatina, filtro de café, pó de café, café pilão, erva mate, erva pro chimarrão, tereré, massa de tapioca,
    flocão, cuscuz, massa de bolo, mistura pra bolo, miojo, lámen instantâneo, maionese, ketchup, catchup,
    mostarda, azeitona, palmito, milho verde em lata, óleo de cozinha, óleo de girassol, caldo knorr, sazon,
    pimenta, orégano, colorau, gengibre, quiabo, jiló, maxixe, vagem, abóbora, jerimum, cará, rabanete,
    almeirão, agrião, cheiro verde, cheiro-verde, hortelã, melão, acerola, graviola, cupuaçu polpa, pitaya,
    cajá, umbu, seriguela, siriguela, rosquinha, bisnaga de pão, pão integral, yakult, creme dental no mercado,
    papel alumínio, filme plástico, prendedor, desengordurante, ypê, água de coco caixinha, pano de chão, pano
    de prato, inseticida, vela de casa, fósforo, álcool em gel, pinho sol, alvejante, limpeza da casa produto,
    itens de limpeza, ração humana, farnel, fardinho de cerveja, mantimento, mantimentos, secos e molhados,
    cestinha, sacolinha, churrasco em casa compras`,
  merchants: `
    carrefour, atacadão, assaí, pão de açúcar, guanabara, mundial, zona sul, sonda, bistek, angeloni, condor,
    muffato, zaffari, big bompreço, bompreço, gbarbosa, mateus, supermercado dia, tenda, makro, sams club, sam's
    club, oba hortifruti, hirota, nagumo, savegnago, verdemar, epa, super nosso, comper, st marche, são vicente,
    hortifruti natural da terra, swift,
    mart minas, villefort, apoio mineiro, festval, giassi, fort atacadista, komprão, stok center, bourbon, asun,
    rissul, imec, unidasul, walmart, atakarejo, atacakarejo, cesta do povo, novo atacarejo, super lagoa,
    frangolândia, nordestão, rede mix, hiperideal, yamada, nazaré, nova era, araújo supermercado, gonçalves,
    irmãos gonçalves, meta 21, covabra, tauste, jaú serve, shibata, semar, joanin, d'avó, sempre vale, prezunic,
    supermarket, rede economia, super prix, multi market, vianense, bramil, extrabom, carone, oba, big box, dona
    de casa supermercado, super adega, caíque, tatico, hiper moreira, sams, maxxi, roldão, spani, max
    atacadista, nagib, zona cerealista, oxxo, am pm, br mania, shopper`,
};
