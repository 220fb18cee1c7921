// Stored metadata comes back as it went, and what is not ours comes back as none.

import { expect, it } from 'vitest';
import type { ItemMetadata } from '../../src/domain/metadata/item-metadata.ts';
import { readItemMetadata } from '../../src/memories/read-item-metadata.ts';

const video: ItemMetadata = {
  kind: 'video',
  site: 'YouTube',
  videoId: 'dQw4w9WgXcQ',
  title: 'Um vídeo',
  author: null,
  thumbnailUrl: null,
};
const movie: ItemMetadata = {
  kind: 'movie',
  tmdbId: 603,
  title: 'Matrix',
  originalTitle: 'The Matrix',
  year: 1999,
  releaseDate: '1999-03-31',
  overview: null,
  directors: ['Lana Wachowski', 'Lilly Wachowski'],
  cast: [],
  genres: ['Ação'],
  keywords: [],
  runtimeMinutes: null,
  rating: 8.2,
  posterUrl: null,
  offers: { stream: ['Max'], free: [], rent: [], buy: [], link: null },
};

it('comes back as it went', () => {
  for (const metadata of [video, movie]) expect(readItemMetadata(JSON.stringify(metadata))).toEqual(metadata);
});

it('is none when absent, broken, of no kind we know, or of an older shape', () => {
  const { year: _, ...older } = movie;
  for (const json of [
    null,
    '',
    '{',
    'null',
    '[]',
    '{"kind":"book"}',
    JSON.stringify(older),
    JSON.stringify({ ...movie, year: '1999' }),
  ])
    expect(readItemMetadata(json)).toBeNull();
});
