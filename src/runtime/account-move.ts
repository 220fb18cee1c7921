// Everything an object holds, on its way into the object a code leads to (docs/adr/0015):
//
//   here  -> bound   noted before anything leaves: from now on nothing is answered, sent or taken in here, whoever dies
//   bound -> gone    taken there, and the pointer set
//   gone  -> empty   what came in meanwhile is handed on, and nothing stays
//   bound -> here    what the code leads to came here before, or is bound itself and has the later name: of those that wait for
//                    each other in a ring, one has to let the others in
//
// Each step may be the last one before a death and is done again by the next alarm: cargo is known by whose it is, arrivals by their keys.

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
