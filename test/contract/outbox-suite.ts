// Every way a send can end, and the state it leads to. Neither channel has an idempotency key, so a doubtful send is
// never repeated; news from the platform may settle it later, in any order.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { InboxId } from '../../src/domain/ids.ts';
import type { Receipt, SendResult } from '../../src/domain/message.ts';
import type { Departure, Mailbox } from '../../src/ports.ts';
import { ingressOver } from '../../src/store/ingress.ts';
import { mailboxOver } from '../../src/store/mailbox.ts';
import { recoverOutbox } from '../../src/store/outbox.ts';
import { storeOf } from '../support/store-of.ts';
import type { DatabaseHarness, OpenDatabase, TestDatabase } from './database-harness.ts';
import { departed, type OutboxRow, outboxRow, queue } from './outbox-rows.ts';
import { meet, NOON, type Person } from './people.ts';

type Sent = {
  readonly open: OpenDatabase;
  readonly mailbox: Mailbox;
  readonly ana: Person;
  readonly departure: Departure;
  /** Ends the send at noon, or later. */
  end(result: SendResult, departure?: Departure, now?: number): Promise<void>;
  row(): OutboxRow;
};

const ENDS: readonly (readonly [SendResult, Partial<OutboxRow>])[] = [
  [
    { kind: 'sent', nativeId: '77' },
    { status: 'sent', nativeId: '77' },
  ],
  [
    { kind: 'unsent', reason: 'refused' },
    { status: 'queued', dueAt: NOON + 2000, reason: 'refused' },
  ],
  [
    { kind: 'unsent', reason: '429', afterMs: 7000 },
    { status: 'queued', dueAt: NOON + 7000 },
  ],
  [
    { kind: 'ambiguous', reason: 'reset' },
    { status: 'unknown', reason: 'reset' },
  ],
  [
    { kind: 'refused', reason: '400' },
    { status: 'failed', reason: '400' },
  ],
  [{ kind: 'unreachable', reason: '403' }, { status: 'held' }],
  [{ kind: 'away', reason: 'window' }, { status: 'held' }],
  [{ kind: 'halted', reason: '401' }, { status: 'held' }],
  [
    { kind: 'moved', reason: 'migrated', chat: '-1009' },
    { status: 'queued', dueAt: NOON },
  ],
];

const permutations = <T>(items: readonly T[]): T[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));

