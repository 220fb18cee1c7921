// Words of the category pets: names of the category itself, things and places, and houses that sell them.
// Commas separate; accents are kept because descriptions are shown with them.

import type { CategoryWords } from '../category-words.ts';

export const PETS: CategoryWords = {
  category: 'pets',
  names: `
    pets, pet, bichos, animais`,
  things: `
    petshop, pet shop, veterinário, veterinária, vet, ração, banho e tosa, tosa, areia do gato, areia de gato,
    areia pra gato, vacina do cachorro, vacina do gato, vacina da cachorra, vacina da gata, remédio do cachorro,
    remédio do gato, antipulgas, coleira, sachê, petisco do cachorro, petisco do gato, brinquedo do cachorro,
    brinquedo do gato, casinha do cachorro, caminha do cachorro, cachorro, gato, cachorrinho, gatinho, dog,
    adestrador, adestramento, hotelzinho do cachorro, dog walker, passeador, aquário do peixe, castração, tapete
    higiênico, ração do gato, ração do cachorro, consulta do gato, consulta do cachorro, bichinho, passarinho,
    calopsita, hamster, osso`,
  merchants: `
    petz, cobasi, petlove, petland`,
};
