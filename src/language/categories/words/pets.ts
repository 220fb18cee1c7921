// Words of the category pets: names of the category itself, things and places, and houses that sell them.
// Commas separate; accents are kept because descriptions are shown with them.

import type { CategoryWords } from '../category-words.ts';

export const PETS: CategoryWords = {
  category: 'pets',
  names: `
    pets, pet, bichos, animais`,
  things: `
    areia e sachê, areia sanitária, consulta no vet, consulta no veterinário, clínica veterinária,
    hospital veterinário, remédio de pulga, remédio de verme, comprimido antipulga, antipulga, brinquedo pet,
    caixa de areia, tapetinho, vacina antirrábica, v10, v8, hotelzinho, hotel pet, creche do dog, creche canina,
    peixe betta, aquário novo, bomba do aquário, filtro do aquário, pintinho, pintinhos, milho pra galinha,
    sal do gado, vacina aftosa, vacina de aftosa, aftosa, ferradura, canil, pata amiga, tapete antipulga,
    cirurgia da cachorra, cirurgia do cachorro, ferrage do cavalo, ferragem do cavalo, ferrador, cavalo, boi, vaca,
    bezerro, galinha, milho pras galinhas, sal mineral, vacina do gado, gado, aquarista, peixinho, coelho, tartaruga,
    papagaio, gaiola, alpiste, bravecto, nexgard, simparic, frontline, vermífugo, whiskas, pedigree, golden, premier,
    granulado, arranhador, comedouro, caixa de transporte, focinheira, creche do cachorro, day care,
    hotel do cachorro, banho no cachorro, tosador, pet food, abrigo de animais, petshop, veterinário, veterinária,
    vet, ração, banho e tosa, tosa, areia do gato, areia de gato, areia pra gato, vacina do cachorro, vacina do gato,
    vacina da cachorra, vacina da gata, remédio do cachorro, remédio do gato, coleira, sachê, petisco do cachorro,
    petisco do gato, brinquedo do cachorro, brinquedo do gato, cachorro, gato, gatinho, dog, adestrador, adestramento,
    passeador, aquário do peixe, castração, castrada, castrado, castrar, tapete higiênico, consulta do gato, consulta do cachorro, bichinho,
    passarinho, calopsita, hamster, osso, rações, bifinho, areia gato, areia higiênica, agropet, agropecuária,
    casa de ração, peitoral, casinha, caminha, porquinho da índia, feno, milho das galinhas, microchip, cachorra,
    cadela, gatinha, casqueamento, pipeta, sela, arreio, cabresto`,
  merchants: `
    zeedog, petcamp, n&d, petz, cobasi, petlove, petland, dogs heaven, royal canin, friskies, magnus, quatree,
    pet camp, doghero, bicho sem grilo, petsupermarket, plamev, polipet`,
};