/** Declares the suite for one kind of database. */
export function outboxContract(name: string, harness: DatabaseHarness): void {
  describe(`outbox contract: ${name}`, () => {
    let database: TestDatabase;
    beforeEach(async () => {
      database = await harness.open();
    });
    afterEach(() => database.close());

    const sending = (work: (sent: Sent) => Promise<void>): Promise<void> =>
      database.within(async (open) => {
        const ana = await meet(open, 'ana');
        const { account } = ana;
        await queue(open, account, ana.conversation, 'Anotado');
        const mailbox = mailboxOver(open.sql, open.commit);
        const departure = await departed(mailbox, account);
        await work({
          open,
          mailbox,
          ana,
          departure,
          end: (result, of = departure, now = NOON) => mailbox.settle(account, of, result, now),
          row: () => outboxRow(open, departure.id),
        });
      });

    for (const [result, expected] of ENDS) {
      it(`${result.kind}${'afterMs' in result ? ' with a wait' : ''} leads to ${expected.status}`, () =>
        sending(async ({ end, row }) => {
          await end(result);
          expect(row()).toMatchObject(expected);
        }));
    }

    it('waits longer each time a send is provably lost, and stops after five', () =>
      sending(async ({ mailbox, ana, departure, end, row }) => {
        let now = NOON;
        let current = departure;
        for (const wait of [2000, 4000, 8000, 16_000]) {
          await end({ kind: 'unsent', reason: 'refused' }, current, now);
          expect(mailbox.nextDue(ana.account)).toBe(now + wait);
          expect(await mailbox.depart(ana.account, now + wait - 1)).toBeUndefined();
          now += wait;
          current = await departed(mailbox, ana.account, now);
        }
        expect(current.attempt).toBe(5);
        await end({ kind: 'unsent', reason: 'refused' }, current, now);
        expect(row()).toMatchObject({ status: 'failed' });
      }));

    it('goes on trying, a minute apart, while there is no connection', () =>
      sending(async ({ mailbox, ana, departure, end, row }) => {
        let now = NOON;
        let current = departure;
        while (now < NOON + 3 * 3_600_000) {
          await end({ kind: 'unsent', offline: true, reason: 'not connected' }, current, now);
          expect((mailbox.nextDue(ana.account) ?? 0) - now).toBeLessThanOrEqual(60_000);
          now = mailbox.nextDue(ana.account) ?? 0;
          current = await departed(mailbox, ana.account, now);
        }
        await end({ kind: 'sent', nativeId: '9' }, current, now);
        expect(row()).toMatchObject({ status: 'sent' });
      }));

    it('waits exactly as long as the platform asks, however often', () =>
      sending(async ({ mailbox, ana, departure, end, row }) => {
        let now = NOON;
        let current = departure;
        for (let n = 0; n < 9; n += 1) {
          await end({ kind: 'unsent', reason: '429', afterMs: 1234 }, current, now);
          expect(await mailbox.depart(ana.account, now + 1233)).toBeUndefined();
          now += 1234;
          current = await departed(mailbox, ana.account, now);
        }
        await end({ kind: 'sent', nativeId: '9' }, current, now);
        expect(row()).toMatchObject({ status: 'sent', attempts: 10 });
      }));

    it('sends the words alone when the media are refused, and once', () =>
      sending(async ({ mailbox, ana, end, row }) => {
        const refused = { kind: 'refused', reason: 'media not taken', simpler: true } as const;
        await end(refused);
        const again = await departed(mailbox, ana.account);
        expect(again).toMatchObject({ attempt: 2, outgoing: { plain: 'Anotado', wire: { only: 'Anotado' } } });
        await end(refused, again);
        expect(row()).toMatchObject({ status: 'failed', reason: 'media not taken' });
      }));

    it('never sends a doubtful part again, not even after a restart or a new message', () =>
      sending(async ({ open, mailbox, ana, end, row }) => {
        await end({ kind: 'ambiguous', reason: 'reset' });
        open.sql.atomically(() => recoverOutbox(open.sql, NOON));
        expect(await mailbox.depart(ana.account, NOON + 1e10)).toBeUndefined();
        expect(row()).toMatchObject({ status: 'unknown', attempts: 1 });
      }));

    it('tells of a doubtful part once, and keeps its words for who asks', () =>
      sending(async ({ open, ana, end, row }) => {
        const { conversation } = ana;
        const store = storeOf(open, ana.account);
        const tell = (before: number, at = before) =>
          store.commit((tx) => tx.tellDoubtful(conversation.id, before, at));
        expect(await tell(NOON)).toBe(false);
        await end({ kind: 'ambiguous', reason: 'reset' });
        expect(await tell(NOON - 1)).toBe(false);
        expect(await tell(NOON, NOON + 60_000)).toBe(true);
        expect(await tell(NOON + 120_000)).toBe(false);
        expect(store.read.doubtfulSends(conversation.id, NOON + 60_000)).toEqual(['Anotado']);
        expect(store.read.doubtfulSends(conversation.id, NOON + 60_001)).toEqual([]);
        expect(row()).toMatchObject({ status: 'unknown' });
      }));

    it('tells of a part that was given up, and of none that was a day ago', () =>
      sending(async ({ open, ana, end, row }) => {
        const { conversation } = ana;
        const store = storeOf(open, ana.account);
        const tell = (at: number) => store.commit((tx) => tx.tellDoubtful(conversation.id, at, at));
        await end({ kind: 'refused', reason: 'invalid message' });
        expect(row()).toMatchObject({ status: 'failed' });
        expect(await tell(NOON + 86_400_001)).toBe(false);
        expect(store.read.doubtfulSends(conversation.id, NOON + 86_400_001)).toEqual([]);
        expect(await tell(NOON + 86_400_000)).toBe(true);
        expect(await tell(NOON + 86_400_000)).toBe(false);
        expect(store.read.doubtfulSends(conversation.id, NOON + 86_400_000)).toEqual(['Anotado']);
      }));

    it('has no doubt left about what a receipt has settled', () =>
      sending(async ({ open, ana, departure, end }) => {
        const { conversation } = ana;
        const store = storeOf(open, ana.account);
        await end({ kind: 'ambiguous', reason: 'reset' });
        expect(store.read.doubtfulSends(conversation.id, NOON)).toEqual(['Anotado']);
        await tell(open, news('delivered', { outbox: String(departure.id) }));
        expect(store.read.doubtfulSends(conversation.id, NOON)).toEqual([]);
        expect(await store.commit((tx) => tx.tellDoubtful(conversation.id, NOON, NOON))).toBe(false);
      }));

    it('ends a send whose person had everything erased meanwhile, and no other', () =>
      sending(async ({ open, mailbox, ana, end }) => {
        const bia = await meet(open, 'bia');
        await storeOf(open, ana.account).commit((tx) => tx.eraseAccount(0 as InboxId, NOON));
        await queue(open, bia.account, bia.conversation, 'Guardei');
        await end({ kind: 'sent', nativeId: '77' });
        expect(await departed(mailbox, bia.account)).toMatchObject({ outgoing: { plain: 'Guardei' } });
      }));

    it('does not send again what was leaving when everything was erased, though it came back', () =>
      sending(async ({ open, mailbox, ana, end }) => {
        const { account, conversation } = ana;
        await storeOf(open, account).commit((tx) => tx.eraseAccount(0 as InboxId, NOON));
        await queue(open, account, conversation, 'Apaguei tudo');
        await end({ kind: 'unsent', reason: '429', afterMs: 1000 });
        expect(await mailbox.depart(account, NOON + 1000)).toBeUndefined();
        expect(await departed(mailbox, account, NOON + 1000)).toMatchObject({ outgoing: { plain: 'Apaguei tudo' } });
      }));

    it('sends to the new id of a chat that moved', () =>
      sending(async ({ mailbox, ana, end }) => {
        await end({ kind: 'moved', reason: 'migrated', chat: '-1009' });
        expect(await departed(mailbox, ana.account)).toMatchObject({ conversation: { chat: '-1009' }, attempt: 2 });
      }));

    it('sends to the conversation already open in the new chat', () =>
      sending(async ({ open, mailbox, ana, end }) => {
        await meet(open, 'ana', { chat: '-1009', group: true });
        await end({ kind: 'moved', reason: 'migrated', chat: '-1009' });
        const { conversation } = await meet(open, 'ana', { chat: '-1009', group: true });
        expect(await departed(mailbox, ana.account)).toMatchObject({ conversation });
      }));

    it('holds everything of a halted channel until it is started again', () =>
      sending(async ({ open, mailbox, end }) => {
        await end({ kind: 'halted', reason: '401' });
        const bob = await meet(open, 'bob');
        await queue(open, bob.account, bob.conversation, 'para bob');
        expect(await mailbox.depart(bob.account, NOON)).toBeUndefined();
        const waiting = open.sql.atomically(() => recoverOutbox(open.sql, NOON));
        expect(waiting).toHaveLength(2);
        for (const account of waiting) expect(await mailbox.depart(account, NOON)).toBeDefined();
      }));

    const news = (status: Receipt['status'], more: Partial<Receipt> = {}): Receipt => ({
      channel: 'telegram',
      nativeId: '77',
      status,
      at: NOON,
      ...more,
    });
    const tell = ({ sql, commit }: OpenDatabase, receipt: Receipt) =>
      ingressOver(sql, commit, { now: () => NOON }, () => {}).accept([], [receipt]);

    it('advances on receipts whatever their order, and never goes back', () =>
      sending(async ({ open, ana, end, mailbox }) => {
        await end({ kind: 'sent', nativeId: '0' });
        for (const [n, order] of permutations(['sent', 'delivered', 'read', 'failed'] as const).entries()) {
          await queue(open, ana.account, ana.conversation, `parte ${n}`);
          const departure = await departed(mailbox, ana.account);
          await end({ kind: 'sent', nativeId: `id-${n}` }, departure);
          for (const status of [...order, ...order]) await tell(open, news(status, { nativeId: `id-${n}` }));
          expect(outboxRow(open, departure.id), order.join()).toMatchObject({ status: 'sent', receipt: 'read' });
        }
      }));

    it('settles a doubtful send when the platform echoes our key', () =>
      sending(async ({ open, departure, end, row }) => {
        await end({ kind: 'ambiguous', reason: 'reset' });
        await tell(open, news('delivered', { outbox: String(departure.id) }));
        expect(row()).toMatchObject({ status: 'sent', receipt: 'delivered', nativeId: '77' });
        await tell(open, news('sent', { outbox: String(departure.id) }));
        expect(row()).toMatchObject({ status: 'sent', receipt: 'delivered' });
      }));

    it('learns from a receipt that a doubtful send failed', () =>
      sending(async ({ open, departure, end, row }) => {
        await end({ kind: 'ambiguous', reason: 'reset' });
        await tell(open, news('failed', { outbox: String(departure.id) }));
        expect(row()).toMatchObject({ status: 'failed', receipt: 'failed' });
      }));

    it('ignores receipts of messages it never sent', () =>
      sending(async ({ open, end, row }) => {
        await end({ kind: 'sent', nativeId: '77' });
        await tell(open, news('failed', { nativeId: 'alheia' }));
        await tell(open, news('read', { nativeId: 'alheia', outbox: 'not-a-number' }));
        expect(row()).toMatchObject({ status: 'sent', receipt: null });
      }));
  });
}
