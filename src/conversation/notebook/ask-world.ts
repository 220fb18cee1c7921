// Metadata look-ups for works and addresses, shared by everybody who needs them: saving, questions, a planner, and the
// completion of items saved without metadata.

import type { Candidate, WorkKind } from '../../domain/candidate.ts';
import { folded } from '../../domain/fold.ts';
import type { Lookup } from '../../domain/lookup.ts';
import type { LinkMetadata } from '../../domain/metadata/link-metadata.ts';
import type { MovieMetadata } from '../../domain/metadata/movie-metadata.ts';
import type { TvShowMetadata } from '../../domain/metadata/tv-show-metadata.ts';
import type { VideoMetadata } from '../../domain/metadata/video-metadata.ts';
import type { Catalogue } from '../../ports.ts';
import { questions } from '../../tools/registry.ts';

export type Named = { readonly title: string; readonly year?: number | undefined };

/** Works of that name, likeliest first. */
export const worksNamed = (
  kind: WorkKind,
  { title, year }: Named,
  world: Catalogue,
): Promise<Lookup<readonly Candidate[]>> =>
  questions[kind === 'movie' ? 'enrich_movie' : 'enrich_tv_show'].ask(
    year === undefined ? { title } : { title, year },
    world,
  );

/** All there is to know of one work. */
export const workOf = (
  kind: WorkKind,
  id: number,
  world: Catalogue,
): Promise<Lookup<MovieMetadata | TvShowMetadata>> => (kind === 'movie' ? world.movie(id) : world.tvShow(id));

/** A video's title and channel, or the page's own description; never rejects. */
export const whatIsAt = (url: string, world: Catalogue): Promise<Lookup<VideoMetadata | LinkMetadata>> =>
  questions.enrich_video.ask({ url }, world);

/** The one work whose title, here or in its own language, is exactly what was said; undefined when none or several are. */
export function exactly(title: string, list: readonly Candidate[]): Candidate | undefined {
  const said = folded(title);
  const exact = list.filter((one) => folded(one.title) === said || folded(one.originalTitle ?? '') === said);
  return exact.length === 1 ? exact[0] : undefined;
}

/** The only work there is, or the only one so called: what needs no question. */
export const plainlyMeant = (title: string, list: readonly Candidate[]): Candidate | undefined =>
  list.length === 1 ? list[0] : exactly(title, list);
