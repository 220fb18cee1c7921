// Erases quarantined bodies of a person whose data is deleted; such bodies are otherwise kept whole for a while
// (store/retention).

import type { AccountId } from '../domain/ids.ts';
import type { ChannelName } from '../domain/message.ts';
import type { Sql } from './sql.ts';
import { rawStatement } from './statement.ts';

type Person = { channel: ChannelName; person: string };

// An id inside a longer one also erases somebody else's unreadable body, which is preferable to leaving text of the
// erased person.
const bodiesNaming = rawStatement<Person, never>(
  `delete from quarantine where channel = ? and instr(raw, cast(? as blob)) > 0`,
  ['channel', 'person'],
);

const idsOf = rawStatement<{ account: AccountId }, Person>(
  `select channel, person from identities where account = ? and person <> ''`,
  ['account'],
);

/** Erases the bodies that contain this id of a person. */
export function eraseBodies(db: Sql, channel: ChannelName, person: string): void {
  db.run(bodiesNaming, { channel, person });
}

/** Erases the bodies that contain any id of the account. */
export function eraseBodiesOf(db: Sql, account: AccountId): void {
  for (const { channel, person } of db.all(idsOf, { account })) eraseBodies(db, channel, person);
}
