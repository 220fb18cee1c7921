// Words in no list that must not be corrected into a neighbour: those in patterns over plain text, names, foods, and English words of titles.

export const TOLD_WORDS = `
avista briga rancor saga mediu realizado realizada
`;
