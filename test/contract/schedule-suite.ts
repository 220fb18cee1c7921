// What falls due by itself enters the inbox exactly once, whatever the clock does and wherever the process dies.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nextTimeIn } from '../../src/conversation/agenda/next-time.ts';
import type { LocalDate } from '../../src/domain/dates.ts';
import type { Due, Scheduled } from '../../src/domain/due.ts';
import type { ConversationId, InboxId } from '../../src/domain/ids.ts';
import type { SendResult } from '../../src/domain/message.ts';
import { mailboxOver } from '../../src/store/mailbox.ts';
import { raiseDue } from '../../src/store/raise-due.ts';
import { storeOf } from '../support/store-of.ts';
import type { DatabaseHarness, OpenDatabase, TestDatabase } from './database-harness.ts';
import { departed, outboxRow, queue } from './outbox-rows.ts';
import { meet, message, NOON, type Person, receive } from './people.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const next = nextTimeIn(() => 'America/Sao_Paulo');

const once: Due = { kind: 'reminder', content: 'pagar a luz' };
const daily: Due = {
  kind: 'reminder',
  content: 'tomar o remédio',
  time: '00:00',
  rhythm: { every: 'daily', since: '2026-11-21' as LocalDate },
};

function at(conversation: ConversationId, key: string, dueAt: number, due: Due): Scheduled {
  return { kind: due.kind, key, conversation, dueAt, due };
}

const schedule = ({ sql, commit }: OpenDatabase, { account }: Person, scheduled: Scheduled) =>
  storeOf({ sql, commit }, account).commit((tx) => tx.schedule(scheduled));

/** Everything waiting, answered without a word. */
async function drained({ sql, commit }: OpenDatabase, { account }: Person, now: number): Promise<unknown[]> {
  const mailbox = mailboxOver(sql, commit);
  const bodies: unknown[] = [];
  for (;;) {
    const leased = await mailbox.lease(account, now);
    if (leased === undefined) return bodies;
    bodies.push(leased.message.body);
    await storeOf({ sql, commit }, account).commit((tx) => tx.settleInbox(leased.id, now));
  }
}

