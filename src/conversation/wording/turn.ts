// A turn of phrase, and the same in wording the rules know.

import { TYPED_AMOUNT } from './typed-amount.ts';

export type Turn = readonly [RegExp, string | ((...groups: string[]) => string)];

/** Matches a whole message, whatever its capitals. `end`: what may follow the words. */
export const turn = (words: string, end = '[.!]*'): RegExp => new RegExp(`^${words}${end}$`, 'i');

/** An amount as typed, as a numbered group. */
export const AMOUNT = `(${TYPED_AMOUNT})`;

/** The same as the group `value`. */
export const VALUE = `(?<value>${TYPED_AMOUNT})`;

/** A group of a turn; '' where it matched nothing. */
export const text = (group: unknown): string => (typeof group === 'string' ? group : '');

/** The named groups of a turn, from all that a replacement is given. */
export const groupsOf = <Name extends string = string>(
  said: readonly unknown[],
): Readonly<Record<Name, string | undefined>> => said.at(-1) as Readonly<Record<Name, string | undefined>>;

/** 'da minha irmã', 'do meu pai'. */
export const ofMine = (who: unknown): string => `${/^minha/i.test(text(who)) ? 'da' : 'do'} ${text(who)}`;
