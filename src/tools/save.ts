// The five save tools. Each saves one kind of item as the person said it, with metadata when the lookup found some.

import * as z from 'zod/mini';
import { localDateSchema } from '../domain/dates.ts';
import type { ItemMetadata } from '../domain/metadata/item-metadata.ts';
import type { LinkMetadata } from '../domain/metadata/link-metadata.ts';
import type { MovieMetadata } from '../domain/metadata/movie-metadata.ts';
import type { TvShowMetadata } from '../domain/metadata/tv-show-metadata.ts';
import type { VideoMetadata } from '../domain/metadata/video-metadata.ts';
import { withoutUndefined } from '../domain/without-undefined.ts';
import { noteTitle } from '../memories/note-title.ts';
import type { Edited } from './edit-memory.ts';
import { type Kept, keepItem, titled } from './keep-item.ts';
import { type Marked, markMemory, seenAt } from './mark-memory.ts';
import { type Outside, withoutDetails } from './outside.ts';
import { putOnList } from './put-on-list.ts';
import { toldAgain } from './told-again.ts';
import { defineTool, type ToolContext } from './tool.ts';

const words = z.string().check(z.trim(), z.minLength(1));
const address = z.string().check(z.regex(/^https?:\/\/\S+$/i));
const reason = z.exactOptional(z.string().check(z.describe('por que guardar: "a Ana indicou"')));

const workArgs = {
  title: words,
  year: z.exactOptional(z.int()),
  tmdb_id: z.exactOptional(z.int().check(z.describe('a própria obra, quando já se sabe qual'))),
  reason,
};

/** Title exactly as typed, without a lookup. */
const bare = z.exactOptional(z.literal(true));

/** The person has already watched it, and may have rated it. */
const seen = z.exactOptional(
  z.strictObject({
    rating: z.exactOptional(z.number().check(z.minimum(0), z.maximum(10))),
    on: z.exactOptional(localDateSchema),
  }),
);
type Seen = z.infer<typeof seen.def.innerType>;

/** How far it was watched: 'parei no ep 4'. */
const stopped = z.exactOptional(z.string());

const outsideAddress = z.exactOptional(z.custom<Outside<VideoMetadata | LinkMetadata>>());

type Work = {
  readonly title: string;
  readonly year?: number;
  readonly reason?: string;
  readonly seen?: Seen;
  readonly stopped?: string;
  readonly outside?: Outside<MovieMetadata | TvShowMetadata>;
};

type Address = {
  readonly url: string;
  readonly reason?: string;
  readonly outside?: Outside<VideoMetadata | LinkMetadata>;
};

/** The metadata to store from a lookup. */
const knownOf = <M extends ItemMetadata>(outside: Outside<M> | undefined) =>
  outside?.kind === 'found' ? { metadata: outside.value, asOf: outside.asOf } : undefined;

function keepWork(
  kind: 'movie' | 'tv_show',
  { title, year, reason, seen, stopped, outside }: Work,
  context: ToolContext,
): Kept | Marked {
  const known = knownOf(outside);
  const of = known?.metadata;
  const kept = keepItem(
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
  if (seen !== undefined || stopped !== undefined) return asSeen(kept, { ...seen, stopped }, context);
  return kept.kind === 'duplicate' ? toldAgain(kept, { reason }, context) : kept;
}

/** A new item is marked in the same journal entry; an existing one is marked like any other. */
function asSeen(
  kept: Kept,
  { rating, on, stopped }: Seen & { readonly stopped: string | undefined },
  context: ToolContext,
): Kept | Marked {
  const given = withoutUndefined({ rating, on, stopped });
  const watched = stopped === undefined ? { watched: true } : {};
  if (kept.kind === 'duplicate') return markMemory.run({ item_id: kept.item.id, ...watched, ...given }, context);
  const watchedAt = stopped === undefined ? seenAt(on, context) : null;
  const mark = { watchedAt, rating: rating ?? null, stopped: stopped ?? null };
  context.tx.markItem(kept.item.id, mark);
  return { ...kept, item: { ...kept.item, ...mark } };
}

function keepAddress(
  kind: 'video' | 'link',
  named: string | undefined,
  { url, reason, outside }: Address,
  context: ToolContext,
): Kept {
  const known = knownOf(outside);
  const title = named ?? known?.metadata.title ?? url;
  const kept = keepItem({ kind, title, body: url, reason, known, without: withoutDetails(outside) }, context);
  return kept.kind === 'duplicate' ? toldAgain(kept, { reason, title: named }, context) : kept;
}

export const saveNote = defineTool({
  name: 'save_note',
  description: 'Guarda uma nota com as palavras da pessoa.',
  args: z.strictObject({
    content: words,
    label: z.exactOptional(z.string().check(z.describe('rótulo que a pessoa deu'))),
  }),
  internal: { moment_unsaid: z.exactOptional(z.literal(true)) },
  effect: 'write',
  exposedToModel: true,
  run: ({ content, label, moment_unsaid }, context): Kept | Edited => {
    const listed = label === undefined ? undefined : putOnList(content, label, context);
    if (listed !== undefined) return listed;
    const kept = keepItem({ kind: 'note', title: noteTitle(content, label), body: content }, context);
    return moment_unsaid ? { ...kept, momentUnsaid: true } : kept;
  },
});

export const saveMovie = defineTool({
  name: 'save_movie',
  description: 'Guarda um filme pelo título.',
  args: z.strictObject(workArgs),
  internal: { bare, seen, stopped, outside: z.exactOptional(z.custom<Outside<MovieMetadata>>()) },
  effect: 'write',
  exposedToModel: true,
  run: (work, context) => keepWork('movie', work, context),
});

export const saveTvShow = defineTool({
  name: 'save_tv_show',
  description: 'Guarda uma série pelo título.',
  args: z.strictObject(workArgs),
  internal: { bare, seen, stopped, outside: z.exactOptional(z.custom<Outside<TvShowMetadata>>()) },
  effect: 'write',
  exposedToModel: true,
  run: (work, context) => keepWork('tv_show', work, context),
});

export const saveVideo = defineTool({
  name: 'save_video',
  description: 'Guarda um vídeo pelo endereço.',
  args: z.strictObject({ url: address, title: z.exactOptional(words), reason }),
  internal: { outside: outsideAddress },
  effect: 'write',
  exposedToModel: true,
  run: ({ title, ...where }, context) => keepAddress('video', title, where, context),
});

export const saveLink = defineTool({
  name: 'save_link',
  description: 'Guarda um link pelo endereço.',
  args: z.strictObject({ url: address, description: z.exactOptional(words), reason }),
  internal: { outside: outsideAddress },
  effect: 'write',
  exposedToModel: true,
  run: ({ description, ...where }, context) => keepAddress('link', description, where, context),
});
