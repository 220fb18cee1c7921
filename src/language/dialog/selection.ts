// Picks from a numbered list: number, ordinal, "último", "todos", year or a part of the label. Positions are 1-based.

import type { WordClass } from '../lexicon/word-class.ts';
import { NUMBER_WORDS } from '../numbers/number-words.ts';
import type { Reading } from '../reading/reading.ts';
import { fold } from '../tokens/normalize.ts';
import { optionsByClue } from './option-clues.ts';

const ORDINALS: readonly WordClass[] = [
  'ordinal_1',
  'ordinal_2',
  'ordinal_3',
  'ordinal_4',
  'ordinal_5',
  'ordinal_6',
  'ordinal_7',
  'ordinal_8',
  'ordinal_9',
  'ordinal_10',
];
/** Ordinals that are also weekdays outside a list. */
const FEMININE: Readonly<Record<string, number>> = {
  segunda: 2,
  terceira: 3,
  terca: 3,
  quarta: 4,
  quinta: 5,
  sexta: 6,
  setima: 7,
  oitava: 8,
  nona: 9,
  decima: 10,
};

function positionAt(r: Reading, i: number): number | undefined {
  const norm = r.norm(i);
  const digits = /^(\d{1,2})[oa]?$/.exec(norm);
  if (digits !== null) return Number(digits[1]);
  const ordinal = ORDINALS.findIndex((name) => r.is(i, name));
  if (ordinal >= 0) return ordinal + 1;
  const feminine = FEMININE[norm];
  if (feminine !== undefined) return feminine;
  const word = NUMBER_WORDS.get(norm);
  if (norm === 'um' && r.is(i - 1, 'option_noun')) return 1;
  return word !== undefined && norm !== 'um' && norm !== 'uma' && word.value <= 20 ? word.value : undefined;
}

const COUNTED = /^(?:[oa]s )?(\S+)$/;
const AT_START = /^primeir[oa]s$/;
const AT_END = /^ultim[oa]s$/;

/** "As duas primeiras", "os 3 últimos": positions counted from one end; undefined when not said. */
function fromOneEnd(r: Reading, from: number, to: number, count: number): number[] | undefined {
  for (let i = from; i < to; i++) {
    const start = AT_START.test(r.norm(i));
    if (!start && !AT_END.test(r.norm(i))) continue;
    for (const beside of [i - 1, i + 1]) {
      const said = beside >= from && beside < to ? (COUNTED.exec(r.norm(beside))?.[1] ?? '') : '';
      const many = /^\d{1,2}$/.test(said) ? Number(said) : (NUMBER_WORDS.get(said)?.value ?? 0);
      if (many < 1 || many > 20) continue;
      return Array.from({ length: many }, (_, k) => (start ? k + 1 : count - many + k + 1));
    }
  }
  return undefined;
}

/** Positions named by number or ordinal in units [from, to), within `count` options; numbers may go up to `highest`. */
export function positionsIn(r: Reading, from: number, to: number, count: number, highest = count): number[] {
  const several = fromOneEnd(r, from, to, count);
  if (several !== undefined) return several.filter((position) => position > 0);
  const found = new Set<number>();
  for (let i = from; i < to; i++) {
    if (r.is(i, 'ordinal_all')) return Array.from({ length: count }, (_, k) => k + 1);
    if (r.is(i, 'ordinal_penult')) found.add(count - 1);
    else if (r.is(i, 'ordinal_last')) found.add(count);
    else if (r.is(i, 'ordinal_middle')) found.add(Math.ceil(count / 2));
    else if (r.is(i, 'ordinal_other') && count === 2) found.add(2);
    else {
      const position = positionAt(r, i);
      if (position === undefined || position < 1 || position > highest) continue;
      const [previous] = [...found].slice(-1);
      const range =
        previous !== undefined && /^(?:ao?|ate|-)$/.test(r.norm(i - 1)) && !r.is(i - 2, 'and') && position > previous;
      if (range && (/^\d/.test(r.norm(i)) || r.norm(i - 1) !== 'a'))
        for (let k = previous + 1; k < position; k++) found.add(k);
      found.add(position);
    }
  }
  return [...found].sort((a, b) => a - b);
}

/** The one option in which the message stands as written: "parte 2". */
export function optionQuoted(r: Reading, options: readonly string[]): number[] {
  const said = fold(r.text).trim();
  // "Dois" is the second, though a title has it.
  const isTitle = /[a-z]{4}/.test(said) && !NUMBER_WORDS.has(said);
  const found = options.flatMap((option, k) => (isTitle && fold(option).includes(said) ? [k + 1] : []));
  return found.length === 1 ? found : [];
}

/** Singular form, so that "pinguim surfista" picks "pinguins surfistas". */
const singular = (word: string): string => (word.length < 4 ? word : word.replace(/ns$/, 'm').replace(/s$/, ''));

/** Options whose label contains the words; only the most specific match. */
export function optionsByLabel(r: Reading, options: readonly string[]): number[] {
  const clue = optionsByClue(r, options);
  if (clue.length > 0) return clue;
  const said = r.tokens
    .filter((token) => (token.kind === 'word' || token.kind === 'number') && token.norm.length > 1)
    .map((token) => singular(token.norm));
  const labels = options.map(
    (option) =>
      new Set(
        fold(option)
          .split(/[^\p{L}\p{N}]+/u)
          .map(singular),
      ),
  );
  const shared = new Set([...(labels[0] ?? [])].filter((word) => labels.every((label) => label.has(word))));
  const scores = labels.map(
    (label) => said.filter((word) => label.has(word) && !shared.has(word) && !isSmall(word)).length,
  );
  const best = Math.max(0, ...scores);
  if (best === 0) return [];
  const winners = scores.flatMap((score, k) => (score === best ? [k + 1] : []));
  return winners.length === 1 ? winners : [];
}

const SMALL = new Set(
  'a o as os de do da dos das e em no na um uma que com para pra por esse essa mesmo eu te me se la ai ele ela isso aquele aquela foi tem mais ja'.split(
    ' ',
  ),
);

function isSmall(word: string): boolean {
  return SMALL.has(word);
}
