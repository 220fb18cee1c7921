// Plays a golden conversation against anything that can speak: the session on Node, an account object in workerd.

import { expect } from 'vitest';
import { inlineFileId } from '../../src/channels/web/inline-file.ts';
import type { Choice, InboundBody } from '../../src/domain/message.ts';
import type { ChatModel } from './chat-model.ts';
import type { Expectation, Spoken, Step } from './chat-script.ts';

// In UTF-8 only: files in other encodings are tested where bytes are.
const files = import.meta.glob<string>('../fixtures/statements/*', { query: '?raw', import: 'default', eager: true });

export type Heard = {
  readonly id: string;
  readonly text: string;
  readonly choices?: readonly Choice[] | undefined;
  readonly file?: { readonly name: string } | undefined;
  readonly picture?: unknown;
  /** Id of the earlier reply in whose place it came. */
  readonly rewrites?: string | undefined;
  readonly to: string;
};

export type Speech = {
  readonly user: string;
  readonly body: InboundBody;
  readonly replyTo?: string;
  readonly forwarded?: boolean;
};

export type Answer = {
  readonly replies: readonly Heard[];
  readonly messageId: string;
  readonly state?: string | undefined;
  readonly tool?: string | undefined;
};

export interface Stage {
  say(speech: Speech): Promise<Answer>;
  /** What fell due by that moment (as ChatTime.move takes it), said by itself. */
  moveTo(moment: string): Promise<readonly Heard[]>;
  /** Makes the next requests to a server of the outside fail. */
  fail?(server: string, faults: readonly string[]): void | Promise<void>;
  readonly model?: Pick<ChatModel, 'teach' | 'faults'>;
}

export async function playChat(steps: readonly Step[], stage: Stage): Promise<void> {
  const heard = new Map<string, Heard[]>();
  const said = new Map<string, string[]>();
  let last = 'bia';
  const hear = (replies: readonly Heard[]): void => {
    for (const reply of replies) heard.set(reply.to, [...(heard.get(reply.to) ?? []), reply]);
  };
  for (const step of steps) {
    if (step.kind === 'clock') {
      const replies = await stage.moveTo(step.iso);
      hear(replies);
      check(`line ${step.line} (@ ${step.iso})`, { replies }, step.expected, last);
      continue;
    }
    if (step.kind === 'model') {
      if (stage.model === undefined) throw new Error('a chat whose model speaks says % modelo');
      stage.model.teach(step.line);
      continue;
    }
    if (step.kind === 'fault') {
      if (stage.fail === undefined) throw new Error(`line ${step.line}: this stage has no outside`);
      await stage.fail(step.server, step.faults);
      continue;
    }
    const { user } = step.said;
    last = user;
    const mine = said.get(user) ?? [];
    const shown = heard.get(user) ?? [];
    const text = step.said.text.replace('{código}', () => codeIn([...heard.values()].flat()));
    const answer = await stage.say(speechOf({ ...step.said, text }, mine, shown));
    said.set(user, [...mine, answer.messageId]);
    hear(answer.replies);
    check(`line ${step.said.line} (${user}> ${step.said.press ?? text})`, answer, step.expected, user);
  }
  expect(stage.model?.faults() ?? [], 'what the model was asked').toEqual([]);
}

/** Codes are made by chance: the chat repeats the one it was shown. */
function codeIn(shown: readonly Heard[]): string {
  const code = shown
    .map(({ text }) => /\b[A-Z\d]{4}-[A-Z\d]{4}\b/u.exec(text)?.[0])
    .findLast((one) => one !== undefined);
  if (code === undefined) throw new Error('nobody was shown a code');
  return code;
}

function speechOf(said: Spoken, mine: readonly string[], shown: readonly Heard[]): Speech {
  const { user, text, line } = said;
  if (said.press !== undefined) {
    const choices = shown.toReversed().flatMap((reply) => reply.choices ?? []);
    const choice = choices.find((one) => one.label === said.press);
    if (choice === undefined) throw new Error(`line ${line}: no button [${said.press}] was ever shown to ${user}`);
    return { user, body: { kind: 'choice', token: choice.token } };
  }
  const messageAt = (n: number): string => mine[n - 1] ?? `no message ${n} yet (line ${line})`;
  const replyAt = (n: number): string => shown[n - 1]?.id ?? `no reply ${n} yet (line ${line})`;
  if (said.edit !== undefined) return { user, body: { kind: 'edit', of: messageAt(said.edit), text } };
  if (said.file !== undefined) {
    const content = files[`../fixtures/statements/${said.file}`];
    if (content === undefined) throw new Error(`line ${line}: no file ${said.file} in test/fixtures/statements`);
    const base64 = btoa(String.fromCharCode(...new TextEncoder().encode(content)));
    const file = { fileId: inlineFileId(base64), name: said.file, ...(text === '' ? {} : { caption: text }) };
    return { user, body: { kind: 'media', media: 'document', ...file } };
  }
  if (said.media !== undefined) {
    return {
      user,
      body: { kind: 'media', media: said.media, fileId: 'enviado', ...(text === '' ? {} : { caption: text }) },
      ...(said.forwarded === true ? { forwarded: true } : {}),
    };
  }
  return {
    user,
    body: { kind: 'text', text },
    ...(said.quote === undefined ? {} : { replyTo: messageAt(said.quote) }),
    ...(said.quoteReply === undefined ? {} : { replyTo: replyAt(said.quoteReply) }),
    ...(said.forwarded === true ? { forwarded: true } : {}),
  };
}

/** Each person's in order: who of two hears first is nobody's promise. */
function heardBy(replies: readonly { readonly to: string; readonly text: unknown }[]): Record<string, unknown[]> {
  const byPerson: Record<string, unknown[]> = {};
  for (const { to, text } of replies) byPerson[to] = [...(byPerson[to] ?? []), text];
  return byPerson;
}

type Checked = Pick<Answer, 'replies' | 'state' | 'tool'>;

function check(where: string, answer: Checked, expected: readonly Expectation[], speaker: string): void {
  const replies = expected.filter((one) => one.kind === 'reply');
  if (replies.length > 0) {
    const wanted = replies.map(({ text, whole, to = speaker }) => ({
      to,
      text: whole ? text : expect.stringContaining(text),
    }));
    expect(heardBy(answer.replies), where).toEqual(heardBy(wanted));
  }
  replies.forEach((one, index) => {
    const { to = speaker } = one;
    const before = replies.slice(0, index).filter((other) => (other.to ?? speaker) === to).length;
    const reply = answer.replies.filter((other) => other.to === to)[before];
    for (const piece of one.also ?? []) expect(reply?.text, where).toContain(piece);
    if (one.buttons !== undefined)
      expect(
        reply?.choices?.map((choice) => choice.label),
        where,
      ).toEqual(one.buttons);
    expect(reply?.rewrites !== undefined, where).toBe(one.rewrites === true);
    if (one.picture === true) expect(reply?.picture, where).toBeDefined();
    if (one.file !== undefined) expect(reply?.file?.name, where).toBe(one.file);
  });
  for (const one of expected) {
    if (one.kind === 'state') expect(answer.state, where).toBe(one.state);
    if (one.kind === 'tool') expect(answer.tool ?? '-', where).toBe(one.tool);
  }
}
