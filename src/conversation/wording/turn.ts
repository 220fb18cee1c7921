// A turn of phrase, and the same in wording the rules know.

export type Turn = readonly [RegExp, string | ((...groups: string[]) => string)];

/** Matches a whole message, whatever its capitals. `end`: what may follow the words. */
export const turn = (words: string, end = '[.!]*'): RegExp => new RegExp(`^${words}${end}$`, 'iu');

/** An amount as typed, as a numbered group. */
export const AMOUNT = '((?:r\\$ ?)?\\d[\\d.,]*(?: (?:mil|reais|real|conto|contos|pila))?)';

/** The same as the group `value`. */
export const VALUE = AMOUNT.replace('(', '(?<value>');

/** A group of a turn; '' where it matched nothing. */
export const text = (group: unknown): string => (typeof group === 'string' ? group : '');
