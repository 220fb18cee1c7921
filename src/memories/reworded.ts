// A part of what was written said anew, with everything around it left as it was. Words are compared without case and accents.

import { folded } from '../domain/fold.ts';

type Span = { readonly from: number; readonly to: number };
type Word = Span & { readonly plain: string };

/** "3,45", "8:30" and "250ml" are one word each. */
const WORDS = /[\p{L}\p{N}]+(?:[.,:/]\d+\p{L}*)*/gu;
const FIGURE = /\d+(?:[.,:/]\d+)*/u;
const BARE = /^\d+(?:[.,:/]\d+)*$/u;
const BEHIND = /^(\s*(?:[:=–-]|\p{L}{1,3})?\s*(?:R\$ ?)?)(\d+(?:[.,:/]\d+)*)/u;
/** What stands in front of a value that is set right: "o certo é 41", "agora são 5 demãos". */
const SET_RIGHT =
  /^(?:(?:t[áa]|est[áa]) errad[oa],? )?(?:(?:[oa] )?(?:\p{L}+ )?(?:certo|corret[oa]|certa) (?:é|eh|são) |(?:agora |na verdade |s[ãa]o |é |eh |leva |vai |pra |para |por )+)/iu;

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(WORDS)].map(({ 0: word, index }) => ({
    plain: folded(word),
    from: index,
    to: index + word.length,
  }));

/** Where the words of `said` stand in a row, as `alike` compares them; undefined unless that is one place. */
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

/** "2 ovos" as "3 ovos", or as "3"; undefined where `old` does not stand there once and only once. */
export function withWordsAs(body: string, old: string, fresh: string): string | undefined {
  const words = wordsOf(old);
  const place = words.length === 0 ? undefined : onlyPlace(body, words, (one, other) => one.plain === other.plain);
  if (place === undefined) return undefined;
  const said = fresh.trim();
  // A bare figure is that of the thing that was named.
  const changed = BARE.test(said) ? figureOf(body, place) : place;
  return changed && spliced(body, changed, said);
}

/** Of "2 ovos" the 2, of "forno" in "forno a 180" the 180. */
function figureOf(body: string, { from, to }: Span): Span | undefined {
  const inside = FIGURE.exec(body.slice(from, to));
  const [, gap = '', behind] = inside === null ? (BEHIND.exec(body.slice(to)) ?? []) : [];
  const start = inside === null ? to + gap.length : from + inside.index;
  const figure = inside?.[0] ?? behind;
  return figure === undefined ? undefined : { from: start, to: start + figure.length };
}

/** '3,45' and '250ml' as '9' and '9ml'; a word without a figure is itself. */
const shapeOf = ({ plain }: Word): string => plain.replaceAll(' ', '').replace(/\d+/gu, '9');

/** "3,45 x 2,80" where "3,40 x 2,80" stood, "5 demãos" where there were 3; undefined where nothing of that shape stands once. */
export function withFigureAs(body: string, content: string): string | undefined {
  const value = content.trim().replace(SET_RIGHT, '').trim();
  const said = wordsOf(value);
  if (said.length > 5 || !/\d/u.test(value)) return undefined;
  const place = onlyPlace(body, said, (one, other) => shapeOf(one) === shapeOf(other));
  return place && spliced(body, place, value);
}
