// "Março", "mar": which month a name says.

const BEGINNINGS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];

/** 1 to 12 by the first three letters; 0 when no month begins so. @param name folded (fold.ts) */
export const monthOfName = (name: string): number => BEGINNINGS.indexOf(name.slice(0, 3)) + 1;
