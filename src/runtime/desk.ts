// The whole product with nobody outside: people are names, a conversation is a call, and what was answered comes back
// as a value. The terminal chat and the golden conversations talk to it; the pipeline is the one of `npm start`.

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

export type Exchange = { readonly replies: readonly WebReply[]; readonly trace?: Trace };

export type Said = {
  readonly user: string;
  readonly body: InboundBody;
  /** Id of an earlier message of this user (see `messageId` of the answer to `say`). */
  readonly replyTo?: string;
  readonly forwarded?: boolean;
};

export type Desk = {
  readonly service: NodeService;
  /** Resolves when the account is quiet. `messageId` can be quoted or edited later. */
  say(said: Said): Promise<Exchange & { readonly messageId: string }>;
  /** Whatever was sent since the last call without having been asked for. */
  pending(): Promise<Exchange>;
  close(): Promise<void>;
};

export function openDesk(
  config: Config,
  overrides: Overrides & { clock: { now(): Instant } },
): Result<Desk, OpenFailure> {
  const hub = inProcessHub();
  const heard: WebReply[] = [];
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
      if (event.kind === 'reply') heard.push(event.reply);
    });
  }

  async function collect(): Promise<Exchange> {
    await service.quiet();
    const replies = heard.splice(0);
    const turn = trace;
    trace = undefined;
    return turn === undefined ? { replies } : { replies, trace: turn };
  }

  return succeed({
    service,
    async say({ user, body, replyTo, forwarded = false }) {
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
      return { ...(await collect()), messageId };
    },
    pending: () => {
      service.wakeDue();
      return collect();
    },
    close: () => service.stop(),
  });
}
