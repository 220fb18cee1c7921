// The whole product between two platforms that take everything and keep what they were given: one database, real lanes.

import { webChannel } from '../../src/channels/web/web-channel.ts';
import { chatClock } from '../../src/cli/chat/chat-clock.ts';
import { prepareWith } from '../../src/conversation/prepare.ts';
import type { ChannelName } from '../../src/domain/message.ts';
import type { Channel } from '../../src/ports.ts';
import { readConfig } from '../../src/runtime/config.ts';
import { type NodeService, openNodeService } from '../../src/runtime/node-service.ts';
import { openMigratedCopy } from './migrated-copy.ts';
import { offlineWorld } from './offline-world.ts';

export type Heard = {
  /** 'telegram:ana' */
  readonly at: string;
  readonly text: string;
  readonly tokens: ReadonlyMap<string, string>;
};

/** A platform that takes everything and keeps what it was given. */
function listening(name: ChannelName, heard: Heard[]): Channel {
  return {
    ...webChannel({ hub: { publish: () => false, subscribe: () => () => {} } as never }),
    name,
    render: (reply) => [
      {
        plain: reply.text.map((part) => (typeof part === 'string' ? part : Object.values(part)[0])).join(''),
        wire: (reply.choices ?? []).map(({ label, token }) => [label, token]),
      },
    ],
    async send(outgoing, to) {
      heard.push({
        at: `${name}:${to.chat}`,
        text: outgoing.plain,
        tokens: new Map(outgoing.wire as [string, string][]),
      });
      return { kind: 'sent', nativeId: String(heard.length) };
    },
  };
}

export type TwoPlatforms = {
  readonly service: NodeService;
  readonly clock: NonNullable<ReturnType<typeof chatClock>>;
  readonly heard: readonly Heard[];
  post(
    channel: ChannelName,
    person: string,
    body: { text: string } | { token: string },
    group?: boolean,
  ): Promise<unknown>;
  /** What was said meanwhile, by anybody to anybody. */
  say(channel: ChannelName, person: string, text: string, group?: boolean): Promise<string>;
  /** The newest button of that label shown there. */
  press(channel: ChannelName, person: string, label: string): Promise<string>;
};

/** Stop its service afterwards. */
export function twoPlatforms(): TwoPlatforms {
  const config = readConfig({ DATABASE_PATH: ':memory:', LOG_LEVEL: 'error' });
  const clock = chatClock('2026-11-18T14:05', 'America/Sao_Paulo');
  if (!config.ok || clock === undefined) throw new Error('the test configuration is wrong');
  const heard: Heard[] = [];
  let sent = 0;
  const opened = openNodeService(config.value, {
    clock,
    openFile: openMigratedCopy,
    log: { info() {}, warn() {}, error: (event, data) => console.error(event, data) },
    prepare: prepareWith(offlineWorld),
    channels: new Map((['telegram', 'whatsapp'] as const).map((name) => [name, listening(name, heard)])),
  });
  if (!opened.ok) throw new Error(opened.failure.problem);
  const service = opened.value;
  const post: TwoPlatforms['post'] = (channel, person, body, group = false) => {
    sent += 1;
    return service.ingress.accept(
      [
        {
          channel,
          nativeId: `n${sent}`,
          person,
          chat: group ? 'familia' : person,
          group,
          sentAt: clock.now(),
          forwarded: false,
          body: 'text' in body ? { kind: 'text', text: body.text } : { kind: 'choice', token: body.token },
        },
      ],
      [],
    );
  };
  async function answered(asked: () => Promise<unknown>): Promise<string> {
    const from = heard.length;
    await asked();
    await service.quiet();
    return heard
      .slice(from)
      .map(({ text }) => text)
      .join('\n---\n');
  }
  return {
    service,
    clock,
    heard,
    post,
    say: (channel, person, text, group = false) => answered(() => post(channel, person, { text }, group)),
    press: (channel, person, label) =>
      answered(() => {
        const shown = heard.findLast(({ at, tokens }) => at === `${channel}:${person}` && tokens.has(label));
        return post(channel, person, { token: shown?.tokens.get(label) ?? '' });
      }),
  };
}
