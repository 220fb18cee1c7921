// Plays a golden conversation against anything that can speak: the desk on Node, an account object in workerd.

import { expect } from 'vitest';
import { inlineFileId } from '../../src/channels/web/inline-file.ts';
import type { Choice, InboundBody } from '../../src/domain/message.ts';
import type { Expectation, Spoken, Step } from './chat-script.ts';

// In UTF-8 only: files in other encodings are tested where bytes are.
const files = import.meta.glob<string>('../fixtures/statements/*', { query: '?raw', import: 'default', eager: true });

export type Heard = {
  readonly text: string;
  readonly choices?: readonly Choice[] | undefined;
  readonly file?: { readonly name: string } | undefined;
  readonly picture?: unknown;
  /** Id of the earlier reply in whose place it came. */
  readonly rewrites?: string | undefined;
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
  /** What fell due by that moment, said by itself. */
  moveTo(iso: string): Promise<readonly Heard[]>;
  /** Makes the next requests to a server of the outside fail. */
  fail?(server: string, faults: readonly string[]): void | Promise<void>;
}

export async function playChat(steps: readonly Step[], stage: Stage): Promise<void> {
  const heard = new Map<string, Heard[]>();
  const said = new Map<string, string[]>();
  let last = 'bia';
  for (const step of steps) {
    if (step.kind === 'clock') {
      const replies = await stage.moveTo(step.iso);
      heard.set(last, [...(heard.get(last) ?? []), ...replies]);
      check(`line ${step.line} (@ ${step.iso})`, { replies }, step.expected);
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
    const answer = await stage.say(speechOf(step.said, mine, shown));
    said.set(user, [...mine, answer.messageId]);
    heard.set(user, [...shown, ...answer.replies]);
    check(`line ${step.said.line} (${user}> ${step.said.press ?? step.said.text})`, answer, step.expected);
  }
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
  if (said.edit !== undefined) return { user, body: { kind: 'edit', of: messageAt(said.edit), text } };
  if (said.file !== undefined) {
    const content = files[`../fixtures/statements/${said.file}`];
    if (content === undefined) throw new Error(`line ${line}: no file ${said.file} in test/fixtures/statements`);
    const base64 = btoa(String.fromCharCode(...new TextEncoder().encode(content)));
    const file = { fileId: inlineFileId(base64), name: said.file, ...(text === '' ? {} : { caption: text }) };
    return { user, body: { kind: 'media', media: 'document', ...file } };
  }
  if (said.media !== undefined) {
    return { user, body: { kind: 'media', media: said.media, ...(text === '' ? {} : { caption: text }) } };
  }
  return {
    user,
    body: { kind: 'text', text },
    ...(said.quote === undefined ? {} : { replyTo: messageAt(said.quote) }),
    ...(said.forwarded === true ? { forwarded: true } : {}),
  };
}

type Checked = Pick<Answer, 'replies' | 'state' | 'tool'>;

function check(where: string, answer: Checked, expected: readonly Expectation[]): void {
  const replies = expected.filter((one) => one.kind === 'reply');
  if (replies.length > 0) {
    const texts = answer.replies.map((reply) => reply.text);
    const wanted = replies.map(({ text, whole }) => (whole ? text : expect.stringContaining(text)));
    expect(texts, where).toEqual(wanted);
  }
  replies.forEach((one, index) => {
    const reply = answer.replies[index];
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
