// Vocabulary of the category pets: its names, purchased things and places, and merchants. Comma-separated, accents kept for display.

import type { CategoryWords } from '../category-words.ts';

export const PETS: CategoryWords = {
  category: 'pets',
  names: `
    animais, bichos, pet, pets`,
  things: `
    abrigo de animais, adestrador, adestradora, adestramento, aftosa, agropecuária, agropet, agroveterinária, alpiste,
    antipulga, aquário com peixe, aquário do peixe, aquário novo, aquarista, areia e sachê, areia gato,
    areia higiênica, areia pra gato, areia sanitária, arranhador, arreio, banho da gata, banho e tosa,
    banho no cachorro, bezerro, bichinho, bifinho, boi, bomba do aquário, bravecto, brinquedo pet, cabresto, cachorra,
    cachorro, cadela, caixa de areia, caixa de transporte, calopsita, caminha, canil, carrapaticida, casa agropecuária,
    casa de ração, casinha, casqueamento, castração, castrada, castrado, castrar, catnip, cavalo, clínica vet,
    clínica veterinária, coelho, coleira, comedouro, comprimido antipulga, consulta no vet, consulta no veterinário,
    consulta veterinária, creche canina, creche de cachorro, creche do cachorro, creche do dog, creche pet, day care,
    dog, farelo, farelo de soja, feno, ferrador, ferradura, ferrage do cavalo, ferragem do cavalo, filtro do aquário,
    focinheira, frontline, fubá pros pintinhos, gado, gaiola, galinha, gatinha, gatinho, gato, golden, granulado,
    hamster, hospital vet, hospital veterinário, hotel pet, hotelzinho, jabuti, lar temporário, microchip,
    microchipagem, milho das galinhas, milho pra galinha, milho pras galinhas, milho pros bichos, nexgard, osso,
    oxigenador do aquário, pá de areia, painço, papagaio, passarinho, passeador, pata amiga, pedigree, peitoral,
    peixe betta, peixinho, pet food, petshop, pintinho, pintinhos, pipeta, plano de saúde pet,
    plaquinha de identificação, porquinho da índia, premier, ração, rações, ratinho de brinquedo, remédio de carrapato,
    remédio de pulga, remédio de verme, sachê, sal do gado, sal mineral, sela, seresto, serragem, silagem, simparic,
    tapete antipulga, tapete higiênico, tapetinho, tartaruga, táxi dog, terrário, tosa, tosador, v10, v8,
    vaca, vacina aftosa, vacina antirrábica, vacina da gata, vacina de aftosa, vacina do gado, vacina quíntupla,
    vacina v10, vacina v4, vaquinha do cachorro, vermífugo, vet, veterinária, veterinário, viveiro, whiskas`,
  merchants: `
    bicho sem grilo, biofresh, cão q mia, cat chow, chipicão, cobasi, doghero, dogs heaven, dreamies, farmina,
    formula natural, friskies, guabi, guenta cão, kelco, magnus, n&d, pet camp, petcamp, petiko, petland, petlove,
    petmais, petsupermarket, petz, plamev, polipet, pro plan, purina, quatree, royal canin, special cat, zeedog`,
};
