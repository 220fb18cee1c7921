// Words in no list that must not be corrected into a neighbour: those in patterns over plain text, names, foods, and English words of titles.

export const TOLD_WORDS = `
avista briga rancor magoa rendeira tombo kite tiao bueno tuca nara pamela stela aldo enio helio juliano lino marcal osmar duca marcinha rosi edivaldo
gastrite refluxo cisto catapora caspa colica tontura bandeira preto fases praca superbom superpao unime unijorge arado
slow silo past place love fear river north child ocean murder order modern anora alien inside maid arcane ryan shogun emily cable saga
`;
