// Joining a household: invitation code, guest's confirmation, owner's confirmation.

import * as z from 'zod/mini';
import { MINUTE_MS } from '../domain/durations.ts';
import type { EntryOutcome, Permission } from '../domain/household.ts';
import type { AccountId } from '../domain/ids.ts';
import { LINK_CODE_MS, shownLinkCode } from '../domain/linking.ts';
import { defineTool } from './tool.ts';

export type Invitation =
  | { readonly kind: 'invitation'; readonly code: string; readonly may: Permission; readonly minutes: number }
  | { readonly kind: 'only_owner_invites' };
export type EntryRequested = { readonly kind: 'knocking'; readonly code: string; readonly knocking: EntryOutcome };
/** Pending: the owner has been asked. */
export type Request = {
  readonly kind: 'household_request';
  readonly guest: AccountId;
  readonly name: string;
  readonly may: Permission;
};
export type Admitted = { readonly kind: 'admitted' | 'guest_gone'; readonly name: string; readonly may: Permission };

const permission = z.enum(['write', 'read']);
const guest = { guest: z.pipe(z.int(), z.custom<AccountId, number>()), name: z.string(), may: permission };

export const invitePerson = defineTool({
  name: 'invite_person',
  description: 'Faz um convite para outra pessoa usar o mesmo dinheiro: anotando ou só olhando.',
  args: z.strictObject({ may: permission }),
  internal: { code: z.string() },
  effect: 'write',
  exposedToModel: false,
  run: ({ may, code }, { tx, now }): Invitation => {
    if (!tx.households.invite(code, may, now)) return { kind: 'only_owner_invites' };
    return { kind: 'invitation', code: shownLinkCode(code), may, minutes: LINK_CODE_MS / MINUTE_MS };
  },
});

export const acceptInvitation = defineTool({
  name: 'accept_invitation',
  description: 'Pede para entrar no dinheiro de quem fez o convite.',
  args: z.strictObject({ code: z.string() }),
  internal: { sure: z.exactOptional(z.literal(true)), name: z.string() },
  effect: 'write',
  exposedToModel: false,
  run: ({ code, sure, name }, { tx, conversation, turn, now }): EntryRequested => {
    return {
      kind: 'knocking',
      code,
      knocking: tx.households.requestEntry({ conversation, turn }, { code, name, confirmed: sure === true }, now),
    };
  },
});

export const askOwner = defineTool({
  name: 'ask_owner',
  description: 'Pergunta ao dono do caderno se a pessoa pode entrar.',
  args: z.strictObject({}),
  internal: guest,
  effect: 'read',
  exposedToModel: false,
  run: ({ guest: account, name, may }): Request => ({ kind: 'household_request', guest: account, name, may }),
});

export const admitPerson = defineTool({
  name: 'admit_person',
  description: 'Deixa entrar quem pediu.',
  args: z.strictObject({}),
  internal: guest,
  effect: 'write',
  exposedToModel: false,
  run: ({ guest: account, name, may }, { tx, turn, now }): Admitted => {
    return { kind: tx.households.admit(turn, account, may, now) ? 'admitted' : 'guest_gone', name, may };
  },
});
