// What the admin repeats: a message that was set aside, a send that was given up, or the recorded body of a webhook.

import type { AccountId } from '../domain/ids.ts';
import type { Inbound } from '../domain/message.ts';
import type { AdminDeps } from '../http/admin/admin-deps.ts';
import type { AdminQueries } from '../store/admin-queries.ts';
import type { AccountJobs } from './account-jobs.ts';
import { type ReplayDeps, replayBody } from './replay-body.ts';

type Deps = ReplayDeps & { readonly queries: AdminQueries; readonly jobs: Pick<AccountJobs, 'wakeFor' | 'sending'> };

/** Each answers false when the row is no longer in trouble. Durable before the lane is woken. */
export function adminReplay({ jobs, ...deps }: Deps): AdminDeps['replay'] {
  const { queries, commit, clock } = deps;
  return {
    async message(_, id) {
      const message = await commit(() => queries.requeueMessage(id));
      if (message !== undefined) await jobs.wakeFor(JSON.parse(message) as Inbound);
      return message !== undefined;
    },
    async send(_, id) {
      const account = await commit(() => queries.requeueSend(id, clock.now()));
      if (account !== undefined) jobs.sending.wake(account as AccountId);
      return account !== undefined;
    },
    body: (id) => replayBody(deps, id),
  };
}
