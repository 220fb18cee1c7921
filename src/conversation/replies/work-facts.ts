// Facts of a work as short lines: makers, length, where to watch. Unknown facts have no line.

import { listed } from '../../domain/listed.ts';
import type { MovieMetadata } from '../../domain/metadata/movie-metadata.ts';
import type { TvShowMetadata } from '../../domain/metadata/tv-show-metadata.ts';
import type { WatchOffers } from '../../domain/metadata/watch-offers.ts';

export type WorkMetadata = MovieMetadata | TvShowMetadata;

const LONGEST_LIST = 5;

/** "Ana, Bia e Caio", and no more than `most`. */
export const firstListed = (names: readonly string[], most = LONGEST_LIST): string => listed(names.slice(0, most));

/** "2h28", "50 min". */
export const lasting = (minutes: number): string =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)}h${String(minutes % 60).padStart(2, '0')}`;

/** '8' or '8,5'. */
export const outOfTen = (rating: number): string => rating.toLocaleString('pt-BR', { maximumFractionDigits: 1 });

/** Directors of a film, creators of a series; may be empty. */
export const makersOf = (work: WorkMetadata): readonly string[] =>
  work.kind === 'movie' ? work.directors : work.creators;

/** "Matrix (1999)". */
export const dated = ({ title, year }: Pick<WorkMetadata, 'title' | 'year'>): string =>
  year === null ? title : `${title} (${year})`;

/** Undefined while the number of seasons is unknown. */
export const seasonsOf = ({ seasons, episodes }: TvShowMetadata): string | undefined => {
  if (seasons === null) return undefined;
  const many = seasons === 1 ? '1 temporada' : `${seasons} temporadas`;
  return episodes === null ? many : `${many}, ${episodes} episódios`;
};

/** Each way of watching with who offers it; none when nobody does. */
export function offerLines({ stream, free, rent, buy }: WatchOffers): readonly string[] {
  const ways = [
    ['por assinatura', stream],
    ['de graça', free],
    ['para alugar', rent],
    // Whoever rents it usually sells it too.
    ['para comprar', rent.length > 0 ? [] : buy],
  ] as const;
  return ways.flatMap(([way, names]) => (names.length === 0 ? [] : [`${firstListed(names)} (${way})`]));
}
