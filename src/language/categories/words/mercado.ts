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
    mês, hortaliça, esponja, desinfetante, bisnaguinha, pão de forma, suco de caixinha`,
  merchants: `
    carrefour, atacadão, assaí, pão de açúcar, guanabara, mundial, zona sul, sonda, bistek, angeloni, condor,
    muffato, zaffari, big bompreço, bompreço, gbarbosa, mateus, supermercado dia, tenda, makro, sams club, sam's
    club, oba hortifruti, hirota, nagumo, savegnago, verdemar, epa, super nosso, comper, st marche, são vicente,
    hortifruti natural da terra, swift`,
};
