// A photo that may be of a receipt: what its caption says of the movement is the person's own word and stands over what is printed.

import { folded } from '../../domain/fold.ts';
import type { MediaKind } from '../../domain/message.ts';
import type { Draft } from '../../finance/draft.ts';
import type { Intent } from '../../language/intent.ts';
import type { Understanding } from '../../language/understanding.ts';
import { type Decision, IDLE_STATE } from '../decision.ts';
import { localDate } from '../local-time.ts';
import { draftOf } from '../money/draft-of.ts';
import { mediaReply } from '../replies/heard-words.ts';
import type { Situation } from '../situation.ts';
import { SURE } from '../sure.ts';

type Photo = { readonly media: MediaKind; readonly fileId?: string; readonly mime?: string };

/** A caption longer than this says something of its own. */
const LONGEST_LABEL = 60;

/** @param words what would be done with the caption alone. @returns undefined when the photo is not what it is about. */
export function decidePhoto(body: Photo, situation: Situation, words: () => Decision): Decision | undefined {
  const { media, fileId, mime = '' } = body;
  const shown = media === 'photo' || (media === 'document' && mime.startsWith('image/'));
  const told = toldOf(situation);
  if (!shown || fileId === undefined || situation.message.forwarded || told === undefined) return undefined;
  const otherwise: Decision =
    situation.text === '' ? { do: 'reply', reply: mediaReply('photo'), next: situation.loaded.state } : words();
  return { do: 'read_photo', fileId, told, otherwise, next: IDLE_STATE };
}

/** An amount to read a caption with, and to leave out of what was read. */
const ASSUMED = 'gastei R$ 100,00 com';

/** Words like these come under any photo. */
const LABELS: ReadonlySet<Intent> = new Set(['unknown', 'smalltalk', 'feedback']);

/** "presente da Bete" alone asks for what bears that name; under a photo it is the name of what is seen. */
const names = ({ intent, slots }: Understanding, text: string): boolean =>
  intent === 'search' && folded(slots.query ?? '') === folded(text);

const asks = (said: Understanding, text: string): boolean =>
  said.confidence >= SURE && !LABELS.has(said.intent) && !names(said, text);

/** What the caption says of the movement; undefined when it names an amount, or is sure to ask for something else. */
function toldOf({ understanding, text, read, asking, zone }: Situation): Partial<Draft> | undefined {
  const { intent, slots } = understanding;
  if (text === '' || intent === 'save_previous') return {};
  if (
    intent === 'lancamento' ? slots.amount_cents !== undefined || slots.items !== undefined : asks(understanding, text)
  )
    return undefined;
  const as = read(`${ASSUMED} ${text}`);
  if (text.length > LONGEST_LABEL || as.intent !== 'lancamento') return undefined;
  const { amount_cents: _, ...said } = as.slots;
  const { kind: __, date, ...draft } = draftOf(said, localDate(asking.now, zone), text);
  return date === localDate(asking.now, zone) ? draft : { ...draft, date };
}
