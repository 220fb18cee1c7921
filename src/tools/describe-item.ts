// Answers about a work, a video or a page without keeping it: from what was kept of it, else from what the world said just now.

import type { WorkKind } from '../domain/candidate.ts';
import type { ItemId } from '../domain/ids.ts';
import type { ItemMetadata } from '../domain/metadata/item-metadata.ts';
import type { Outside } from './outside.ts';
import { defineTool } from './tool.ts';

/** What is asked: year, cast, director, watch_providers… (language/ names them). */
export type DescribeArgs = {
  readonly title: string;
  readonly ask: string;
  readonly kind?: WorkKind;
  readonly year?: number;
  readonly url?: string;
  readonly item_id?: ItemId;
  readonly tmdb_id?: number;
  readonly outside?: Outside<ItemMetadata>;
};

export type Described = {
  readonly kind: 'described';
  readonly title: string;
  readonly ask: string;
  readonly outside: Outside<ItemMetadata>;
};

export const describeItem = defineTool({
  name: 'describe_item',
  description: 'Responde sobre um filme, série, vídeo ou página: ano, elenco, direção, onde assistir.',
  effect: 'read',
  exposedToModel: true,
  run: ({ title, ask, outside }: DescribeArgs, _context): Described => ({
    kind: 'described',
    title,
    ask,
    outside: outside ?? { kind: 'unavailable', reason: 'not_configured' },
  }),
});
