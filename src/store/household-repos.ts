// The household of one account, bound to its lane. Call inside the transaction of its turn.

import type { HouseholdRepos } from '../domain/household.ts';
import { type AccountScope, admit, invite, leave, permit, remove, share } from './household-changes.ts';
import { requestEntry } from './request-entry.ts';

/** Every method acts as the account of `scope`: none can name another household. */
export const householdRepos = (scope: AccountScope): HouseholdRepos => ({
  invite: (code, may, now) => invite(scope, code, may, now),
  requestEntry: (at, request, now) => requestEntry(scope, at, request, now),
  admit: (turn, guest, may, now) => admit(scope, turn, guest, may, now),
  leave: (turn, now) => leave(scope, turn, now),
  remove: (turn, member, now) => remove(scope, turn, member, now),
  permit: (turn, member, may, now) => permit(scope, turn, member, may, now),
  share: (turn, items, now) => share(scope, turn, items, now),
});
