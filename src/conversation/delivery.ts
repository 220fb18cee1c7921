// Sends the outbox, one part at a time per account. The status `sending` is durable before the request leaves, so that
// after a crash the send is known to be ambiguous and is not repeated.

import type { AccountId } from '../domain/ids.ts';
import type { SendResult } from '../domain/message.ts';
import { sendKey } from '../domain/send-key.ts';
import type { Channel, Clock, Departure, Log, Mailbox } from '../ports.ts';
import { addressOf, channelOf } from './channel-of.ts';

type Ended = { readonly departure: Departure; readonly result: SendResult };

/**
 * Sends that ended but could not be recorded because the store failed. Kept in memory: until one is recorded, its row
 * stays `sending` and blocks the conversation.
 */
export type Unsettled = Map<AccountId, Ended>;

export type DeliveryDeps = {
  readonly clock: Clock;
  readonly log: Log;
  readonly mailbox: Mailbox;
  readonly channels: ReadonlyMap<string, Channel>;
  readonly unsettled: Unsettled;
};

/** Sends everything of the account that is due. Returns when nothing more is due now; rejects when the store fails. */
export async function deliver(deps: DeliveryDeps, account: AccountId): Promise<void> {
  const { clock, mailbox, unsettled } = deps;
  for (;;) {
    const ended = unsettled.get(account) ?? (await sendNext(deps, account));
    if (ended === undefined) return;
    unsettled.set(account, ended);
    await mailbox.settle(account, ended.departure, ended.result, clock.now());
    unsettled.delete(account);
    report(deps.log, ended);
  }
}

async function sendNext(deps: DeliveryDeps, account: AccountId): Promise<Ended | undefined> {
  const departure = await deps.mailbox.depart(account, deps.clock.now());
  if (departure === undefined) return undefined;
  const channel = channelOf(deps, departure);
  return {
    departure,
    result: await channel.send(departure.outgoing, addressOf(departure), sendKey(departure.id, departure.attempt)),
  };
}

function report(log: Log, { departure: { id, turn, conversation, attempt }, result }: Ended): void {
  const about = { turn, outbox: id, channel: conversation.channel, attempt, result: result.kind };
  if (result.kind === 'sent' || result.kind === 'away') log.info('send', about);
  else if (result.kind === 'halted') log.error('send', { ...about, reason: result.reason });
  else log.warn('send', { ...about, reason: result.reason });
}
