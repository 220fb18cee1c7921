// Puts the news of a mission into its account's inbox, retrying until the store accepts it.

import type { AccountId } from '../../domain/ids.ts';
import type { MissionNews } from '../../domain/mission-news.ts';
import type { StoredMission } from '../../domain/mission-record.ts';
import type { After, Clock, Log, Mailbox } from '../../ports.ts';

const STORE_RETRY_MS = 1_000;

export type PostingDeps = {
  readonly clock: Clock;
  readonly after: After;
  readonly log: Log;
  readonly mailbox: Pick<Mailbox, 'post'>;
  /** Called when the account has news in its inbox. Must return at once. */
  readonly posted: (account: AccountId) => void;
};

export type PostNews = (account: AccountId, mission: StoredMission, news: MissionNews) => Promise<void>;

/** @returns a function that resolves once the news is durable, or once posting is given up because the process stops */
export const postMissionNews =
  ({ clock, after, log, mailbox, posted }: PostingDeps, hasLeft: () => boolean): PostNews =>
  async (account, { id, conversation }, news) => {
    const body = { kind: 'mission', mission: id, news } as const;
    while (!hasLeft()) {
      try {
        await mailbox.post(account, conversation, `mission ${id} ${news.kind}`, body, clock.now());
        posted(account);
        return;
      } catch (error) {
        log.error('news of a mission not stored', { mission: id, error: String(error) });
        await new Promise<void>((resolve) => void after(STORE_RETRY_MS, resolve));
      }
    }
  };
