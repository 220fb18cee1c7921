// "A Baleia, Barbie e Duna": several titles in one breath. "Velozes e Furiosos" is one, and so is what nothing says to be two.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';

/** Rated there: "Duna nota 9", "Duna (9)". */
export type TitleSaid = { readonly title: string; readonly rating?: number };

const APART = /\s*[,;\n]\s*(?:e\s+(?:tamb[ée]m\s+)?)?/u;
const AND = /\s+e\s+(?:(?:tamb[ée]m|depois)\s+)?/i;
/** One after the other: two, however short. */
const AND_THEN = /\se (?:depois|tamb[ée]m) /i;
/** What opens the second half of one title: "a Pedra Filosofal", "Onde Habitam". */
const SAME_TITLE = /^(?:[oa]s?|um|uma|outr[oa]s|onde|eu|seus?|suas?|n[ãa]o|sem|com|d[aeo]s?|\d+$|meio$)(?: |$)/i;
const RATED = /[,:]?\s*(?:\((?:nota )?|-\s*|nota )(10|\d(?:[.,]\d)?)\)?$/i;
const WHEN = pattern('i')`
  (?:^|\s+)(?:
    hoje|ontem|anteontem|agora|(?:n?[eo]ss[ea]s?|n[oa]|nas|neste|nesta|est[ea]) (?:
      fim de semana|fds|final de semana|semana|m[êe]s|ano|f[ée]rias|feriado|carnaval
    )(?: passad[oa])?
  )$
`;
const MARKED = /^["“”'«]+|["“”'»]+$|[.!]+$/gu;

const words = (title: string): number => title.split(/\s+/u).filter((word) => word.length > 2).length;

/** Without a plural or a count before them, both must be longer than a word, or be kept under these names. */
function isTwo(first: string, second: string, isKept: (title: string) => boolean): boolean {
  if (isKept(first) && isKept(second)) return true;
  return words(first) > 1 && words(second) > 1 && !SAME_TITLE.test(second);
}

function rated(said: string): TitleSaid {
  const plain = said.replace(WHEN, '').replace(MARKED, '').trim();
  const [mark, rating] = RATED.exec(plain) ?? [];
  if (mark === undefined || rating === undefined) return { title: plain };
  return { title: plain.slice(0, -mark.length).trim(), rating: Number(rating.replace(',', '.')) };
}

/** "Anora e Conclave", and not "o menino e a garça". */
export const mayBeTwo = (title: string): boolean =>
  titlesSaid(title, true).length > 1 && !/ e (?:[oa]s?|uma?) \p{Ll}/u.test(title);

/** @param several a plural or a count says that there is more than one. */
export function titlesSaid(
  said: string,
  several: boolean,
  isKept: (title: string) => boolean = () => false,
): readonly TitleSaid[] {
  const parts = said.trim().split(APART);
  const [first = '', ...joined] = (parts.pop() ?? '').split(AND);
  const second = joined.join(' e ');
  const listed = parts.length > 0 && !SAME_TITLE.test(second);
  const apart = second !== '' && (several || AND_THEN.test(said) || listed || isTwo(first, second, isKept));
  const titles = apart ? [...parts, first, second] : [...parts, second === '' ? first : `${first} e ${second}`];
  const known = new Set<string>();
  return titles.map(rated).filter(({ title }) => title !== '' && !known.has(folded(title)) && known.add(folded(title)));
}
