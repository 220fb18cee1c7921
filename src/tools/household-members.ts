// Members of a household: list, leave, remove, permissions.

import * as z from 'zod/mini';
import { folded } from '../domain/fold.ts';
import type { Household, Member, Permission } from '../domain/household.ts';
import type { Repos } from '../ports.ts';
import { defineTool } from './tool.ts';

export type HouseholdShown = { readonly kind: 'household'; readonly household: Household };
export type HouseholdLeft = { readonly kind: 'household_left' | 'in_no_household' | 'owner_stays' };
export type MemberChanged =
  | { readonly kind: 'member_removed'; readonly member: Member }
  | { readonly kind: 'member_permitted'; readonly member: Member; readonly may: Permission }
  | { readonly kind: 'only_owner_decides' }
  | { readonly kind: 'no_such_member'; readonly name: string; readonly members: readonly Member[] };

/** The single other member with that name, for the owner's orders. */
function memberNamed(tx: Repos, name: string): Member | Exclude<MemberChanged, { kind: `member_${string}` }> {
  const { role, members } = tx.household();
  if (role === 'member') return { kind: 'only_owner_decides' };
  const others = members.filter(({ me }) => !me);
  const said = folded(name);
  const [found, more] = others.filter((one) => folded(one.name) === said || folded(one.name).split(' ')[0] === said);
  return found === undefined || more !== undefined ? { kind: 'no_such_member', name, members: others } : found;
}

export const showHousehold = defineTool({
  name: 'show_household',
  description: 'Diz quem usa o mesmo dinheiro e o que cada um pode.',
  args: z.strictObject({}),
  internal: {},
  effect: 'read',
  exposedToModel: false,
  run: (_, { tx }): HouseholdShown => ({ kind: 'household', household: tx.household() }),
});

export const leaveHousehold = defineTool({
  name: 'leave_household',
  description: 'Sai do dinheiro em comum e volta ao próprio.',
  args: z.strictObject({}),
  internal: {},
  effect: 'write',
  exposedToModel: false,
  run: (_, { tx, turn, now }): HouseholdLeft => {
    if (tx.households.leave(turn, now)) return { kind: 'household_left' };
    return { kind: tx.household().role === 'owner' ? 'owner_stays' : 'in_no_household' };
  },
});

export const removeMember = defineTool({
  name: 'remove_member',
  description: 'Tira uma pessoa do dinheiro em comum.',
  args: z.strictObject({ name: z.string() }),
  internal: {},
  effect: 'write',
  exposedToModel: false,
  run: ({ name }, { tx, turn, now }): MemberChanged => {
    const member = memberNamed(tx, name);
    if ('kind' in member) return member;
    tx.households.remove(turn, member.account, now);
    return { kind: 'member_removed', member };
  },
});

export const permitMember = defineTool({
  name: 'permit_member',
  description: 'Deixa uma pessoa anotar, ou só olhar.',
  args: z.strictObject({ name: z.string(), may: z.enum(['write', 'read']) }),
  internal: {},
  effect: 'write',
  exposedToModel: false,
  run: ({ name, may }, { tx, turn, now }): MemberChanged => {
    const member = memberNamed(tx, name);
    if ('kind' in member) return member;
    tx.households.permit(turn, member.account, may, now);
    return { kind: 'member_permitted', member, may };
  },
});
