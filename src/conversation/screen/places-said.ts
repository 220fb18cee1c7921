// "Os dois primeiros", "do 2 ao 4", "todos menos o penúltimo": several lines of what is on the screen, said by their places.

import { countSaid, spelledCounts } from '../wording/counts.ts';

const ORDINALS = ['primeir', 'segund', 'terceir', 'quart', 'quint', 'sext', 'setim', 'oitav', 'non', 'decim'];
const ARTICLE = '(?:(?:[oa]s?|ess[ea]s?|aquel[ea]s?) )?';
const ONE = `${ARTICLE}(?:(?:numero )?\\d{1,2}|(?:${ORDINALS.join('|')}|(?:ante)?penultim|ultim)[oa])`;
const MANY = `(?:\\d{1,2}|${spelledCounts(1, 10)})`;
const RANGE = /^(?:d?[oa] |de )?(\d{1,2}) (?:a|ao|ate(?: [oa])?) (\d{1,2})$/u;
const FROM_END = new RegExp(
  `^[oa]s (?:(?<before>${MANY}) (?<side>primeir|ultim)[oa]s|(?<end>primeir|ultim)[oa]s (?<after>${MANY}))$`,
  'u',
);
const LISTED = new RegExp(`^${ONE}(?:(?: e |,(?: e)? )${ONE})*$`, 'u');
const EXCEPT =
  /^(?:tod[oa]s?|tudo)(?: [oa]s)?,? (?:menos|exceto|fora|tirando|a nao ser|com excecao d(?=[oa])) ?(?<kept>.+)$/u;
/** A weekday as well: "apaga a sexta". */
const MAY_BE_A_DAY = /^(?:a )?(?:segunda|quarta|quinta|sexta)$/u;
/** The last one kept or recorded, as often as the last line. */
const MAY_BE_NEWEST = /^(?:(?:[oa]|ess[ea]) )?ultim[oa]$/u;

const upTo = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, k) => first + k);

function placeOf(said: string, lines: number): number {
  const digits = /\d+/u.exec(said)?.[0];
  if (digits !== undefined) return Number(digits);
  if (said.includes('antepenultim')) return lines - 2;
  if (said.includes('penultim')) return lines - 1;
  if (said.includes('ultim')) return lines;
  return ORDINALS.findIndex((stem) => said.includes(stem)) + 1;
}

/** @returns from 1, in order; undefined when the words say anything else, or a line there is not. */
export function placesSaid(words: string, lines: number): readonly number[] | undefined {
  const { kept } = EXCEPT.exec(words)?.groups ?? {};
  if (kept !== undefined) {
    const stay = placesIn(kept, lines);
    return stay && upTo(1, lines).filter((place) => !stay.includes(place));
  }
  return MAY_BE_A_DAY.test(words) || MAY_BE_NEWEST.test(words) ? undefined : placesIn(words, lines);
}

function placesIn(words: string, lines: number): readonly number[] | undefined {
  const places = named(words, lines);
  const whole = places !== undefined && places.length > 0 && places.every((place) => place >= 1 && place <= lines);
  return whole ? [...new Set(places)].sort((a, b) => a - b) : undefined;
}

function named(words: string, lines: number): readonly number[] | undefined {
  const [, first, last] = RANGE.exec(words) ?? [];
  if (first !== undefined) return upTo(Number(first), Number(last));
  const end = FROM_END.exec(words)?.groups;
  if (end !== undefined) {
    const many = countSaid(end['before'] ?? end['after'] ?? '') ?? 0;
    return (end['side'] ?? end['end']) === 'primeir' ? upTo(1, many) : upTo(lines - many + 1, lines);
  }
  if (!LISTED.test(words)) return undefined;
  return words.split(/ e |,(?: e)? /u).map((one) => placeOf(one, lines));
}
