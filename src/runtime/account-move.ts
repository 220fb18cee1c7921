// Moves all data of an object to the object a joining code belongs to (docs/adr/0015). States:
//
//   here  -> bound   recorded before anything is sent: from now on nothing is answered, sent or accepted here
//   bound -> gone    accepted by the other object, and the pointer set
//   gone  -> empty   messages that arrived meanwhile are forwarded, and everything is deleted
//   bound -> here    the other object moved here first, or is itself bound and has the later name (breaks a cycle)
//
// After a crash the next alarm repeats the step: transferred data is recognised by its accounts, messages by their
// keys.

import type { Inbound } from '../domain/message.ts';
import type { Accepted } from '../ports.ts';
import type { AccountRows } from '../store/account-transfer.ts';
import type { AccountHome } from './account-home.ts';
import type { AccountName } from './account-name.ts';

/** `own`: the caller's account is already here, or both names lead to the same object. */
export type Taking = 'taken' | 'busy' | 'own';

/** The other object, called by RPC. */
export type OtherHome = {
  take(guest: AccountName, rows: string): Promise<Taking>;
  accept(name: AccountName, messages: readonly Inbound[], receipts: readonly never[]): Promise<Accepted>;
};

/** The data of this object. */
type Held = {
  /** The object a code entered here leads to; everything moves there before the code is answered. */
  leaving(): AccountName | undefined;
  /** Cancels the move. */
  stay(): void;
  /** All rows, to be transferred. */
  exportRows(): AccountRows;
  /** Unanswered messages. */
  waiting(): readonly Inbound[];
  clear(): void;
  empty(): boolean;
};

export type Movable = Held & {
  /** Inserts the rows of another object; false when they arrived before. */
  importRows(rows: AccountRows): boolean;
};

type Rim = {
  readonly home: AccountHome;
  readonly held: Held;
  readonly at: (name: AccountName) => OtherHome;
};

/** Continues the move from its stored state. @returns true once this object is empty. */
export async function moveOn({ home, held, at }: Rim): Promise<boolean> {
  const name = home.name();
  const to = home.bound() ?? held.leaving();
  if (home.elsewhere() === undefined && to !== undefined && name !== undefined) {
    home.setOut(to);
    const taking = await at(to).take(name, JSON.stringify(held.exportRows()));
    if (taking === 'taken') home.moveTo(to);
    else stay(taking, to, name);
  }
  const gone = home.elsewhere();
  if (gone === undefined || held.empty()) return false;
  await at(gone).accept(gone, held.waiting(), []);
  held.clear();
  return true;

  function stay(taking: Exclude<Taking, 'taken'>, other: AccountName, self: AccountName): void {
    if (taking === 'own') home.welcome(other);
    if (taking === 'own' || self < other) home.stay();
    held.stay();
    if (taking === 'busy') throw new Error('the object this one moves into is moving itself');
  }
}
