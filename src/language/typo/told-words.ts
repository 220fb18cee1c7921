// Words no list holds that must not be mended into a neighbour: those patterns over plain text look for, names, foods.

export const TOLD_WORDS = `
secada secadas tiao bueno tuca nara pamela stela aldo enio helio juliano lino marcal osmar duca marcinha rosi edivaldo luca
`;
