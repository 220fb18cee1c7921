// Sends what is queued, one part at a time per account. The mark `sending` is durable before the bytes leave, so that
// whatever we were doing when we died is known to be doubtful, and never repeated.

import type { AccountId } from '../domain/ids.ts';
import type { Channel, Clock, Departure, Log, Mailbox } from '../ports.ts';
import { addressOf, channelOf } from './turn.ts';

export type DeliveryDeps = {
  readonly clock: Clock;
  readonly log: Log;
  readonly mailbox: Mailbox;
  readonly channels: ReadonlyMap<string, Channel>;
};

/** Sends everything of the account that is due. Returns when nothing more is due now. */
export async function deliver(deps: DeliveryDeps, account: AccountId): Promise<void> {
  const { clock, log, mailbox } = deps;
  for (;;) {
    const departure = await mailbox.depart(account, clock.now());
    if (departure === undefined) return;
    const result = await send(deps, departure);
    await mailbox.settle(account, departure, result, clock.now());
    if (result.kind !== 'sent' && result.kind !== 'away') {
      const { id, conversation, attempt } = departure;
      const report = result.kind === 'halted' ? log.error : log.warn;
      report('send', {
        outbox: id,
        channel: conversation.channel,
        attempt,
        result: result.kind,
        reason: result.reason,
      });
    }
  }
}

async function send(deps: DeliveryDeps, departure: Departure) {
  const channel = channelOf(deps, departure);
  return channel.send(departure.outgoing, addressOf(departure), String(departure.id));
}
