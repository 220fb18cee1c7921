// One account's lane: answers its messages one at a time, in order, and sets aside those that cannot be answered. The
// caller must not run two lanes of one account at once (a keyed runner on Node, the alarm of a Durable Object).

import type { AccountId, InboxId } from '../domain/ids.ts';
import { isInternal } from '../domain/internal-message.ts';
import { StoreFailure } from '../domain/store-failure.ts';
import type { Leased, Log, Mailbox, Store } from '../ports.ts';
import { addressOf, channelOf } from './channel-of.ts';
import { phrases } from './replies/phrases.ts';
import { type TurnDeps, turn } from './turn.ts';

/** FAULTS 9: a message that fails this often is set aside and the lane goes on. */
const MOST_FAILURES = 3;
/**
 * A message whose turn was running when the process died this often is assumed to be the cause. Far above
 * MOST_FAILURES, because kill -9, deploys and power cuts also end a process and are not the message's fault.
 */
const MOST_DEATHS = 8;

/** Per unanswered message: attempts by earlier processes, and failures in this one. */
export type Tries = Map<InboxId, { readonly deaths: number; readonly failures: number }>;

export type ActorDeps = TurnDeps & {
  readonly log: Log;
  readonly mailbox: Mailbox;
  /** In memory, until the process ends. */
  readonly tries: Tries;
  readonly storeOf: (account: AccountId) => Store;
  /** Called after each answered message, when something may be ready to send. Must return at once. */
  readonly answered: (account: AccountId) => void;
};

/** Answers everything waiting in the lane. Rejects only when the store fails; the messages then stay in the inbox. */
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
  const { log, mailbox, clock, tries } = deps;
  const about = { turn: leased.id, channel: leased.conversation.channel, attempt: leased.attempt };
  const { deaths, failures } = tries.get(leased.id) ?? { deaths: leased.attempt - 1, failures: 0 };
  if (failures >= MOST_FAILURES || deaths >= MOST_DEATHS) {
    const apology = channelOf(deps, leased).render(phrases.failed, addressOf(leased));
    await mailbox.giveUp(store.account, leased, apology, clock.now());
    const { body } = leased.message;
    if (body.kind === 'mission') await store.commit((tx) => tx.missions.stop(body.mission, clock.now()));
    tries.delete(leased.id);
    log.error('quarantined', about);
    return;
  }
  // Typing indicator or button acknowledgement: not awaited, and never fails a turn.
  const { message } = leased;
  if (leased.attempt === 1 && !isInternal(message) && message.overheard !== true)
    void channelOf(deps, leased).acknowledge(message);
  try {
    await turn(deps, store, leased);
    tries.delete(leased.id);
  } catch (error) {
    if (error instanceof StoreFailure) {
      tries.set(leased.id, { deaths, failures });
      throw error;
    }
    tries.set(leased.id, { deaths, failures: failures + 1 });
    log.error('turn failed', {
      ...about,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
}
