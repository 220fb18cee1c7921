// Describes a work, video or page without saving it: from the saved item, else from a lookup made just now.

import * as z from 'zod/mini';
import { workKindSchema } from '../domain/candidate.ts';
import { itemIdSchema } from '../domain/ids.ts';
import type { ItemMetadata } from '../domain/metadata/item-metadata.ts';
import type { Outside } from './outside.ts';
import { defineTool } from './tool.ts';

export type Described = {
  readonly kind: 'described';
  readonly title: string;
  readonly ask: string;
  readonly outside: Outside<ItemMetadata>;
};

export const describeItem = defineTool({
  name: 'describe_item',
  description: 'Responde sobre um filme, série, vídeo ou página: ano, elenco, direção, onde assistir.',
  args: z.strictObject({
    title: z.string(),
    /** Attribute names come from language/. */
    ask: z.string().check(z.describe('year, cast, director, watch_providers, rating, synopsis, seasons, details…')),
    kind: z.exactOptional(workKindSchema),
    year: z.exactOptional(z.int()),
    url: z.exactOptional(z.string()),
  }),
  internal: {
    item_id: z.exactOptional(itemIdSchema),
    tmdb_id: z.exactOptional(z.int()),
    outside: z.exactOptional(z.custom<Outside<ItemMetadata>>()),
  },
  effect: 'read',
  exposedToModel: true,
  run: ({ title, ask, outside }): Described => ({
    kind: 'described',
    title,
    ask,
    outside: outside ?? { kind: 'unavailable', reason: 'not_configured' },
  }),
});

/** The call with what the runtime adds. */
export type DescribeArgs = Parameters<typeof describeItem.run>[0];
