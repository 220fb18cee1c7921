// One account's lane: answers its messages one after the other, in order, and survives the ones that cannot be answered.
// Whoever calls must not run two lanes of one account at once (a keyed runner on Node, the alarm of a Durable Object).

import type { AccountId } from '../domain/ids.ts';
import type { Leased, Log, Mailbox, Store } from '../ports.ts';
import { phrases } from './replies/phrases.ts';
import { addressOf, channelOf, type TurnDeps, turn } from './turn.ts';

/** FAULTS 9: a message that fails this often is set aside and the lane goes on. */
const MOST_ATTEMPTS = 3;

export type ActorDeps = TurnDeps & {
  readonly log: Log;
  readonly mailbox: Mailbox;
  readonly storeOf: (account: AccountId) => Store;
  /** Called after each answered message: something may be ready to send. Must return at once. */
  readonly answered: (account: AccountId) => void;
};

/** Answers everything waiting in the lane. Rejects only when the store itself fails; the messages stay waiting then. */
export async function answerAll(deps: ActorDeps, account: AccountId): Promise<void> {
  const store = deps.storeOf(account);
  for (;;) {
    const leased = await deps.mailbox.lease(account, deps.clock.now());
    if (leased === undefined) return;
    await answer(deps, store, leased);
    deps.answered(account);
  }
}

async function answer(deps: ActorDeps, store: Store, leased: Leased): Promise<void> {
  const { log, mailbox, clock } = deps;
  const about = { inbox: leased.id, channel: leased.conversation.channel, attempt: leased.attempt };
  if (leased.attempt > MOST_ATTEMPTS) {
    const apology = channelOf(deps, leased).render(phrases.failed, addressOf(leased));
    await mailbox.giveUp(store.account, leased, apology, clock.now());
    log.error('quarantined', about);
    return;
  }
  // A courtesy of the channel (typing, answered button): nobody waits for it and it never fails a turn.
  if (leased.attempt === 1) void channelOf(deps, leased).acknowledge(leased.message);
  try {
    await turn(deps, store, leased);
  } catch (error) {
    log.error('turn failed', {
      ...about,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
}
