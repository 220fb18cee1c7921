// A person's new ids on Workers: each names an object, which becomes a pointer to where the notebook is, unless it
// holds one itself. Every step may be repeated; a failure is answered with 503, and the platform tells us again.

import type { MovedPerson, Moving } from '../domain/moved.ts';
import { type AccountName, accountName } from './account-name.ts';

/** Durable when it resolves. */
export async function renumber(accounts: Cloudflare.Env['ACCOUNTS'], moved: MovedPerson): Promise<Moving> {
  const { channel, from, to } = moved;
  const nameOf = (id: string): AccountName => accountName(channel, id);
  let home: AccountName | undefined;
  for (const id of from) home ??= await accounts.getByName(nameOf(id)).seatOf(channel, id);
  if (home === undefined) return 'unknown';
  const guests = [to.person, ...to.aliases].map((id) => ({ name: nameOf(id), main: id === to.person }));
  for (const { name, main } of guests)
    if (!(await accounts.getByName(name).yields(home, main ? 'person' : 'alias'))) return 'kept_apart';
  for (const { name } of guests) await accounts.getByName(name).yieldTo(home);
  return accounts.getByName(home).renumber(moved);
}
