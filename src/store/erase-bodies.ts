// Bodies that nobody could read are kept whole for a while (retention), and may hold words of whoever had everything erased.

import type { AccountId } from '../domain/ids.ts';
import type { ChannelName } from '../domain/message.ts';
import type { Sql } from './sql.ts';
import { rawStatement } from './statement.ts';

type Person = { channel: ChannelName; person: string };

// An id inside a longer one costs somebody else's unreadable body: better than a word that stays.
const bodiesNaming = rawStatement<Person, never>(
  `delete from quarantine where channel = ? and instr(raw, cast(? as blob)) > 0`,
  ['channel', 'person'],
);

const idsOf = rawStatement<{ account: AccountId }, Person>(
  `select channel, person from identities where account = ? and person <> ''`,
  ['account'],
);

/** Erases the bodies that carry this id of a person, in whole. */
export function eraseBodies(db: Sql, channel: ChannelName, person: string): void {
  db.run(bodiesNaming, { channel, person });
}

/** The same for every id of an account. */
export function eraseBodiesOf(db: Sql, account: AccountId): void {
  for (const { channel, person } of db.all(idsOf, { account })) eraseBodies(db, channel, person);
}
