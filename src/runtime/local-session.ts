// The whole service without a network: users are names, sending is a method call, and replies are its result. Used by
// the terminal chat and the golden conversations; the pipeline is that of `npm start`.

import { inProcessHub } from '../channels/web/in-process-hub.ts';
import { webChannel } from '../channels/web/web-channel.ts';
import type { WebReply } from '../channels/web/web-reply.ts';
import type { Instant } from '../domain/ids.ts';
import type { Inbound, InboundBody } from '../domain/message.ts';
import { type Result, succeed } from '../domain/result.ts';
import type { Trace } from '../domain/trace.ts';
import type { Config } from './config.ts';
import { type NodeService, type OpenFailure, type Overrides, openNodeService } from './node-service.ts';
import { randomIds } from './rim.ts';

/** A reply, its recipient, and the id a message may quote it by. */
export type HeardReply = WebReply & { readonly to: string; readonly id: string };

export type Exchange = { readonly replies: readonly HeardReply[]; readonly trace?: Trace };

export type Said = {
  readonly user: string;
  readonly body: InboundBody;
  /** Id of an earlier message of this user (`messageId` of the result of `say`), or of a reply. */
  readonly replyTo?: string;
  readonly forwarded?: boolean;
};

/** 'quiet': until nothing is running; 'answered': until the message is answered, while missions may still run. */
export type Wait = 'quiet' | 'answered';

export type LocalSession = {
  readonly service: NodeService;
  /** `messageId` can be quoted or edited later. */
  say(said: Said, wait?: Wait): Promise<Exchange & { readonly messageId: string }>;
  /** Replies sent since the last call that were not caused by a message. */
  pending(wait?: Wait): Promise<Exchange>;
  close(): Promise<void>;
};

/** The failure says in Portuguese why the database could not be opened. */
export function openLocalSession(
  config: Config,
  overrides: Overrides & { clock: { now(): Instant } },
): Result<LocalSession, OpenFailure> {
  const hub = inProcessHub();
  const heard: HeardReply[] = [];
  const listening = new Set<string>();
  let trace: Trace | undefined;
  const opened = openNodeService(config, {
    ...overrides,
    channels: new Map([['web', webChannel({ hub })]]),
    tracer: {
      turn(turn) {
        trace = turn;
      },
    },
  });
  if (!opened.ok) return opened;
  const service = opened.value;

  function listen(user: string): void {
    if (listening.has(user)) return;
    listening.add(user);
    hub.subscribe(user, (event) => {
      if (event.kind === 'reply') heard.push({ ...event.reply, id: event.id, to: user });
    });
  }

  async function collect(wait: Wait): Promise<Exchange> {
    await service[wait]();
    const replies = heard.splice(0);
    const turn = trace;
    trace = undefined;
    return turn === undefined ? { replies } : { replies, trace: turn };
  }

  return succeed({
    service,
    async say({ user, body, replyTo, forwarded = false }, wait = 'quiet') {
      listen(user);
      const messageId = randomIds.token();
      const message: Inbound = {
        channel: 'web',
        nativeId: messageId,
        person: user,
        chat: user,
        group: false,
        messageId,
        sentAt: overrides.clock.now(),
        forwarded,
        body,
        ...(replyTo === undefined ? {} : { replyTo: { messageId: replyTo } }),
      };
      await service.ingress.accept([message], []);
      return { ...(await collect(wait)), messageId };
    },
    pending(wait = 'quiet') {
      service.wakeDue();
      return collect(wait);
    },
    close: () => service.stop(),
  });
}
