// Validates and parses a message posted by the page. Ids are chosen by the client and unique only within a
// conversation, so the deduplication key joins both, each escaped, so that different pairs never give the same key.

import * as z from 'zod/mini';
import type { Instant } from '../../domain/ids.ts';
import type { Inbound, InboundBody } from '../../domain/message.ts';
import { fail, type Result, succeed } from '../../domain/result.ts';
import { inlineFileId } from './inline-file.ts';

const ID_LENGTH = 128;

/** Scripts may send ids as numbers. Lone surrogates are rejected: they can be neither escaped nor stored as UTF-8. */
const id = z
  .pipe(
    z.union([z.string(), z.number()]),
    z.transform((value) => String(value)),
  )
  .check(z.refine((value) => value.length > 0 && value.length <= ID_LENGTH && value.isWellFormed()));

const words = z.string().check(z.refine((value) => value.trim() !== '' && value.isWellFormed()));

const fileName = z.string().check(
  z.maxLength(255),
  z.refine((value) => value.isWellFormed()),
);

const envelope = z.object({
  conversation: id,
  id,
  text: z.optional(words),
  choice: z.optional(words),
  /** `content` is base64. */
  file: z.optional(z.object({ name: fileName, mime: z.optional(fileName), content: z.string() })),
  /** Id of the person's message whose text this replaces. */
  edits: z.optional(id),
  replyTo: z.optional(id),
  /** Text of the quoted message, as the page shows it. */
  quoted: z.optional(z.string()),
  /** Display name chosen in the page. */
  name: z.optional(z.string().check(z.maxLength(ID_LENGTH))),
});

const COMPLAINTS: Readonly<Record<string, string>> = {
  conversation: `Diga em "conversation" de quem é a conversa: um texto de 1 a ${ID_LENGTH} caracteres.`,
  id: `O "id" da mensagem precisa ter de 1 a ${ID_LENGTH} caracteres.`,
  text: 'A mensagem está vazia: escreva alguma coisa em "text".',
  file: 'Em "file" vão "name", "mime" e "content" (em base64) do arquivo.',
  choice: 'Em "choice" vai o "token" do botão escolhido.',
  edits: `Em "edits" vai o id da mensagem editada, de 1 a ${ID_LENGTH} caracteres; o texto novo vai em "text".`,
  replyTo: `Em "replyTo" vai o id da mensagem citada, de 1 a ${ID_LENGTH} caracteres.`,
  quoted: 'Em "quoted" vai o texto da mensagem citada.',
  name: `Em "name" vai um nome de até ${ID_LENGTH} caracteres.`,
};

const SHAPE = 'Mande um JSON assim: {"conversation":"ana","text":"anota: leite"}.';
const ONE_OF =
  'Mande "text" (o que a pessoa escreveu), com ou sem "file", ou "choice" (o token de um botão): um dos dois. "edits" vai com "text".';

/**
 * Reads `{conversation, id, text, edits? | file, text? | choice, replyTo?, quoted?, name?}`.
 * @param now epoch ms, since the page sends no time
 * @returns the message, or a pt-BR sentence naming the error
 */
export function parseWebMessage(raw: unknown, now: Instant): Result<Inbound, string> {
  const parsed = envelope.safeParse(raw);
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path[0];
    return fail((typeof field === 'string' && COMPLAINTS[field]) || SHAPE);
  }
  const { conversation, edits, replyTo, quoted, name, id: messageId } = parsed.data;
  const body = edits === undefined ? bodyOf(parsed.data) : editOf(edits, parsed.data);
  if (!body) return fail(ONE_OF);
  return succeed({
    channel: 'web',
    nativeId: `${encodeURIComponent(conversation)}:${encodeURIComponent(messageId)}`,
    person: conversation,
    chat: conversation,
    group: false,
    messageId,
    sentAt: now,
    forwarded: false,
    body,
    ...(name === undefined ? {} : { name }),
    ...(replyTo === undefined
      ? {}
      : { replyTo: quoted === undefined ? { messageId: replyTo } : { messageId: replyTo, text: quoted } }),
  });
}

type Said = Pick<z.infer<typeof envelope>, 'text' | 'choice' | 'file'>;

const editOf = (of: string, { text, choice, file }: Said): InboundBody | undefined =>
  text === undefined || choice !== undefined || file !== undefined ? undefined : { kind: 'edit', of, text };

function bodyOf({ text, choice, file }: Said): InboundBody | undefined {
  if (file !== undefined && choice === undefined) {
    const { name, mime, content } = file;
    const caption = text === undefined ? {} : { caption: text };
    const kind = mime === undefined ? {} : { mime };
    return { kind: 'media', media: 'document', fileId: inlineFileId(content), name, ...kind, ...caption };
  }
  if (text !== undefined && choice === undefined) return { kind: 'text', text };
  if (choice !== undefined && text === undefined) return { kind: 'choice', token: choice };
  return undefined;
}
