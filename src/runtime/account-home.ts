// Which object holds the account that a name leads to. A platform may know a person by several ids, and each id names an
// object; the ones that hold nothing keep one key that says where home is (docs/adr/0005). The common message pays
// nothing for this: it goes to an object that is its own home.

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
  /** What this object is called; remembered, because an alarm does not say. */
  name(): AccountName | undefined;
  called(name: AccountName): void;
  /** Where the account is when it is not here. */
  elsewhere(): AccountName | undefined;
  moveTo(home: AccountName): void;
  /** Where everything is about to move. */
  bound(): AccountName | undefined;
  setOut(to: AccountName): void;
  stay(): void;
  /** Whether we have asked about this id already. */
  asked(alias: string): boolean;
  settled(alias: string): void;
  /** An object that says its home is here. */
  welcome(guest: AccountName): void;
  guests(): readonly AccountName[];
  /** Nothing of the person is kept: the account was erased. */
  forget(): void;
}

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
