// A platform may accept a message and say only later that it failed: the failure then has the consequences it would
// have had at once, and a message that may have been seen is not sent again.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Receipt, SendFailure } from '../../src/domain/message.ts';
import { sendKey } from '../../src/domain/send-key.ts';
import type { Departure, Mailbox } from '../../src/ports.ts';
import { ingressOver } from '../../src/store/ingress.ts';
import { mailboxOver } from '../../src/store/mailbox.ts';
import type { DatabaseHarness, OpenDatabase, TestDatabase } from './database-harness.ts';
import { departed, type OutboxRow, outboxRow, queue } from './outbox-rows.ts';
import { meet, message, NOON, type Person, receive } from './people.ts';

const SHUT: SendFailure = { kind: 'away', reason: '24 h window is shut' };

type Sent = {
  readonly open: OpenDatabase;
  readonly mailbox: Mailbox;
  readonly ana: Person;
  readonly departure: Departure;
  /** Reports on the send of `departure`, which has the platform's id '77'. @returns the accounts to be sent for. */
  tell(status: Receipt['status'], failure?: SendFailure): Promise<readonly unknown[]>;
  row(): OutboxRow;
};

/** Declares the suite for one kind of database. */
export function receiptsContract(name: string, harness: DatabaseHarness): void {
  describe(`receipts contract: ${name}`, () => {
    let database: TestDatabase;
    beforeEach(async () => {
      database = await harness.open();
    });
    afterEach(() => database.close());

    const sent = (work: (sent: Sent) => Promise<void>): Promise<void> =>
      database.within(async (open) => {
        const ana = await meet(open, 'ana');
        await queue(open, ana.account, ana.conversation, 'Lembrete');
        const mailbox = mailboxOver(open.sql, open.commit);
        const departure = await departed(mailbox, ana.account);
        await mailbox.settle(ana.account, departure, { kind: 'sent', nativeId: '77' }, NOON);
        const tell: Sent['tell'] = async (status, failure) => {
          const again: unknown[] = [];
          const ingress = ingressOver(
            open.sql,
            open.commit,
            { now: () => NOON },
            () => {},
            (one) => again.push(one),
          );
          const echoed = { nativeId: '77', outbox: sendKey(departure.id, departure.attempt) };
          const about = { channel: 'telegram', at: NOON, ...echoed } as const;
          await ingress.accept([], [{ ...about, status, ...(failure && { failure }) }]);
          return again;
        };
        await work({ open, mailbox, ana, departure, tell, row: () => outboxRow(open, departure.id) });
      });

    it('holds what came into a shut window until the person writes', () =>
      sent(async ({ open, mailbox, ana, departure, tell, row }) => {
        await tell('failed', SHUT);
        expect(row()).toMatchObject({ status: 'held', reason: SHUT.reason });
        expect(await mailbox.depart(ana.account, NOON + 1e9)).toBeUndefined();
        await receive(open, message('ana', 'voltei'));
        await mailbox.lease(ana.account, NOON + 2e9);
        const again = await departed(mailbox, ana.account, NOON + 2e9);
        expect(again).toMatchObject({ id: departure.id, attempt: 2 });
        await mailbox.settle(ana.account, again, { kind: 'sent', nativeId: '78' }, NOON + 2e9);
        // The platform repeats its news of the first attempt.
        for (const _ of [1, 2]) await tell('failed', SHUT);
        expect(row()).toMatchObject({ status: 'sent', nativeId: '78', receipt: null });
      }));

    it('takes no late news of the first attempt for news of the second', () =>
      sent(async ({ open, mailbox, ana, tell, row }) => {
        await tell('failed', SHUT);
        await receive(open, message('ana', 'voltei'));
        await mailbox.lease(ana.account, NOON);
        await departed(mailbox, ana.account);
        await tell('failed', SHUT);
        expect(row()).toMatchObject({ status: 'sending', receipt: null });
      }));

    it('parks a person who cannot be reached', () =>
      sent(async ({ open, mailbox, ana, tell, row }) => {
        await tell('failed', { kind: 'unreachable', reason: 'blocked' });
        expect(row()).toMatchObject({ status: 'held' });
        await queue(open, ana.account, ana.conversation, 'mais');
        expect(await mailbox.depart(ana.account, NOON)).toBeUndefined();
      }));

    it('halts the channel', () =>
      sent(async ({ open, mailbox, tell }) => {
        await tell('failed', { kind: 'halted', reason: 'payment problem' });
        const bob = await meet(open, 'bob');
        await queue(open, bob.account, bob.conversation, 'para bob');
        expect(await mailbox.depart(bob.account, NOON)).toBeUndefined();
      }));

    it('sends again what came too fast, and wakes the account for it', () =>
      sent(async ({ mailbox, ana, tell }) => {
        expect(await tell('failed', { kind: 'unsent', reason: 'too fast', afterMs: 6000 })).toEqual([ana.account]);
        expect(mailbox.nextDue(ana.account)).toBe(NOON + 6000);
        expect(await departed(mailbox, ana.account, NOON + 6000)).toMatchObject({ attempt: 2 });
      }));

    it('sends the words alone when the media turn out not to be taken', () =>
      sent(async ({ mailbox, ana, tell }) => {
        const refused: SendFailure = { kind: 'refused', reason: 'media not taken', simpler: true };
        expect(await tell('failed', refused)).toEqual([ana.account]);
        expect(await departed(mailbox, ana.account)).toMatchObject({ outgoing: { wire: { only: 'Lembrete' } } });
      }));

    it.each([
      ['refused', 'type not supported'],
      ['ambiguous', 'their general error'],
    ] as const)('records a message that was %s as failed', (kind, reason) =>
      sent(async ({ tell, row }) => {
        expect(await tell('failed', { kind, reason })).toEqual([]);
        expect(row()).toMatchObject({ status: 'failed', reason, receipt: 'failed' });
      }),
    );

    it.each([
      ['delivered', 'failed'],
      ['failed', 'delivered'],
      ['read', 'failed'],
      ['failed', 'read'],
    ] as const)('sends nothing again after %s and %s', (first, second) =>
      sent(async ({ open, mailbox, ana, tell, row }) => {
        for (const status of [first, second, first, second]) await tell(status, status === 'failed' ? SHUT : undefined);
        expect(row()).toMatchObject({ status: 'sent', nativeId: '77' });
        await receive(open, message('ana', 'voltei'));
        await mailbox.lease(ana.account, NOON);
        expect(await mailbox.depart(ana.account, NOON)).toBeUndefined();
      }),
    );

    it('keeps what a receipt said before the send was recorded', () =>
      database.within(async (open) => {
        const ana = await meet(open, 'ana');
        await queue(open, ana.account, ana.conversation, 'Lembrete');
        const mailbox = mailboxOver(open.sql, open.commit);
        const departure = await departed(mailbox, ana.account);
        const outbox = sendKey(departure.id, departure.attempt);
        const failure: SendFailure = { kind: 'unsent', reason: 'too fast', afterMs: 6000 };
        await ingressOver(open.sql, open.commit, { now: () => NOON }, () => {}).accept(
          [],
          [{ channel: 'telegram', nativeId: '77', status: 'failed', at: NOON, outbox, failure }],
        );
        await mailbox.settle(ana.account, departure, { kind: 'sent', nativeId: '77' }, NOON);
        expect(outboxRow(open, departure.id)).toMatchObject({ status: 'queued', dueAt: NOON + 6000 });
      }));
  });
}
