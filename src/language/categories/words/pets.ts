// Vocabulary of the category pets: its names, purchased things and places, and merchants. Comma-separated, accents kept for display.

import type { CategoryWords } from '../category-words.ts';

export const PETS: CategoryWords = {
  category: 'pets',
  names: `
    animais, bichos, pet, pets`,
  things: `
    abrigo de animais, adestrador, adestramento, aftosa, agropecuária, agropet, alpiste, antipulga, aquário do peixe,
    aquário novo, aquarista, areia e sachê, areia gato, areia higiênica, areia pra gato, areia sanitária, arranhador,
    arreio, banho e tosa, banho no cachorro, bezerro, bichinho, bifinho, boi, bomba do aquário, bravecto,
    brinquedo pet, cabresto, cachorra, cachorro, cadela, caixa de areia, caixa de transporte, calopsita, caminha,
    canil, casa de ração, casinha, casqueamento, castração, castrada, castrado, castrar, cavalo, clínica veterinária,
    coelho, coleira, comedouro, comprimido antipulga, consulta no vet, consulta no veterinário, creche canina,
    creche do cachorro, creche do dog, day care, dog, feno, ferrador, ferradura, ferrage do cavalo, ferragem do cavalo,
    filtro do aquário, focinheira, frontline, gado, gaiola, galinha, gatinha, gatinho, gato, golden, granulado,
    hamster, hospital veterinário, hotel pet, hotelzinho, microchip, milho das galinhas, milho pra galinha,
    milho pras galinhas, nexgard, osso, papagaio, passarinho, passeador, pata amiga, pedigree, peitoral, peixe betta,
    peixinho, pet food, petshop, pintinho, pintinhos, pipeta, porquinho da índia, premier, ração, rações,
    remédio de pulga, remédio de verme, sachê, sal do gado, sal mineral, sela, simparic, tapete antipulga,
    tapete higiênico, tapetinho, tartaruga, tosa, tosador, v10, v8, vaca, vacina aftosa, vacina antirrábica,
    vacina da gata, vacina de aftosa, vacina do gado, vermífugo, vet, veterinária, veterinário, whiskas`,
  merchants: `
    bicho sem grilo, cobasi, doghero, dogs heaven, friskies, magnus, n&d, pet camp, petcamp, petland, petlove,
    petsupermarket, petz, plamev, polipet, quatree, royal canin, zeedog`,
};
