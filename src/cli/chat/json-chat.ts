// Machine-readable chat: each input line gives one JSON output line. A line that is a JSON object is an instruction;
// any other line is a message.

import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import * as z from 'zod/mini';
import { inlineFileId } from '../../channels/web/inline-file.ts';
import { fail, type Result, succeed } from '../../domain/result.ts';
import type { Exchange, HeardReply, LocalSession, Said } from '../../runtime/local-session.ts';
import { bytesGiven } from '../file-given.ts';
import type { ChatClock } from './chat-clock.ts';

const instruction = z.union([
  z.object({ now: z.string() }),
  z.object({ choice: z.string(), user: z.optional(z.string()), wait: z.optional(z.boolean()) }),
  z.object({ file: z.string(), caption: z.optional(z.string()), user: z.optional(z.string()) }),
  z.object({ photo: z.string(), caption: z.optional(z.string()), user: z.optional(z.string()) }),
  z.object({
    text: z.string(),
    user: z.optional(z.string()),
    /** Number of an earlier line: the message quotes what the person wrote there. */
    replyTo: z.optional(z.number()),
    forwarded: z.optional(z.boolean()),
    wait: z.optional(z.boolean()),
  }),
]);

type Instruction = z.infer<typeof instruction> | { readonly bad: string };

function read(line: string): Instruction {
  // trim() also takes away the mark that some editors put before the first line.
  if (!line.trim().startsWith('{')) return { text: line };
  let value: unknown;
  try {
    value = JSON.parse(line.trim());
  } catch {
    // A cut or mistyped instruction must not be obeyed as words: half of {"text":"não apaga tudo"} says something else.
    return /^\s*\{\s*["']/.test(line)
      ? { bad: 'isto não é JSON; veja os formatos em docs/chat-json.md' }
      : { text: line };
  }
  const parsed = instruction.safeParse(value);
  return parsed.success ? parsed.data : { bad: 'não entendi a instrução; veja os formatos em docs/chat-json.md' };
}

/** @param speaker who sent the line; replies to anybody else carry their recipient. */
const replyOut = ({ text, choices = [], picture, file, rewrites, to }: HeardReply, speaker: string) => ({
  text,
  ...(to === speaker ? {} : { to }),
  ...(rewrites === undefined ? {} : { rewrites: true }),
  choices: choices.map(({ token, label }) => ({ token, label })),
  pictures: picture === undefined ? 0 : 1,
  files: file === undefined ? [] : [file],
});

function exchangeOut({ replies, trace }: Exchange, speaker: string) {
  const { intent, action, confidence, slots, decision, tool, modelCalls, state } = trace ?? {};
  return {
    replies: replies.map((reply) => replyOut(reply, speaker)),
    trace: trace === undefined ? null : { intent, action, confidence, slots, decision, tool, modelCalls, state },
  };
}

/** Ends with the input. Invalid instructions answer a line with `error` and stop nothing. */
export async function jsonChat(
  session: LocalSession,
  clock: ChatClock,
  lines: AsyncIterable<string>,
  user: string,
  write: (line: string) => void,
): Promise<void> {
  const saidAt = new Map<number, string>();
  let number = 0;
  for await (const line of lines) {
    number += 1;
    const step = read(line);
    if ('bad' in step) write(JSON.stringify({ error: step.bad }));
    else if ('now' in step) write(JSON.stringify(await moved(session, clock, step.now, user)));
    else if ('text' in step && step.text.trim() === '') write(JSON.stringify({ replies: [], trace: null }));
    else {
      const message = saidOf(step, user, saidAt);
      if (!message.ok) {
        write(JSON.stringify({ error: message.failure }));
        continue;
      }
      const said = message.value;
      const wait = 'wait' in step && step.wait === false ? 'answered' : 'quiet';
      const { messageId, ...exchange } = await session.say(said, wait);
      saidAt.set(number, messageId);
      write(JSON.stringify(exchangeOut(exchange, said.user)));
    }
  }
}

async function moved(session: LocalSession, clock: ChatClock, now: string, user: string) {
  if (!clock.set(now)) return { error: `não entendi a data ${now}` };
  const { replies } = await session.pending();
  return replies.length === 0
    ? { now: clock.wall() }
    : { now: clock.wall(), replies: replies.map((reply) => replyOut(reply, user)) };
}

type Message = Exclude<z.infer<typeof instruction>, { now: string }>;

function saidOf(step: Message, fallback: string, saidAt: ReadonlyMap<number, string>): Result<Said, string> {
  const user = step.user ?? fallback;
  if ('choice' in step) return succeed({ user, body: { kind: 'choice', token: step.choice } });
  if ('file' in step) return mediaOf(user, step.file, { media: 'document', name: basename(step.file) }, step.caption);
  if ('photo' in step) {
    // One that is not there stands for any: what is said about a photo can be tried without having one.
    if (existsSync(step.photo)) return mediaOf(user, step.photo, { media: 'photo' }, step.caption);
    return succeed({ user, body: withCaption({ kind: 'media', media: 'photo', fileId: step.photo }, step.caption) });
  }
  const quoted = step.replyTo === undefined ? undefined : saidAt.get(step.replyTo);
  // Without what it quotes, "apaga isso" would mean the last thing done.
  if (step.replyTo !== undefined && quoted === undefined) return fail(`ninguém disse nada na linha ${step.replyTo}`);
  return succeed({
    user,
    body: { kind: 'text', text: step.text },
    ...(quoted === undefined ? {} : { replyTo: quoted }),
    ...(step.forwarded === true ? { forwarded: true } : {}),
  });
}

type Media = Extract<Said['body'], { kind: 'media' }>;

const withCaption = (media: Media, caption: string | undefined): Media =>
  caption === undefined ? media : { ...media, caption };

function mediaOf(
  user: string,
  path: string,
  as: Pick<Media, 'media' | 'name'>,
  caption: string | undefined,
): Result<Said, string> {
  const bytes = bytesGiven(path);
  if (!bytes.ok) return bytes;
  return succeed({ user, body: withCaption({ kind: 'media', ...as, fileId: inlineFileId(bytes.value) }, caption) });
}
