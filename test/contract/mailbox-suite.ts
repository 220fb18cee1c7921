// The lanes of one account: what came in is answered in order and never forgotten, what goes out is never sent twice.
// How a send's end changes its row is in outbox-suite.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findAccount } from '../../src/store/accounts.ts';
import { mailboxOver } from '../../src/store/mailbox.ts';
import { recoverOutbox } from '../../src/store/outbox.ts';
import type { DatabaseHarness, TestDatabase } from './database-harness.ts';
import { departed, outboxRow, queue } from './outbox-rows.ts';
import { meet, message, NOON, receive } from './people.ts';

/** Declares the suite for one kind of database. */
export function mailboxContract(name: string, harness: DatabaseHarness): void {
  describe(`mailbox contract: ${name}`, () => {
    let database: TestDatabase;
    beforeEach(async () => {
      database = await harness.open();
    });
    afterEach(() => database.close());

    it('keeps one of fifty copies that come at once', () =>
      database.within(async (open) => {
        const { account } = await meet(open, 'ana');
        const mailbox = mailboxOver(open.sql, open.commit);
        const copies = Array.from({ length: 50 }, () => receive(open, message('ana', 'anota leite')));
        const accepted = await Promise.all(copies);
        expect(accepted.reduce((sum, { stored }) => sum + stored, 0)).toBe(1);
        expect(accepted.reduce((sum, { repeated }) => sum + repeated, 0)).toBe(49);
        expect(await mailbox.lease(account, NOON)).toMatchObject({
          attempt: 1,
          message: { nativeId: 'ana/anota leite' },
        });
      }));

    it('leases the oldest until it is settled, and then the next', () =>
      database.within(async (open) => {
        const { account } = await meet(open, 'ana');
        await receive(open, message('ana', 'um'), message('bob', 'alheia'), message('ana', 'dois'));
        const mailbox = mailboxOver(open.sql, open.commit);
        const first = await mailbox.lease(account, NOON);
        expect(first?.message.body).toEqual({ kind: 'text', text: 'um' });
        expect(await mailbox.lease(account, NOON)).toMatchObject({ id: first?.id, attempt: 2 });
        if (first === undefined) throw new Error('nothing leased');
        await mailbox.giveUp(account, first, [], NOON);
        expect(await mailbox.lease(account, NOON)).toMatchObject({ attempt: 1, message: { nativeId: 'ana/dois' } });
      }));

    it('remembers the attempts over a restart', async () => {
      await database.within(async (open) => {
        const { account } = await meet(open, 'ana');
        await receive(open, message('ana', 'um'));
        expect(await mailboxOver(open.sql, open.commit).lease(account, NOON)).toMatchObject({ attempt: 1 });
      });
      await database.reopen();
      await database.within(async (open) => {
        const account = findAccount(open.sql, 'telegram', 'ana');
        if (account === undefined) throw new Error('the account is gone');
        const leased = await mailboxOver(open.sql, open.commit).lease(account, NOON);
        expect(leased).toMatchObject({ attempt: 2, message: { nativeId: 'ana/um' } });
      });
    });

    it('gives up on a message with an apology, in one write', () =>
      database.within(async (open) => {
        const { account } = await meet(open, 'ana');
        await receive(open, message('ana', 'veneno'));
        const mailbox = mailboxOver(open.sql, open.commit);
        const leased = await mailbox.lease(account, NOON);
        if (leased === undefined) throw new Error('nothing leased');
        await mailbox.giveUp(account, leased, [{ plain: 'Desculpe', wire: { n: 1 } }], NOON);
        expect(await mailbox.lease(account, NOON)).toBeUndefined();
        expect(await mailbox.depart(account, NOON)).toMatchObject({ outgoing: { plain: 'Desculpe', wire: { n: 1 } } });
        expect(await receive(open, message('ana', 'veneno'))).toEqual({ stored: 0, repeated: 1 });
      }));

    it('has marked a part as being sent when it hands it over, and hands it over once', () =>
      database.within(async (open) => {
        const { account, conversation } = await meet(open, 'ana');
        await queue(open, account, conversation, 'Anotado');
        const mailbox = mailboxOver(open.sql, open.commit);
        const departure = await departed(mailbox, account);
        expect(outboxRow(open, departure.id)).toMatchObject({ status: 'sending', attempts: 1 });
        expect(departure).toMatchObject({ attempt: 1, conversation: { chat: 'ana', channel: 'telegram' } });
        expect(await mailbox.depart(account, NOON)).toBeUndefined();
        expect(mailbox.nextDue(account)).toBeUndefined();
      }));

    it('takes what was being sent at a stop for doubtful, and never sends it again', async () => {
      await database.within(async (open) => {
        const { account, conversation } = await meet(open, 'ana');
        await queue(open, account, conversation, 'um', 'dois');
        await departed(mailboxOver(open.sql, open.commit), account);
      });
      await database.reopen();
      await database.within(async (open) => {
        const waiting = open.sql.atomically(() => recoverOutbox(open.sql, NOON));
        expect(waiting).toHaveLength(1);
        const [account] = waiting;
        if (account === undefined) throw new Error('nothing waits');
        const mailbox = mailboxOver(open.sql, open.commit);
        const next = await departed(mailbox, account);
        expect(next.outgoing.plain).toBe('dois');
        await mailbox.settle(account, next, { kind: 'sent', nativeId: '2' }, NOON);
        expect(await mailbox.depart(account, NOON + 1e9)).toBeUndefined();
        expect(outboxRow(open, 1)).toMatchObject({ status: 'unknown' });
      });
    });

    it('keeps the order within a conversation while another flows', () =>
      database.within(async (open) => {
        const { account, conversation } = await meet(open, 'ana');
        const group = await meet(open, 'ana', { chat: '-4001', group: true });
        expect(group.account).toBe(account);
        await queue(open, account, conversation, 'um', 'dois');
        await queue(open, account, group.conversation, 'no grupo');
        const mailbox = mailboxOver(open.sql, open.commit);
        const first = await departed(mailbox, account);
        expect(first.outgoing.plain).toBe('um');
        await mailbox.settle(account, first, { kind: 'unsent', reason: '429', afterMs: 5000 }, NOON);
        const other = await departed(mailbox, account);
        expect(other).toMatchObject({ outgoing: { plain: 'no grupo' }, conversation: { chat: '-4001', group: true } });
        await mailbox.settle(account, other, { kind: 'sent', nativeId: 'g' }, NOON);
        expect(await mailbox.depart(account, NOON + 4999)).toBeUndefined();
        expect(mailbox.nextDue(account)).toBe(NOON + 5000);
        const again = await departed(mailbox, account, NOON + 5000);
        expect(again).toMatchObject({ id: first.id, attempt: 2 });
        await mailbox.settle(account, again, { kind: 'sent', nativeId: 'p' }, NOON + 5000);
        expect((await departed(mailbox, account, NOON + 5000)).outgoing.plain).toBe('dois');
      }));

    it('lets what was held leave when the person writes again', () =>
      database.within(async (open) => {
        const { account, conversation } = await meet(open, 'ana');
        await queue(open, account, conversation, 'um', 'dois');
        const mailbox = mailboxOver(open.sql, open.commit);
        const gone = { kind: 'unreachable', reason: '403 blocked' } as const;
        await mailbox.settle(account, await departed(mailbox, account), gone, NOON);
        // The person is parked: what follows is held without bothering the platform.
        expect(await mailbox.depart(account, NOON + 1e9)).toBeUndefined();
        await receive(open, message('ana', 'voltei'));
        expect(await mailbox.lease(account, NOON + 2e9)).toBeDefined();
        expect((await departed(mailbox, account, NOON + 2e9)).outgoing.plain).toBe('um');
      }));
  });
}
