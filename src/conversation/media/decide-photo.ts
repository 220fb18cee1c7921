// A photo that may be a receipt. What the caption says about the entry overrides what is printed.

import { folded } from '../../domain/fold.ts';
import type { MediaKind } from '../../domain/message.ts';
import type { Draft } from '../../finance/draft.ts';
import type { Intent } from '../../language/intent.ts';
import type { Understanding } from '../../language/understanding.ts';
import type { Decision } from '../decision.ts';
import { localDate } from '../local-time.ts';
import { draftOf } from '../money/entry/draft-of.ts';
import type { Situation } from '../situation.ts';
import { SURE } from '../sure.ts';
import { namesTheFile } from './caption-of-file.ts';

type Photo = { readonly media: MediaKind; readonly fileId?: string; readonly mime?: string };

/** In characters. A longer caption is a message of its own. */
const LONGEST_LABEL = 60;

/**
 * @param otherwise decides the caption alone.
 * @param before entries of the photos sent just before, still to be confirmed.
 * @returns undefined when the message is not about the photo.
 */
export function decidePhoto(
  body: Photo,
  situation: Situation,
  otherwise: () => Decision,
  before: readonly Draft[],
): Decision | undefined {
  const { media, fileId, mime = '' } = body;
  const shown = media === 'photo' || (media === 'document' && mime.startsWith('image/'));
  const told = toldOf(situation);
  if (!shown || fileId === undefined || situation.message.forwarded || told === undefined) return undefined;
  return { do: 'read_photo', fileId, told, before, otherwise: otherwise(), next: situation.loaded.state };
}

/** A placeholder amount, needed to parse the caption as an entry; removed from the result. */
const ASSUMED = 'gastei R$ 100,00 com';

/** Captions that say nothing specific about the photo. */
const LABELS: ReadonlySet<Intent> = new Set(['unknown', 'smalltalk', 'feedback']);

/** "presente da Bete" alone is a search for that name; as a caption it describes the purchase. */
const names = ({ intent, slots }: Understanding, text: string): boolean =>
  intent === 'search' && folded(slots.query ?? '') === folded(text);

const asks = (said: Understanding, text: string): boolean =>
  said.confidence >= SURE && !LABELS.has(said.intent) && !names(said, text);

/** The entry fields in the caption; undefined when it has an amount of its own or clearly asks for something else. */
function toldOf({ understanding, text, read, asking, zone }: Situation): Partial<Draft> | undefined {
  const { intent, slots } = understanding;
  if (text === '' || intent === 'save_previous' || namesTheFile(text, intent)) return {};
  if (
    intent === 'lancamento' ? slots.amount_cents !== undefined || slots.items !== undefined : asks(understanding, text)
  )
    return undefined;
  const as = read(`${ASSUMED} ${text}`);
  if (text.length > LONGEST_LABEL || as.intent !== 'lancamento') return undefined;
  const { amount_cents: _, ...said } = as.slots;
  const { kind: __, date, ...draft } = draftOf(said, localDate(asking.said, zone), text);
  return date === localDate(asking.said, zone) ? draft : { ...draft, date };
}
