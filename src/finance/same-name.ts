// Matches shortened names: "o zeca" is the "Cumpade Zeca" mentioned before.

import { folded } from '../domain/fold.ts';

const TITLES = /^(?:o|a|meu|minha|seu|dona|dra?|tio|tia|cumpade|compadre|comadre|irmao|irma|da|do|de)$/u;

/** "Irmão" alone is who it is. */
function wordsOf(name: string): readonly string[] {
  const words = folded(name)
    .split(/[^a-z0-9]+/u)
    .filter((word) => word !== '');
  const named = words.filter((word) => !TITLES.test(word));
  return named.length === 0 ? words.slice(-1) : named;
}

/** Whether every word of the shorter name is in the longer one; titles ("seu", "dona") are ignored. */
export function sameName(one: string, other: string): boolean {
  const [short, long] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length);
  return short !== undefined && short.length > 0 && short.every((word) => long?.includes(word));
}
