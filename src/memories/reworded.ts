// Text replacement within a note; words are compared without case and accents.

import { folded } from '../domain/fold.ts';
import { pattern } from '../domain/pattern.ts';

type Span = { readonly from: number; readonly to: number };
type Word = Span & { readonly plain: string };

/** "3,45", "8:30" and "250ml" are one word each. */
const WORDS = /[\p{L}\p{N}]+(?:[.,:/]\d+\p{L}*)*/gu;
const FIGURE = /\d+(?:[.,:/]\d+)*/u;
const BARE = /^\d+(?:[.,:/]\d+)*$/u;
const BEHIND = /^(\s*(?:[:=–-]|\p{L}{1,3})?\s*(?:R\$ ?)?)(\d+(?:[.,:/]\d+)*)/u;
/** Introduces a corrected value: "o certo é 41", "agora são 5 demãos". */
const SET_RIGHT = pattern('i')`
  ^(?:(?:t[áa]|est[áa]) errad[oa],? )?(?:
    (?:[oa] )?(?:[a-zà-ÿ]+ )?(?:certo|corret[oa]|certa) (?:é|eh|são) |
    (?:agora |na verdade |s[ãa]o |é |eh |leva |vai |pra |para |por )+
  )
`;

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(WORDS)].map(({ 0: word, index }) => ({
    plain: folded(word),
    from: index,
    to: index + word.length,
  }));

/**
 * The positions where the words of `said` occur in sequence, compared by `alike`; undefined unless there is exactly
 * one.
 */
function onlyPlace(body: string, said: readonly Word[], alike: (one: Word, other: Word) => boolean): Span | undefined {
  const words = wordsOf(body);
  const places = words.flatMap((first, at) => {
    const last = words[at + said.length - 1];
    const there = said.every((word, i) => {
      const other = words[at + i];
      return other !== undefined && alike(word, other);
    });
    return there && last !== undefined ? [{ from: first.from, to: last.to }] : [];
  });
  const [only, ...others] = places;
  return others.length > 0 ? undefined : only;
}

const spliced = (body: string, { from, to }: Span, fresh: string): string =>
  `${body.slice(0, from)}${fresh}${body.slice(to)}`;

/** "2 ovos" becomes "3 ovos", or "3"; undefined unless `old` occurs exactly once. */
export function withWordsAs(body: string, old: string, fresh: string): string | undefined {
  const words = wordsOf(old);
  const place = words.length === 0 ? undefined : onlyPlace(body, words, (one, other) => one.plain === other.plain);
  if (place === undefined) return undefined;
  const said = fresh.trim();
  // A bare figure replaces the figure of the named thing.
  const changed = BARE.test(said) ? figureOf(body, place) : place;
  return changed && spliced(body, changed, said);
}

/** The figure to replace: the 2 of "2 ovos", the 180 in "forno a 180" for "forno". */
function figureOf(body: string, { from, to }: Span): Span | undefined {
  const inside = FIGURE.exec(body.slice(from, to));
  const [, gap = '', behind] = inside === null ? (BEHIND.exec(body.slice(to)) ?? []) : [];
  const start = inside === null ? to + gap.length : from + inside.index;
  const figure = inside?.[0] ?? behind;
  return figure === undefined ? undefined : { from: start, to: start + figure.length };
}

/** The shape of a figure: '3,45' and '250ml' become '9' and '9ml'; other words are unchanged. */
const shapeOf = ({ plain }: Word): string => plain.replaceAll(' ', '').replace(/\d+/gu, '9');

/** Replaces "3,40 x 2,80" by "3,45 x 2,80", "3 demãos" by "5 demãos"; undefined unless that shape occurs exactly once. */
export function withFigureAs(body: string, content: string): string | undefined {
  const value = content.trim().replace(SET_RIGHT, '').trim();
  const said = wordsOf(value);
  if (said.length > 5 || !/\d/u.test(value)) return undefined;
  const place = onlyPlace(body, said, (one, other) => shapeOf(one) === shapeOf(other));
  return place && spliced(body, place, value);
}

const PLAIN = /(?<![\p{L}\d.,/-])(?:\d{1,2}(?:h\d{0,2}|:\d{2})|\d{1,4}(?:[.,]\d{1,2})?)(?![\d/-]|[.,:]\d)/gu;
/** An hour in minutes. */
function sizeOf(figure: string): number {
  const [whole = '', rest] = figure.split(/[h:]/u);
  return rest === undefined ? Number(figure.replace(',', '.')) : Number(whole) * 60 + Number(rest);
}
/** How far the value may be from the one it takes the place of. */
const NEAREST = 1.35;

/** "3,18" in the place of the 3,20 of "3,20 x 4,50": of the only figure like it, or of the only one. */
export function withNearestAs(body: string, fresh: string): string | undefined {
  const value = fresh.trim();
  if (value.match(PLAIN)?.[0] !== value) return undefined;
  const isHour = (figure: string): boolean => /[h:]/u.test(figure);
  const like = [...body.matchAll(PLAIN)].filter(([figure]) => isHour(figure) === isHour(value));
  const far = (figure: string): number => Math.max(sizeOf(figure) / sizeOf(value), sizeOf(value) / sizeOf(figure));
  const [only, next] = like.toSorted(([one], [other]) => far(one) - far(other));
  if (only === undefined) return undefined;
  const off = far(only[0]);
  // As near as another, it may be either.
  if (next !== undefined && (off >= NEAREST || far(next[0]) - 1 < 2 * (off - 1))) return undefined;
  return spliced(body, { from: only.index, to: only.index + only[0].length }, value);
}

const LAST_FIGURE = /\d[\d.,:/ -]*(?=\D*$)/u;

/** `words` with its last figure replaced by the last figure of `value`; undefined when either has none. */
export function withLastFigureAs(words: string, value: string): string | undefined {
  const last = LAST_FIGURE.exec(words);
  const [fresh] = FIGURE.exec(value) ?? [];
  if (last === null || fresh === undefined) return undefined;
  const to = last.index + last[0].replace(/[ .,:/-]+$/u, '').length;
  return spliced(words, { from: last.index, to }, value.trim());
}

const MANY =
  '(?:\\d+(?:[.,:/]\\d+)*|uma?|dois|duas|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte|trinta|mei[oa])';
const AND_HALF = '(?: e mei[oa])?';
const COUNTED = new RegExp(`^${MANY} (?<unit>[a-zA-ZÀ-ÿ]{2,})${AND_HALF}$`, 'i');
const NUMBERED = new RegExp(`^(?:[oa] )?(?<noun>[a-zA-ZÀ-ÿ]{2,}) ${MANY}$`, 'i');

/** Replaces a count written in words or figures ("dois quilos" by "um quilo e meio", "sala 12" by "sala 14"); undefined unless it occurs exactly once. */
export function withCountAs(body: string, fresh: string): string | undefined {
  const unit = COUNTED.exec(fresh)?.groups?.['unit'];
  const noun = NUMBERED.exec(fresh)?.groups?.['noun'];
  if (unit === undefined && noun === undefined) return undefined;
  const said = unit === undefined ? `${noun} ${MANY}` : `${MANY} ${unit.replace(/s$/i, '')}s?${AND_HALF}`;
  const [only, ...others] = [...body.matchAll(new RegExp(`(?<![a-zA-ZÀ-ÿ\\d])${said}(?![a-zA-ZÀ-ÿ\\d])`, 'gi'))];
  if (only === undefined || others.length > 0) return undefined;
  return spliced(body, { from: only.index, to: only.index + only[0].length }, fresh);
}
