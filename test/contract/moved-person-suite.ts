// A person who changed number: the notebook follows to the new ids, and the old ones, which a stranger may be given,
// lead nowhere.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { InboxId } from '../../src/domain/ids.ts';
import type { Inbound } from '../../src/domain/message.ts';
import type { MovedPerson, Moving } from '../../src/domain/moved.ts';
import { findAccount } from '../../src/store/accounts.ts';
import { ingressOver } from '../../src/store/ingress.ts';
import { mailboxOver } from '../../src/store/mailbox.ts';
import { rawStatement } from '../../src/store/statement.ts';
import { storeOf } from '../support/store-of.ts';
import type { DatabaseHarness, OpenDatabase, TestDatabase } from './database-harness.ts';
import { departed, queue } from './outbox-rows.ts';
import { meet, message, NOON, type Person, receive } from './people.ts';

const channel = 'whatsapp' as const;
const OLD = { channel, aliases: ['5511900000001'] };
const NEW = { channel, aliases: ['5511900000009'] };
const NOTICE: MovedPerson = {
  kind: 'person',
  channel,
  from: ['BR.1', '5511900000001'],
  to: { person: 'BR.9', chat: 'BR.9', aliases: ['5511900000009'] },
};
const persons = rawStatement<Record<string, never>, { person: string }>('select distinct person from inbox', []);

const tell = ({ sql, commit }: OpenDatabase, notice: MovedPerson = NOTICE): Promise<Moving> =>
  ingressOver(sql, commit, { now: () => NOON }, () => {}).move(notice);

const notes = (open: OpenDatabase, { account, conversation }: Person, text: string) =>
  storeOf(open, account).commit((tx) => {
    tx.addItem({ kind: 'note', title: text, body: text, hash: text, at: NOON });
    tx.append(conversation.id, 1 as InboxId, NOON, [{ kind: 'user', text, messageId: `wamid.${text}` }]);
  });
const titles = (open: OpenDatabase, { account }: Person): string[] =>
  storeOf(open, account)
    .read.items({ limit: 9 })
    .map(({ title }) => title);

/** Declares the suite for one kind of database. */
export function movedPersonContract(name: string, harness: DatabaseHarness): void {
  describe(`moved person contract: ${name}`, () => {
    let database: TestDatabase;
    beforeEach(async () => {
      database = await harness.open();
    });
    afterEach(() => database.close());

    it('keeps the notebook, the conversation and what is on its way', () =>
      database.within(async (open) => {
        const ana = await meet(open, 'BR.1', OLD);
        await notes(open, ana, 'leite');
        await queue(open, ana.account, ana.conversation, 'lembrete');
        expect([await tell(open), await tell(open)]).toEqual(['moved', 'unknown']);
        const now = await meet(open, 'BR.9', NEW);
        expect(now).toEqual({ ...ana, conversation: { ...ana.conversation, chat: 'BR.9', person: 'BR.9' } });
        expect(titles(open, now)).toEqual(['leite']);
        expect(storeOf(open, now.account).read.quoted(now.conversation.id, 'wamid.leite')).toBeDefined();
        const sent = await departed(mailboxOver(open.sql, open.commit), now.account);
        expect(sent.conversation.chat).toBe('BR.9');
      }));

    it('gives up the old number: a stranger who is given it starts anew', () =>
      database.within(async (open) => {
        const ana = await meet(open, 'BR.1', OLD);
        await tell(open);
        const stranger = await meet(open, '5511900000001', { channel });
        expect(stranger.account).not.toBe(ana.account);
        expect((await meet(open, 'BR.7', { channel, aliases: ['5511900000001'] })).account).toBe(stranger.account);
      }));

    it('answers what was waiting, at the new number, and leaves no message under the old one', () =>
      database.within(async (open) => {
        const ana = await meet(open, 'BR.1', OLD);
        const more: Partial<Inbound> = { ...OLD, chat: 'BR.1' };
        await receive(open, message('BR.1', 'um', more), message('BR.1', 'dois', { ...more, chat: 'G', group: true }));
        await tell(open);
        const mailbox = mailboxOver(open.sql, open.commit);
        const first = await mailbox.lease(ana.account, NOON);
        expect(first).toMatchObject({ message: { body: { text: 'um' } }, conversation: { chat: 'BR.9' } });
        await storeOf(open, ana.account).commit((tx) => tx.settleInbox(first?.id ?? (0 as InboxId), NOON));
        expect(await mailbox.lease(ana.account, NOON)).toMatchObject({ conversation: { chat: 'G', person: 'BR.9' } });
        expect(open.sql.all(persons, {})).toEqual([{ person: 'BR.9' }]);
      }));

    it('sends what was held for a number that no longer answers', () =>
      database.within(async (open) => {
        const ana = await meet(open, 'BR.1', OLD);
        const mailbox = mailboxOver(open.sql, open.commit);
        await queue(open, ana.account, ana.conversation, 'lembrete');
        const sent = await departed(mailbox, ana.account);
        await mailbox.settle(ana.account, sent, { kind: 'unreachable', reason: '131026' }, NOON);
        await tell(open);
        expect(await departed(mailbox, ana.account)).toMatchObject({ outgoing: { plain: 'lembrete' } });
      }));

    it('takes the place of a notebook that was opened and has nothing in it', () =>
      database.within(async (open) => {
        const ana = await meet(open, 'BR.1', OLD);
        await meet(open, 'BR.9', NEW);
        await receive(open, message('BR.9', 'oi', { ...NEW, chat: 'BR.9' }));
        expect(await tell(open)).toBe('moved');
        expect((await meet(open, 'BR.9', NEW)).account).toBe(ana.account);
        expect(await mailboxOver(open.sql, open.commit).lease(ana.account, NOON)).toBeDefined();
      }));

    it('merges no two notebooks that both have something in them', () =>
      database.within(async (open) => {
        const ana = await meet(open, 'BR.1', OLD);
        const other = await meet(open, 'BR.9', NEW);
        await notes(open, ana, 'leite');
        await notes(open, other, 'pão');
        expect(await tell(open)).toBe('kept_apart');
        expect(titles(open, await meet(open, 'BR.9', NEW))).toEqual(['pão']);
        expect(titles(open, await meet(open, 'BR.1', OLD))).toEqual(['leite']);
      }));

    it('takes the number from whoever had it before, and nothing else of theirs', () =>
      database.within(async (open) => {
        const ana = await meet(open, 'BR.1', OLD);
        const before = await meet(open, 'BR.5', { channel, aliases: ['5511900000009'] });
        await notes(open, before, 'segredo');
        expect(await tell(open)).toBe('moved');
        expect(findAccount(open.sql, channel, '5511900000009')).toBe(ana.account);
        expect(findAccount(open.sql, channel, 'BR.5')).toBe(before.account);
        expect(titles(open, await meet(open, 'BR.9', NEW))).toEqual([]);
      }));

    it('knows nothing of people who never wrote', () =>
      database.within(async (open) => {
        expect(await tell(open)).toBe('unknown');
        expect(findAccount(open.sql, channel, 'BR.9')).toBeUndefined();
      }));
  });
}
