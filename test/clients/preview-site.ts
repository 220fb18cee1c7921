// The whole way of a link in one call: pages on a local site, the guard with its test switch on, and a fresh preview.

import { type LinkPreview, linkPreview } from '../../src/clients/link-preview/link-preview.ts';
import { guardedFetchNode } from '../../src/runtime/guarded-fetch-node.ts';
import { type HtmlServer, htmlServer, type ServedPage } from '../fakes/html-server.ts';
import { type ClientWorld, clientWorld } from './world.ts';

export type PreviewSite = {
  readonly site: HtmlServer;
  readonly world: ClientWorld;
  readonly preview: LinkPreview;
  /** Serves the page at an address of its own and previews it. */
  of(page: string | ServedPage, path?: string): ReturnType<LinkPreview>;
};

export async function previewSite(): Promise<PreviewSite> {
  const site = await htmlServer();
  const world = clientWorld();
  const preview = linkPreview({ ...world, fetchPage: guardedFetchNode({ allowPrivate: true, totalMs: 2000 }) });
  let count = 0;
  return {
    site,
    world,
    preview,
    of: (page, path) => preview(site.serve(path ?? `/p${count++}`, typeof page === 'string' ? { body: page } : page)),
  };
}
