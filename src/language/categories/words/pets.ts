// Words of the category pets: names of the category itself, things and places, and houses that sell them.
// Commas separate; accents are kept because descriptions are shown with them.

import type { CategoryWords } from '../category-words.ts';

export const PETS: CategoryWords = {
  category: 'pets',
  names: `
    pets, pet, bichos, animais`,
  things: `
    tapete antipulga, castração da gata, cirurgia da cachorra, cirurgia do cachorro, ferrage do cavalo, ferragem
    do cavalo, ferrador, cavalo, boi, vaca, bezerro, galinha, ração das galinhas, milho pras galinhas, sal
    mineral, vermífugo do gado, vacina do gado, gado, aquarista, peixinho, ração do peixe, coelho, tartaruga,
    papagaio, gaiola, alpiste, bravecto, nexgard, simparic, frontline, vermífugo, whiskas, pedigree, golden,
    premier, granulado, granulado do gato, arranhador, comedouro, caixa de transporte, guia do cachorro,
    focinheira, creche do cachorro, day care, hotel do cachorro, banho do cachorro, banho no cachorro, tosa do
    cachorro, tosador, sachê do gato, vet do gato, pet food, dog food, abrigo de animais,
    petshop, pet shop, veterinário, veterinária, vet, ração, banho e tosa, tosa, areia do gato, areia de gato,
    areia pra gato, vacina do cachorro, vacina do gato, vacina da cachorra, vacina da gata, remédio do cachorro,
    remédio do gato, antipulgas, coleira, sachê, petisco do cachorro, petisco do gato, brinquedo do cachorro,
    brinquedo do gato, casinha do cachorro, caminha do cachorro, cachorro, gato, cachorrinho, gatinho, dog,
    adestrador, adestramento, hotelzinho do cachorro, dog walker, passeador, aquário do peixe, castração, tapete
    higiênico, ração do gato, ração do cachorro, consulta do gato, consulta do cachorro, bichinho, passarinho,
    calopsita, hamster, osso,
    rações, bifinho, areia gato, areia higiênica, agropet, agropecuária, casa de ração,
    peitoral, casinha, caminha, aquário, porquinho da índia, feno, milho das galinhas, microchip, cachorra,
    cadela, gatinha`,
  merchants: `
    petz, cobasi, petlove, petland,
    dogs heaven, royal canin, friskies, magnus, quatree, pet camp, doghero, bicho sem grilo, petsupermarket,
    plamev`,
};
