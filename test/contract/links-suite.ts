// Joining a channel to an account by code, as the store does it: what changes hands, what stays, and what rests meanwhile.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AccountId, InboxId } from '../../src/domain/ids.ts';
import { LINK_CODE_MS } from '../../src/domain/linking.ts';
import { accountStore } from '../../src/store/account-store.ts';
import { findAccount } from '../../src/store/accounts.ts';
import { mailboxOver } from '../../src/store/mailbox.ts';
import { accountsScheduled } from '../../src/store/schedule.ts';
import type { DatabaseHarness, OpenDatabase, TestDatabase } from './database-harness.ts';
import { meet, NOON, type Person } from './people.ts';

const TURN = 7 as InboxId;
const CODE = 'K7QW3MZX';

/** Declares the suite for one kind of database. */
export function linksContract(name: string, harness: DatabaseHarness): void {
  describe(`links contract: ${name}`, () => {
    let database: TestDatabase;
    let moved: AccountId[];
    beforeEach(async () => {
      moved = [];
      database = await harness.open();
    });
    afterEach(() => database.close());

    const linking = { hash: (code: string) => `#${code}`, moved: (to: AccountId) => void moved.push(to) };
    const storeOf = ({ sql, commit }: OpenDatabase, { account }: Person) =>
      accountStore(sql, commit, account, { linking });
    const join = (open: OpenDatabase, who: Person, code: string, leave = false, now = NOON) =>
      storeOf(open, who).commit((tx) =>
        tx.links?.join({ conversation: who.conversation.id, turn: TURN }, { code, leave }, now),
      );
    const issue = (open: OpenDatabase, who: Person, code = CODE) =>
      storeOf(open, who).commit((tx) => tx.links?.issue(code, NOON));

    it('moves one channel of one person, tells the account that made the code, and moves it back', () =>
      database.within(async (open) => {
        const ana = await meet(open, 'ana');
        const leo = await meet(open, 'leo');
        const there = await meet(open, 'ana', { channel: 'whatsapp' });
        await issue(open, ana);
        expect(await join(open, there, CODE)).toEqual({ kind: 'joined', left: undefined });
        expect(findAccount(open.sql, 'whatsapp', 'ana')).toBe(ana.account);
        expect(findAccount(open.sql, 'telegram', 'leo')).toBe(leo.account);
        const told = await mailboxOver(open.sql, open.commit).lease(ana.account, NOON);
        expect(told?.message.body).toEqual({ kind: 'linked', channel: 'whatsapp' });
        expect(told?.conversation.id).toBe(ana.conversation.id);
        expect(storeOf(open, leo).read.countItems()).toBe(0);
        await storeOf(open, ana).commit((tx) => {
          expect(tx.links?.joined()).toEqual(['whatsapp']);
          tx.links?.part('telegram');
          tx.links?.part('whatsapp');
        });
        expect(findAccount(open.sql, 'whatsapp', 'ana')).toBe(there.account);
        expect(findAccount(open.sql, 'telegram', 'ana')).toBe(ana.account);
        expect(moved).toEqual([ana.account, there.account]);
      }));

    it('takes a code once and in its time', () =>
      database.within(async (open) => {
        const ana = await meet(open, 'ana');
        const there = await meet(open, 'ana', { channel: 'whatsapp' });
        const other = await meet(open, 'bia', { channel: 'whatsapp' });
        await issue(open, ana, 'AAAAAAAA');
        await issue(open, ana);
        expect((await join(open, other, 'AAAAAAAA'))?.kind).toBe('no_such_code');
        expect((await join(open, other, CODE, false, NOON + LINK_CODE_MS))?.kind).toBe('no_such_code');
        expect((await join(open, there, CODE))?.kind).toBe('joined');
        expect((await join(open, other, CODE))?.kind).toBe('no_such_code');
      }));

    it('leaves what is there to rest, reminders too, until they part', () =>
      database.within(async (open) => {
        const ana = await meet(open, 'ana');
        const there = await meet(open, 'ana', { channel: 'whatsapp' });
        await issue(open, ana);
        await storeOf(open, there).commit((tx) =>
          tx.schedule({
            kind: 'reminder',
            key: 'luz',
            conversation: there.conversation.id,
            dueAt: NOON,
            due: { kind: 'reminder', content: 'luz' },
          }),
        );
        expect(await join(open, there, CODE)).toMatchObject({ kind: 'would_leave', left: { reminders: 1 } });
        expect((await join(open, there, CODE, true))?.kind).toBe('joined');
        const mailbox = mailboxOver(open.sql, open.commit);
        expect(accountsScheduled(open.sql)).toEqual([]);
        expect(mailbox.nextDue(there.account)).toBeUndefined();
        expect(await mailbox.raise(there.account, NOON, () => undefined)).toBe(0);
        await storeOf(open, ana).commit((tx) => tx.links?.part('whatsapp'));
        expect(await mailbox.raise(there.account, NOON, () => undefined)).toBe(1);
      }));
  });
}
