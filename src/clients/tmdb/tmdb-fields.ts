// Normalises TMDB's fields: "unknown" (an empty text, 0, no votes) becomes null, and texts become inert.

import { inertText } from '../../domain/inert-text.ts';

const LONGEST_TITLE = 200;
const LONGEST_OVERVIEW = 1_000;
const LONGEST_NAME = 80;
const MOST_NAMES = 40;
const MOST_CAST = 8;
/** Behind everybody whose place in the credits is known. */
const LAST_BILLED = 999;

/** On one line and of limited length; null when empty. */
export const titleOf = (text: string | null): string | null => inertText(text ?? '', LONGEST_TITLE) || null;

/** Of limited length; null when TMDB has none in Portuguese. */
export const overviewOf = (text: string | null): string | null => inertText(text ?? '', LONGEST_OVERVIEW) || null;

/** Each name once, in the order of the list. */
export const namesOf = (items: readonly { readonly name: string }[], most = MOST_NAMES): readonly string[] =>
  [...new Set(items.map(({ name }) => inertText(name, LONGEST_NAME)))].filter((name) => name !== '').slice(0, most);

/** The first names of the cast, as billed. */
export const castOf = (cast: readonly { readonly name: string; readonly order: number | null }[]): readonly string[] =>
  namesOf(
    cast.toSorted((a, b) => (a.order ?? LAST_BILLED) - (b.order ?? LAST_BILLED)),
    MOST_CAST,
  );

/** 'YYYY-MM-DD'; null for anything else, such as an empty text or a year alone. */
export const dateOf = (text: string | null): string | null =>
  text !== null && /^(?:18|19|20|21)\d\d-\d\d-\d\d$/u.test(text) ? text : null;

/** Of a date as TMDB writes it; null when there is none. */
export const yearOf = (text: string | null): number | null => {
  const date = dateOf(text);
  return date === null ? null : Number(date.slice(0, 4));
};

/** A positive whole number (minutes, seasons); 0 means unknown there, so it is null. */
export const countOf = (count: number | null | undefined): number | null =>
  count !== null && count !== undefined && Number.isInteger(count) && count > 0 ? count : null;

/** One decimal, as TMDB shows it; null without votes. */
export const ratingOf = (average: number | null, votes: number | null): number | null =>
  average === null || votes === null || votes <= 0 || average < 0 || average > 10
    ? null
    : Math.round(average * 10) / 10;

/** URL of the poster at 500 pixels width (w500): sharp on a phone, some 60 KB. */
export const posterOf = (path: string | null, imageRoot: string): string | null =>
  path !== null && /^\/[\w-]+\.(?:jpg|jpeg|png|webp)$/u.test(path) ? `${imageRoot}/w500${path}` : null;

/** Countries of origin, else of production; empty when neither is given. */
export function countriesOf({
  origin_country: origin,
  production_countries: produced,
}: {
  readonly origin_country: readonly string[];
  readonly production_countries: readonly { readonly iso_3166_1: string }[];
}): { readonly countries?: readonly string[] } {
  const codes = origin.length > 0 ? origin : produced.map(({ iso_3166_1 }) => iso_3166_1);
  return codes.length === 0 ? {} : { countries: codes };
}
