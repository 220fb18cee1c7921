// Which object holds an account. A platform may know a person by several ids, and each id names an object; all but one
// hold nothing but the name of the home object (docs/adr/0005). The usual message goes to its home directly and pays
// nothing for this.

import type { AccountName } from './account-name.ts';

/** `SyncKvStorage` of an object. */
type Keys = {
  get<T>(key: string): T | undefined;
  put<T>(key: string, value: T): void;
  delete(key: string): boolean;
  list<T>(options: { prefix: string }): Iterable<[string, T]>;
};

const HOME = 'home';
const BOUND = 'bound';
const NAME = 'name';
const GUEST = 'guest:';
const ALIAS = 'alias:';

export interface AccountHome {
  /** This object's name; stored, because an alarm does not carry it. */
  name(): AccountName | undefined;
  called(name: AccountName): void;
  /** The object that holds the account, when it is not this one. */
  elsewhere(): AccountName | undefined;
  moveTo(home: AccountName): void;
  /** The object everything is about to move to. */
  bound(): AccountName | undefined;
  setOut(to: AccountName): void;
  stay(): void;
  /** Whether the object of this id has been asked already. */
  asked(alias: string): boolean;
  settled(alias: string): void;
  /** An object that reports this one as its home. */
  welcome(guest: AccountName): void;
  guests(): readonly AccountName[];
  /** Clears everything: the account was erased. */
  forget(): void;
}

/** Reads and writes single keys of the object's own storage, synchronously. */
export function accountHome(keys: Keys): AccountHome {
  return {
    name: () => keys.get<AccountName>(NAME),
    called(name) {
      if (keys.get(NAME) !== name) keys.put(NAME, name);
    },
    elsewhere: () => keys.get<AccountName>(HOME),
    moveTo(home) {
      keys.put(HOME, home);
      keys.delete(BOUND);
    },
    bound: () => keys.get<AccountName>(BOUND),
    setOut: (to) => keys.put(BOUND, to),
    stay: () => void keys.delete(BOUND),
    asked: (alias) => keys.get(ALIAS + alias) === true,
    settled: (alias) => keys.put(ALIAS + alias, true),
    welcome: (guest) => keys.put(GUEST + guest, guest),
    guests: () => [...keys.list<AccountName>({ prefix: GUEST })].map(([, guest]) => guest),
    forget() {
      for (const prefix of [ALIAS, GUEST]) {
        for (const [key] of [...keys.list({ prefix })]) keys.delete(key);
      }
      keys.delete(HOME);
      keys.delete(BOUND);
      keys.delete(NAME);
    },
  };
}
