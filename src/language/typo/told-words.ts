// Words in no list that must not be corrected into a neighbour: those in patterns over plain text, names, foods.

export const TOLD_WORDS = `
tiao bueno tuca nara pamela stela aldo enio helio juliano lino marcal osmar duca marcinha rosi edivaldo
bandeira preto fases praca superbom superpao unime unijorge arado
`;
