// Transcribes a voice message before anything is understood, so that it is handled like typed text from then on. Reads
// only.

import type { ConversationId, InboxId, Instant } from '../../domain/ids.ts';
import { type InboxMessage, isInternal } from '../../domain/internal-message.ts';
import type { InboundBody, Reply } from '../../domain/message.ts';
import type { Transcribe, Unheard } from '../../domain/recording.ts';
import type { Channel } from '../../ports.ts';
import { heardWords } from '../replies/heard-words.ts';

/** In bytes: WhatsApp's own limit, about an hour of speech. */
const MOST_AUDIO_BYTES = 16 * 1024 * 1024;
const DEADLINE_MS = 25_000;
/** In characters. Longer transcripts are not dictation. */
const LONGEST = 8_000;

export type Hearing = {
  readonly conversation: ConversationId;
  readonly turn: InboxId;
  readonly now: Instant;
  readonly download: Channel['download'];
};

export type Hear = (message: InboxMessage, hearing: Hearing) => Promise<InboxMessage>;

type Media = Extract<InboundBody, { kind: 'media' }>;

/** @param transcribe absent when no transcription model is configured. */
export const hearWith =
  (transcribe: Transcribe | undefined): Hear =>
  async (message, hearing) => {
    // What people of a group tell each other is nobody's to transcribe.
    if (isInternal(message) || message.body.kind !== 'media' || message.overheard === true) return message;
    const { body } = message;
    if ((body.media !== 'voice' && body.media !== 'audio') || (body.caption ?? '') !== '') return message;
    const heard = await wordsOf(body, transcribe, hearing);
    return { ...message, body: heard };
  };

async function wordsOf(
  body: Media,
  transcribe: Transcribe | undefined,
  { conversation, turn, now, download }: Hearing,
): Promise<InboundBody> {
  const unheard = (why: Unheard): InboundBody => ({ ...body, unheard: why });
  if (transcribe === undefined) return unheard('off');
  if (body.fileId === undefined) return unheard('failed');
  const file = await download(body.fileId, MOST_AUDIO_BYTES);
  if (file.kind !== 'file') return unheard(file.kind);
  const recording = { bytes: file.bytes, mime: body.mime ?? 'audio/ogg' };
  const heard = await transcribe(recording, { conversation, turn, deadline: now + DEADLINE_MS });
  return heard.kind === 'heard'
    ? { kind: 'text', text: heard.text.slice(0, LONGEST), spoken: true }
    : unheard(heard.why);
}

/** Shows the transcript above the reply, so that the person sees a misheard word. */
export function withHeard(reply: Reply | undefined, message: InboxMessage): Reply | undefined {
  const { body } = message;
  if (reply === undefined || body.kind !== 'text' || body.spoken !== true) return reply;
  return { ...reply, text: [...heardWords(body.text), ...reply.text] };
}
