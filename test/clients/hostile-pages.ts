// A page made of hostile words, previewed over real HTTP: what of their power came through.

import { powerLeft } from './hostile-words.ts';
import type { PreviewSite } from './preview-site.ts';

/** A description's length; titles are cut sooner. */
const LONGEST = 500;

/** What is wrong with the preview of this page, each with the words it is wrong in; empty when they came through as words. */
export async function previewedPower(pages: PreviewSite, page: string): Promise<readonly string[]> {
  const answer = await pages.of(page);
  if (answer.kind === 'none') return [];
  if (answer.kind !== 'found') return [`no answer: ${answer.reason}`];
  const { title, description, site, author, publishedOn, imageUrl, canonicalUrl } = answer.value;
  const complaints: string[] = [];
  for (const words of [title, description, site, author]) {
    const left = words === null ? undefined : powerLeft(words, LONGEST);
    if (left !== undefined) complaints.push(`${left}: ${JSON.stringify(words)}`);
  }
  for (const address of [imageUrl, canonicalUrl])
    if (address !== null && !/^https?:\/\/[!-~]+$/u.test(address)) complaints.push(`address: ${address}`);
  if (publishedOn !== null && !/^\d{4}-\d\d-\d\d$/u.test(publishedOn)) complaints.push(`day: ${publishedOn}`);
  return complaints;
}
