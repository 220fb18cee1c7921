// "O ep 4 da segunda", "temporada 3, episódio 12", "2x08": a place in a series, read from the words alone.

import { unaccented } from '../../domain/fold.ts';

/** Of a series, a soap opera or book, a course. */
type Unit = keyof typeof UNITS;
const UNITS = { ep: 'no ep', cap: 'no cap', aula: 'na aula', modulo: 'no módulo' } as const;

/** `season` as it is told of: '2ª', 'última'. */
export type Place = { readonly season?: string; readonly episode?: number; readonly unit?: Unit };

const UNIT = '(?<unit>ep|cap|aula|modulo)(?:isodio|itulo)?s?\\.?';
const NTH =
  '(?:(?<nth>\\d{1,2})[aoªº]?|(?<word>primeir|segund|terceir|quart|quint|sext|setim|oitav|non|decim|ultim)[ao])';
const NAMED = ['primeir', 'segund', 'terceir', 'quart', 'quint', 'sext', 'setim', 'oitav', 'non', 'decim'];
const BETWEEN = '^[ ,]*(?:(?:e|d[aeo]|n[oa]|[oa]|ja|agora) ?,? ?)*';
const END = '(?![a-z\\d]|[.,]\\d)';
/** Each reads one part from the beginning of what is left. */
const PARTS: readonly RegExp[] = [
  `(?:[st](?<season>\\d{1,2}) ?,? ?ep?\\.? ?|(?<season2>\\d{1,2})x)(?<ep>\\d{1,4})`,
  `${UNIT} (?<ep>\\d{1,4})`,
  `${NTH} ${UNIT}`,
  'temp(?:orada)?s?\\.? (?<season>\\d{1,2})',
  `${NTH} temp(?:orada)?\\.?`,
  '(?:(?<nth>\\d{1,2})[aª]|(?<word>primeir|segund|terceir|quart|quint|sext|ultim)a)',
  '(?<ep>\\d{1,4})(?! (?:min|h|pag|da tarde|da noite|da manha))',
].map((part) => new RegExp(`${BETWEEN}${part}${END}`, 'u'));

/** The place the words begin with, and what is left of them. Undefined when they begin with none. */
export function placeAtStart(text: string): { readonly place: Place; readonly rest: string } | undefined {
  const plain = unaccented(text);
  let at = 0;
  let place: Place = {};
  while (at < plain.length) {
    const left = plain.slice(at);
    const found = PARTS.map((part) => part.exec(left)).find((match) => match !== null);
    if (found?.groups === undefined) break;
    const { season, season2, ep, unit, nth, word } = found.groups;
    const order = nth ?? (word === undefined || word === 'ultim' ? undefined : String(NAMED.indexOf(word) + 1));
    const told = season ?? season2 ?? (unit === undefined ? order : undefined);
    const episode = ep ?? (unit === undefined ? undefined : order);
    if ((told !== undefined || word === 'ultim') && place.season !== undefined) break;
    if (episode !== undefined && place.episode !== undefined) break;
    place = {
      ...place,
      ...(told === undefined ? (word === 'ultim' ? { season: 'última' } : {}) : { season: `${Number(told)}ª` }),
      ...(episode === undefined ? {} : { episode: Number(episode) }),
      ...(unit === undefined ? {} : { unit: unit as Unit }),
    };
    at += found[0].length;
  }
  return at === 0 || (place.season ?? place.episode) === undefined ? undefined : { place, rest: text.slice(at).trim() };
}

/** The place that the words are, whole. */
export function placeSaid(text: string): Place | undefined {
  const read = placeAtStart(text.trim().replace(/[.!]+$/u, ''));
  return read !== undefined && /^(?:j[áa]|agora|hoje|ontem|tod[oa]|inteir[oa]|,| )*$/i.test(read.rest)
    ? read.place
    : undefined;
}

/** 'parei no ep 4 da 2ª temporada'; `whole`: 'vi a 2ª temporada'. */
export function placeInWords({ season, episode, unit = 'ep' }: Place, whole = false): string {
  if (episode === undefined) return `${whole ? 'vi ' : 'parei n'}a ${season} temporada`;
  return `parei ${UNITS[unit]} ${episode}${season === undefined ? '' : ` da ${season} temporada`}`;
}

const AT = /^(?:parei n?|vi )[oa] /u;
const SO_MANY = /^vi (\d+) ep$/u;

/** What was kept before, when that is told next: the season stays, and goes on to the next once it was seen whole. */
export function placeAfter(before: string | null, said: Place): Place {
  const was = before === null ? undefined : placeSaid(before.replace(AT, ''));
  if (said.season !== undefined || was?.season === undefined) return said;
  const next = Number.parseInt(was.season, 10) + 1;
  return { ...said, season: before?.startsWith('vi ') && !Number.isNaN(next) ? `${next}ª` : was.season };
}

/** So many more episodes; of no place known, just so many. */
export function furtherBy(before: string | null, count: number): string {
  const so = SO_MANY.exec(before ?? '')?.[1];
  const was = so === undefined && before !== null ? placeSaid(before.replace(AT, '')) : undefined;
  if (was !== undefined && before?.startsWith('vi ')) return placeInWords(placeAfter(before, { episode: count }));
  return was === undefined
    ? `vi ${Number(so ?? 0) + count} ep`
    : placeInWords({ ...was, episode: (was.episode ?? 0) + count });
}
