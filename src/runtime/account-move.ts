// Moves everything an object holds into the object a joining code belongs to (docs/adr/0015):
//
//   here  -> bound   recorded before anything leaves: from now on nothing is answered, sent or accepted here
//   bound -> gone    accepted by the other object, and the pointer set
//   gone  -> empty   messages that arrived meanwhile are forwarded, and everything is deleted
//   bound -> here    the other object moved here first, or is itself bound and has the later name (breaks a ring)
//
// A crash may follow any step, and the next alarm repeats it: cargo is recognised by its accounts, arrivals by their keys.

import type { Inbound } from '../domain/message.ts';
import type { Accepted } from '../ports.ts';
import type { Cargo } from '../store/account-cargo.ts';
import type { AccountHome } from './account-home.ts';
import type { AccountName } from './account-name.ts';

/** `own`: whoever asked lives here already, or here and there are one. */
export type Taking = 'taken' | 'busy' | 'own';

/** The other object, over rpc. */
export type OtherHome = {
  take(guest: AccountName, cargo: string): Promise<Taking>;
  accept(name: AccountName, messages: readonly Inbound[], receipts: readonly never[]): Promise<Accepted>;
};

/** What is held here. */
type Held = {
  /** Where a code leads that somebody here typed: everything moves there before it is answered. */
  leaving(): AccountName | undefined;
  /** It moves nowhere for now. */
  stay(): void;
  /** Everything, on its way to another object. */
  pack(): Cargo;
  /** What came in and is not answered. */
  waiting(): readonly Inbound[];
  clear(): void;
  empty(): boolean;
};

export type Movable = Held & {
  /** From another object; false when it is here already. */
  unpack(cargo: Cargo): boolean;
};

type Rim = {
  readonly home: AccountHome;
  readonly held: Held;
  readonly at: (name: AccountName) => OtherHome;
};

/** One step after the other from wherever the last life ended. @returns true once nothing is here any more. */
export async function moveOn({ home, held, at }: Rim): Promise<boolean> {
  const name = home.name();
  const to = home.bound() ?? held.leaving();
  if (home.elsewhere() === undefined && to !== undefined && name !== undefined) {
    home.setOut(to);
    const taking = await at(to).take(name, JSON.stringify(held.pack()));
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
