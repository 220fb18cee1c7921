// The three lookup tools: films by title, series by title, and what an address leads to. They run before the turn's
// transaction and write nothing; saving the result is a separate tool.

import * as z from 'zod/mini';
import type { Candidate } from '../domain/candidate.ts';
import type { Lookup } from '../domain/lookup.ts';
import type { LinkMetadata } from '../domain/metadata/link-metadata.ts';
import type { VideoMetadata } from '../domain/metadata/video-metadata.ts';
import type { Catalogue } from '../ports.ts';
import { defineQuestion } from './question-tool.ts';

const work = z.strictObject({
  title: z.string().check(z.trim(), z.minLength(1)),
  year: z.exactOptional(z.int()),
});

type Works = Lookup<readonly Candidate[]>;

export const enrichMovie = defineQuestion({
  name: 'enrich_movie',
  description: 'Procura filmes com esse título: ano, direção, qual deles é.',
  args: work,
  exposedToModel: true,
  ask: (query, world: Pick<Catalogue, 'works'>): Promise<Works> => world.works('movie', query),
});

export const enrichTvShow = defineQuestion({
  name: 'enrich_tv_show',
  description: 'Procura séries com esse título: ano, criadores, qual delas é.',
  args: work,
  exposedToModel: true,
  ask: (query, world: Pick<Catalogue, 'works'>): Promise<Works> => world.works('tv_show', query),
});

export const enrichVideo = defineQuestion({
  name: 'enrich_video',
  description: 'Descobre título, canal e capa de um vídeo pelo endereço.',
  args: z.strictObject({ url: z.string().check(z.regex(/^https?:\/\/\S+$/i)) }),
  exposedToModel: true,
  ask: ({ url }, world: Pick<Catalogue, 'address'>): Promise<Lookup<VideoMetadata | LinkMetadata>> =>
    world.address(url),
});
