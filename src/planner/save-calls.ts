// The call that saves exactly the person's words. Pure: nothing is looked up here.

import { isVideoUrl } from '../language/memory/video-host.ts';
import type { SaveSlots } from '../language/slots/memory-slots.ts';
import type { ToolCall } from '../tools/registry.ts';

const URL_ALONE = /^https?:\/\/\S+$/i;
/** "www.globo.com", "loja.com.br/oferta": typed or read aloud without its scheme. */
const BARE_ADDRESS = /^(?:www\.[\w-]+(?:\.[\w-]+)+|[\w-]+(?:\.[\w-]+)+\/)\S*$/i;
const HAS_SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;

export type SaveCall = Extract<ToolCall, { tool: `save_${string}` }>;

/** Without a label the note has no title of its own. */
export const noteCall = (content: string, label?: string): Extract<SaveCall, { tool: 'save_note' }> => ({
  tool: 'save_note',
  args: label === undefined ? { content } : { content, label },
});

/** Text that refers to nothing else: an address is saved as a link, anything else as a note. */
export function keepWords(text: string): SaveCall {
  const typed = text.trim();
  const words = BARE_ADDRESS.test(typed) ? withScheme(typed) : typed;
  if (!URL_ALONE.test(words)) return noteCall(words);
  return isVideoUrl(words) ? { tool: 'save_video', args: { url: words } } : { tool: 'save_link', args: { url: words } };
}

const BECAUSE = /^(.+?)[,;]?\s+(?:porque|pq|por causa d[aeo]s?)\s+(.+)$/iu;

/** "Dark porque a Ana indicou", "Dark, 3a temporada": the remark is saved beside the title, not in it. */
export function withReason(slots: SaveSlots): SaveSlots {
  if (slots.item_type === 'note' || slots.note !== undefined) return slots;
  const [, title, note] = BECAUSE.exec(slots.title ?? '') ?? [];
  if (title !== undefined && note !== undefined) return { ...slots, title, note };
  return slots.season === undefined ? slots : { ...slots, note: `${slots.season}ª temporada` };
}

/** The note becomes the reason it was saved for. */
export const workCall = (
  tool: 'save_movie' | 'save_tv_show',
  title: string,
  { year, note }: Pick<SaveSlots, 'year' | 'note'>,
): SaveCall => ({
  tool,
  args: { title, ...(year === undefined ? {} : { year }), ...(note === undefined ? {} : { reason: note }) },
});

const withScheme = (address: string): string => (HAS_SCHEME.test(address) ? address : `https://${address}`);

/** An address without a scheme gets https. */
export function addressCall(kind: 'video' | 'link', address: string, { title, note }: SaveSlots): SaveCall {
  const url = withScheme(address);
  const reason = note === undefined ? {} : { reason: note };
  if (kind === 'video')
    return { tool: 'save_video', args: { url, ...reason, ...(title === undefined ? {} : { title }) } };
  return { tool: 'save_link', args: { url, ...reason, ...(title === undefined ? {} : { description: title }) } };
}