/** Declares the suite for one kind of database. */
export function scheduleContract(name: string, harness: DatabaseHarness): void {
  describe(`schedule contract: ${name}`, () => {
    let database: TestDatabase;
    beforeEach(async () => {
      database = await harness.open();
    });
    afterEach(() => database.close());

    it('raises what is due once, and not a moment before', () =>
      database.within(async (open) => {
        const ana = await meet(open, 'ana');
        const mailbox = mailboxOver(open.sql, open.commit);
        await schedule(open, ana, at(ana.conversation.id, 'luz', NOON + HOUR_MS, once));
        expect(mailbox.nextDue(ana.account)).toBe(NOON + HOUR_MS);
        expect(await mailbox.raise(ana.account, NOON + HOUR_MS - 1, next)).toBe(0);
        expect(await mailbox.raise(ana.account, NOON + HOUR_MS, next)).toBe(1);
        expect(await mailbox.raise(ana.account, NOON + HOUR_MS, next)).toBe(0);
        expect(mailbox.nextDue(ana.account)).toBeUndefined();
        expect(await drained(open, ana, NOON)).toEqual([{ kind: 'due', due: once, key: 'luz', dueAt: NOON + HOUR_MS }]);
      }));

    it('a crash in the middle leaves it wholly before: nothing fired, nothing forgotten', () =>
      database.within(async (open) => {
        const ana = await meet(open, 'ana');
        await schedule(open, ana, at(ana.conversation.id, 'luz', NOON, once));
        const crashed = open.commit(() => {
          raiseDue(open.sql, ana.account, NOON, next);
          throw new Error('on purpose');
        });
        await expect(crashed).rejects.toThrow('on purpose');
        expect(await drained(open, ana, NOON)).toEqual([]);
        expect(await mailboxOver(open.sql, open.commit).raise(ana.account, NOON, next)).toBe(1);
        expect(await drained(open, ana, NOON)).toHaveLength(1);
      }));

    it('fires every midnight of São Paulo at most once while the clock jumps a day to and fro', () =>
      database.within(async (open) => {
        const ana = await meet(open, 'ana');
        const mailbox = mailboxOver(open.sql, open.commit);
        // Midnight in São Paulo, which has had no summer time since 2019, is 3 in the morning of UTC.
        const midnight = Date.UTC(2026, 10, 22, 3);
        await schedule(open, ana, at(ana.conversation.id, 'remédio', midnight, daily));
        let seed = 7;
        const random = (): number => {
          seed = (seed * 1103515245 + 12345) % 2147483648;
          return seed / 2147483648;
        };
        let now = NOON;
        let latest = NOON;
        const fired: number[] = [];
        for (let step = 0; step < 120; step += 1) {
          now += Math.round((random() * 2 - 0.8) * DAY_MS);
          latest = Math.max(latest, now);
          await mailbox.raise(ana.account, now, next);
          for (const body of await drained(open, ana, now)) {
            const { dueAt } = body as { dueAt: number };
            expect(dueAt).toBeLessThanOrEqual(now);
            expect((dueAt - midnight) % DAY_MS).toBe(0);
            fired.push(dueAt);
          }
        }
        expect(new Set(fired).size).toBe(fired.length);
        expect(fired).toEqual(fired.toSorted((a, b) => a - b));
        expect(mailbox.nextDue(ana.account)).toBeGreaterThan(latest - 2 * DAY_MS);
        expect(fired.length).toBeGreaterThan(10);
      }));

    it('takes up after a restart what was raised and never answered', async () => {
      await database.within(async (open) => {
        const ana = await meet(open, 'ana');
        await schedule(open, ana, at(ana.conversation.id, 'luz', NOON, once));
        await mailboxOver(open.sql, open.commit).raise(ana.account, NOON, next);
      });
      await database.reopen();
      await database.within(async (open) => {
        const ana = await meet(open, 'ana');
        expect(await mailboxOver(open.sql, open.commit).raise(ana.account, NOON, next)).toBe(0);
        expect(await drained(open, ana, NOON)).toHaveLength(1);
      });
    });

    it('rings again under a name that has rung before', () =>
      database.within(async (open) => {
        const ana = await meet(open, 'ana');
        const mailbox = mailboxOver(open.sql, open.commit);
        for (let time = 0; time < 2; time += 1) {
          await schedule(open, ana, at(ana.conversation.id, 'luz', NOON, once));
          expect(await mailbox.raise(ana.account, NOON, next)).toBe(1);
        }
        expect(await drained(open, ana, NOON)).toHaveLength(2);
      }));

    it('keeps a mission’s news once under its name', () =>
      database.within(async (open) => {
        const ana = await meet(open, 'ana');
        const mailbox = mailboxOver(open.sql, open.commit);
        const body = { kind: 'mission', mission: 'm1', news: { kind: 'slow' } } as const;
        const post = () => mailbox.post(ana.account, ana.conversation.id, 'mission m1', body, NOON);
        expect(await post()).toBe(true);
        expect(await post()).toBe(false);
        expect(await drained(open, ana, NOON)).toEqual([body]);
      }));

    it('is no sign of the person: what is held for them stays held, and leaves when they write', () =>
      database.within(async (open) => {
        const ana = await meet(open, 'ana');
        const mailbox = mailboxOver(open.sql, open.commit);
        await queue(open, ana.account, ana.conversation, '⏰ pagar a luz');
        const departure = await departed(mailbox, ana.account);
        await mailbox.settle(ana.account, departure, { kind: 'away', reason: '131047' }, NOON);
        await schedule(open, ana, at(ana.conversation.id, 'luz', NOON, once));
        await mailbox.raise(ana.account, NOON, next);
        await drained(open, ana, NOON);
        expect(outboxRow(open, departure.id).status).toBe('held');
        await receive(open, message('ana', 'voltei'));
        await drained(open, ana, NOON);
        expect(outboxRow(open, departure.id).status).toBe('queued');
      }));

    it.each([
      ['the window is shut', { kind: 'away', reason: '131047' }],
      ['the bot is blocked', { kind: 'unreachable', reason: '403' }],
    ] as const)('holds the newest ring of each reminder while %s', (_, gone) =>
      database.within(async (open) => {
        const ana = await meet(open, 'ana');
        const mailbox = mailboxOver(open.sql, open.commit);
        const answer = async (day: number): Promise<void> => {
          for (;;) {
            const leased = await mailbox.lease(ana.account, NOON);
            if (leased === undefined) return;
            const { body } = leased.message;
            const plain = `${body.kind === 'due' ? body.key : 'oi'} ${day}`;
            await storeOf(open, ana.account).commit((tx) => {
              tx.enqueue(ana.conversation.id, leased.id, [{ part: 0, outgoing: { plain, wire: {} }, dueAt: NOON }]);
              tx.settleInbox(leased.id, NOON);
            });
          }
        };
        const told: string[] = [];
        const deliver = async (ended: SendResult): Promise<void> => {
          while (mailbox.nextDue(ana.account) !== undefined) {
            const one = await mailbox.depart(ana.account, NOON);
            if (one === undefined) continue;
            told.push(one.outgoing.plain);
            await mailbox.settle(ana.account, one, ended, NOON);
          }
        };
        for (let day = 1; day <= 20; day += 1) {
          for (const key of ['luz', 'luz do sítio'])
            await schedule(open, ana, at(ana.conversation.id, key, NOON + day, once));
          await mailbox.raise(ana.account, NOON + day, next);
          await answer(day);
          await deliver(gone);
        }
        await receive(open, message('ana', 'voltei'));
        await answer(21);
        told.length = 0;
        await deliver({ kind: 'sent', nativeId: '7' });
        expect(told).toEqual(['luz 20', 'luz do sítio 20', 'oi 21']);
      }),
    );

    it('erasing forgets what waits, and nothing comes back for somebody who is gone', () =>
      database.within(async (open) => {
        const ana = await meet(open, 'ana');
        const mailbox = mailboxOver(open.sql, open.commit);
        await schedule(open, ana, at(ana.conversation.id, 'luz', NOON, once));
        await schedule(open, ana, at(ana.conversation.id, 'água', NOON + DAY_MS, once));
        await mailbox.raise(ana.account, NOON, next);
        await storeOf(open, ana.account).commit((tx) => tx.eraseAccount(0 as InboxId, NOON));
        expect(await mailbox.raise(ana.account, NOON + 2 * DAY_MS, next)).toBe(0);
        const late = { kind: 'mission', mission: 'm2', news: { kind: 'slow' } } as const;
        expect(await mailbox.post(ana.account, ana.conversation.id, 'mission m2', late, NOON)).toBe(false);
        expect(await drained(open, ana, NOON)).toEqual([]);
      }));
  });
}
