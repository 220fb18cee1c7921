// The way in: what resolves is stored, once, and what could not be stored is refused whole.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Inbound } from '../../src/domain/message.ts';
import { lanesWaiting } from '../../src/store/inbox.ts';
import { ingressOver } from '../../src/store/ingress.ts';
import { mailboxOver } from '../../src/store/mailbox.ts';
import { rawStatement } from '../../src/store/statement.ts';
import type { DatabaseHarness, OpenDatabase, TestDatabase } from './database-harness.ts';
import { departed, outboxRow, queue } from './outbox-rows.ts';
import { meet, message, NOON } from './people.ts';

const quarantined = rawStatement<Record<string, never>, { channel: string; raw: ArrayLike<number>; reason: string }>(
  'select channel, raw, reason from quarantine',
  [],
);

/** Declares the suite for one kind of database. */
export function ingressContract(name: string, harness: DatabaseHarness): void {
  describe(`ingress contract: ${name}`, () => {
    let database: TestDatabase;
    beforeEach(async () => {
      database = await harness.open();
    });
    afterEach(() => database.close());

    const through = ({ sql, commit }: OpenDatabase, woken: Inbound[] = []) =>
      ingressOver(sql, commit, { now: () => NOON }, ({ message }) => void woken.push(message));

    it('stores each message of a batch once, wherever the copies are', () =>
      database.within(async (open) => {
        const woken: Inbound[] = [];
        const ingress = through(open, woken);
        const batch = ['um', 'dois', 'um', 'três', 'dois'].map((text) => message('ana', text));
        expect(await ingress.accept(batch, [])).toEqual({ stored: 3, repeated: 2 });
        expect(await ingress.accept([message('ana', 'três'), message('bob', 'um')], [])).toEqual({
          stored: 1,
          repeated: 1,
        });
        expect(woken.map(({ nativeId }) => nativeId)).toEqual(['ana/um', 'ana/dois', 'ana/três', 'bob/um']);
      }));

    it('wakes nobody before the message is stored', () =>
      database.within(async (open) => {
        const { sql, commit } = open;
        let seen = -1;
        const ingress = ingressOver(sql, commit, { now: () => NOON }, () => {
          seen = lanesWaiting(sql).length;
        });
        await ingress.accept([message('ana', 'um')], []);
        expect(seen).toBe(1);
      }));

    it('gives a message back as it came', () =>
      database.within(async (open) => {
        const { account } = await meet(open, 'ana');
        const odd = message('ana', 'açaí "10" \u0000 👩🏽‍💻', {
          replyTo: { messageId: '9', text: 'isso' },
          forwarded: true,
          body: { kind: 'choice', token: 't-1', callback: 'cb' },
        });
        await through(open).accept([odd], []);
        expect((await mailboxOver(open.sql, open.commit).lease(account, NOON))?.message).toEqual(odd);
      }));

    it('stores messages and receipts of one webhook together, or neither', () =>
      database.within(async (open) => {
        const { account, conversation } = await meet(open, 'ana');
        await queue(open, account, conversation, 'Anotado');
        const mailbox = mailboxOver(open.sql, open.commit);
        const departure = await departed(mailbox, account);
        await mailbox.settle(account, departure, { kind: 'sent', nativeId: '77' }, NOON);
        const receipt = { channel: 'telegram', nativeId: '77', status: 'read', at: NOON } as const;
        const unstorable = message('ana', 'ruim', { sentAt: 1n as never });
        await expect(through(open).accept([message('ana', 'um'), unstorable], [receipt])).rejects.toThrow();
        expect(await mailbox.lease(account, NOON)).toBeUndefined();
        expect(outboxRow(open, departure.id).receipt).toBeNull();
        await through(open).accept([message('ana', 'um')], [receipt]);
        expect(await mailbox.lease(account, NOON)).toBeDefined();
        expect(outboxRow(open, departure.id).receipt).toBe('read');
      }));

    it('keeps the very bytes of what nobody could read', () =>
      database.within(async (open) => {
        const raw = new Uint8Array([0, 255, 10, 123]);
        await through(open).quarantine('whatsapp', raw, 'not JSON');
        const [kept] = open.sql.all(quarantined, {});
        expect(kept).toMatchObject({ channel: 'whatsapp', reason: 'not JSON' });
        expect([...new Uint8Array(kept?.raw ?? [])]).toEqual([...raw]);
      }));
  });
}
