// "Guarda essa receita" under a photo keeps the words: the person is told that the photo itself is not kept.

import type { InboxMessage } from '../../domain/internal-message.ts';
import type { MediaKind, Reply } from '../../domain/message.ts';

const FILES: Partial<Record<MediaKind, string>> = {
  photo: 'A foto',
  video: 'O vídeo',
  document: 'O arquivo',
  audio: 'O áudio',
};

/** 'A foto'; of anything else, 'Isso'. */
export const unkeptFile = (media: MediaKind): string => FILES[media] ?? 'Isso';

/** @param tools that ran. */
export function withUnkeptFile(
  reply: Reply | undefined,
  { body }: InboxMessage,
  tools: readonly string[],
): Reply | undefined {
  const file = body.kind === 'media' && tools.includes('save_note') ? FILES[body.media] : undefined;
  if (reply === undefined || file === undefined) return reply;
  return { ...reply, text: [...reply.text, `\n${file} eu não guardo, só as palavras.`] };
}
