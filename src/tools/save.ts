// The five save tools. Each keeps one kind of thing as the person said it, with what the world says of it when that was found.

import type { ItemMetadata } from '../domain/metadata/item-metadata.ts';
import type { LinkMetadata } from '../domain/metadata/link-metadata.ts';
import type { MovieMetadata } from '../domain/metadata/movie-metadata.ts';
import type { TvShowMetadata } from '../domain/metadata/tv-show-metadata.ts';
import type { VideoMetadata } from '../domain/metadata/video-metadata.ts';
import { noteTitle } from '../memories/note-title.ts';
import { type Kept, keepItem } from './keep-item.ts';
import { type Outside, withoutDetails } from './outside.ts';
import { defineTool, type ToolContext } from './tool.ts';

type Work<M> = {
  readonly title: string;
  readonly year?: number;
  /** The very work, once it is known which. */
  readonly tmdb_id?: number;
  /** The person wants the title and nothing else: nobody is asked. */
  readonly bare?: true;
  /** "porque a Ana indicou". */
  readonly reason?: string;
  readonly outside?: Outside<M>;
};

type Address<M> = { readonly url: string; readonly reason?: string; readonly outside?: Outside<M> };

const titled = (title: string, year: number | null | undefined): string =>
  year === null || year === undefined ? title : `${title} (${year})`;

/** What goes into the memory of a lookup. */
const knownOf = <M extends ItemMetadata>(outside: Outside<M> | undefined) =>
  outside?.kind === 'found' ? { metadata: outside.value, asOf: outside.asOf } : undefined;

function keepWork(
  kind: 'movie' | 'tv_show',
  { title, year, reason, outside }: Work<MovieMetadata | TvShowMetadata>,
  context: ToolContext,
): Kept {
  const known = knownOf(outside);
  const of = known?.metadata;
  return keepItem(
    {
      kind,
      title: of === undefined ? titled(title, year) : titled(of.title, of.year),
      body: '',
      year: of === undefined ? year : of.year,
      reason,
      known,
      without: withoutDetails(outside),
    },
    context,
  );
}

function keepAddress(
  kind: 'video' | 'link',
  words: string | undefined,
  { url, reason, outside }: Address<VideoMetadata | LinkMetadata>,
  context: ToolContext,
): Kept {
  const known = knownOf(outside);
  const title = words ?? known?.metadata.title ?? url;
  return keepItem({ kind, title, body: url, reason, known, without: withoutDetails(outside) }, context);
}

export const saveNote = defineTool({
  name: 'save_note',
  description: 'Guarda uma nota com as palavras da pessoa.',
  effect: 'write',
  exposedToModel: true,
  run: ({ content, label }: { readonly content: string; readonly label?: string }, context) =>
    keepItem({ kind: 'note', title: noteTitle(content, label), body: content }, context),
});

export const saveMovie = defineTool({
  name: 'save_movie',
  description: 'Guarda um filme pelo título.',
  effect: 'write',
  exposedToModel: true,
  run: (work: Work<MovieMetadata>, context) => keepWork('movie', work, context),
});

export const saveTvShow = defineTool({
  name: 'save_tv_show',
  description: 'Guarda uma série pelo título.',
  effect: 'write',
  exposedToModel: true,
  run: (work: Work<TvShowMetadata>, context) => keepWork('tv_show', work, context),
});

export const saveVideo = defineTool({
  name: 'save_video',
  description: 'Guarda um vídeo pelo endereço.',
  effect: 'write',
  exposedToModel: true,
  run: ({ title, ...address }: Address<VideoMetadata | LinkMetadata> & { readonly title?: string }, context) =>
    keepAddress('video', title, address, context),
});

export const saveLink = defineTool({
  name: 'save_link',
  description: 'Guarda um link pelo endereço.',
  effect: 'write',
  exposedToModel: true,
  run: (
    { description, ...address }: Address<VideoMetadata | LinkMetadata> & { readonly description?: string },
    context,
  ) => keepAddress('link', description, address, context),
});
