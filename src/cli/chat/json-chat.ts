// Machine-readable chat: each input line gives one JSON output line. A line that is a JSON object is an instruction;
// any other line is a message.

import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import * as z from 'zod/mini';
import { inlineFileId } from '../../channels/web/inline-file.ts';
import type { Exchange, HeardReply, LocalSession, Said } from '../../runtime/local-session.ts';
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
  if (!line.trimStart().startsWith('{')) return { text: line };
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { text: line };
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
    else if ('file' in step && !existsSync(step.file))
      write(JSON.stringify({ error: `não achei o arquivo ${step.file}` }));
    else if ('text' in step && step.text.trim() === '') write(JSON.stringify({ replies: [], trace: null }));
    else {
      const said = saidOf(step, user, saidAt);
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

function saidOf(step: Message, fallback: string, saidAt: ReadonlyMap<number, string>): Said {
  const user = step.user ?? fallback;
  if ('choice' in step) return { user, body: { kind: 'choice', token: step.choice } };
  if ('file' in step) {
    const fileId = inlineFileId(readFileSync(step.file).toString('base64'));
    const media = { kind: 'media', media: 'document', fileId, name: basename(step.file) } as const;
    return { user, body: step.caption === undefined ? media : { ...media, caption: step.caption } };
  }
  if ('photo' in step) {
    const fileId = existsSync(step.photo) ? inlineFileId(readFileSync(step.photo).toString('base64')) : step.photo;
    const media = { kind: 'media', media: 'photo', fileId } as const;
    return { user, body: step.caption === undefined ? media : { ...media, caption: step.caption } };
  }
  const quoted = step.replyTo === undefined ? undefined : saidAt.get(step.replyTo);
  return {
    user,
    body: { kind: 'text', text: step.text },
    ...(quoted === undefined ? {} : { replyTo: quoted }),
    ...(step.forwarded === true ? { forwarded: true } : {}),
  };
}
