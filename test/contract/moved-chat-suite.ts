// A group that got another id: what was asked, said, done and still to be sent there goes on in the new chat, also
// when somebody wrote there before we learned of it.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { InboxId } from '../../src/domain/ids.ts';
import type { Moving } from '../../src/domain/moved.ts';
import { ingressOver } from '../../src/store/ingress.ts';
import { mailboxOver } from '../../src/store/mailbox.ts';
import { storeOf } from '../support/store-of.ts';
import type { DatabaseHarness, OpenDatabase, TestDatabase } from './database-harness.ts';
import { departed, queue } from './outbox-rows.ts';
import { meet, NOON, type Person } from './people.ts';

const turn = (n: number) => n as InboxId;
const OLD = { chat: '-4', group: true };
const NEW = { chat: '-1004', group: true };
const question = (state: string) => ({ state: JSON.stringify({ at: state }), expiresAt: NOON + 1000 });
const did = (n: number) => ({ turn: turn(n), at: NOON, changes: [] }) as const;

const upgrade = ({ sql, commit }: OpenDatabase): Promise<Moving> =>
  ingressOver(sql, commit, { now: () => NOON }, () => {}).move({
    kind: 'group',
    channel: 'telegram',
    from: OLD.chat,
    to: NEW.chat,
  });

const says = (open: OpenDatabase, { account, conversation }: Person, n: number, text: string) =>
  storeOf(open, account).commit((tx) => {
    tx.append(conversation.id, turn(n), NOON, [{ kind: 'user', text, messageId: String(n) }]);
    tx.journal(conversation.id, did(n));
    tx.saveDialogue(conversation.id, question(text));
    tx.saveShownList(conversation.id, { kind: 'item', ids: [n], shownAt: NOON });
  });

/** Declares the suite for one kind of database. */
export function movedChatContract(name: string, harness: DatabaseHarness): void {
  describe(`moved chat contract: ${name}`, () => {
    let database: TestDatabase;
    beforeEach(async () => {
      database = await harness.open();
    });
    afterEach(() => database.close());

    it('keeps the question, the list, the history and what can be undone, of everybody in the group', () =>
      database.within(async (open) => {
        for (const [n, name] of [
          [1, 'ana'],
          [2, 'bia'],
        ] as const) {
          await says(open, await meet(open, name, OLD), n, name);
        }
        await upgrade(open);
        await upgrade(open);
        for (const [n, name] of [
          [1, 'ana'],
          [2, 'bia'],
        ] as const) {
          const { account, conversation } = await meet(open, name, NEW);
          const { read } = storeOf(open, account);
          expect(read.dialogue(conversation.id)).toEqual(question(name));
          expect(read.shownList(conversation.id)).toMatchObject({ ids: [n] });
          expect(read.history(conversation.id, 9)).toMatchObject([{ body: { text: name } }]);
          expect(read.undoable(conversation.id)).toMatchObject({ turn: n });
          // The numbers of messages start again: the first of the new chat is another message.
          expect(read.quoted(conversation.id, String(n))).toBeUndefined();
        }
      }));

    it('leaves the chats of others where they are', () =>
      database.within(async (open) => {
        const { account, conversation } = await meet(open, 'ana');
        await says(open, { account, conversation }, 1, 'aqui');
        await upgrade(open);
        expect((await meet(open, 'ana')).conversation).toEqual(conversation);
        expect(storeOf(open, account).read.quoted(conversation.id, '1')).toBeDefined();
      }));

    it('joins what was begun in the new chat to the end of the old one', () =>
      database.within(async (open) => {
        const before = await meet(open, 'ana', OLD);
        await says(open, before, 1, 'um');
        await queue(open, before.account, before.conversation, 'resposta um');
        const after = await meet(open, 'ana', NEW);
        await says(open, after, 2, 'dois');
        await queue(open, after.account, after.conversation, 'resposta dois');
        await upgrade(open);
        const { account, conversation } = await meet(open, 'ana', NEW);
        const { read } = storeOf(open, account);
        expect(read.history(conversation.id, 9).map(({ seq, body }) => [seq, 'text' in body && body.text])).toEqual([
          [1, 'um'],
          [2, 'dois'],
        ]);
        expect(read.dialogue(conversation.id)).toEqual(question('dois'));
        expect(read.shownList(conversation.id)).toMatchObject({ ids: [2] });
        expect(read.undoable(conversation.id)).toMatchObject({ turn: 2 });
        expect(read.undoable(conversation.id, turn(1))).toMatchObject({ turn: 1 });
        expect(read.quoted(conversation.id, '2')).toBeDefined();
        await storeOf(open, account).commit((tx) =>
          tx.append(conversation.id, turn(3), NOON, [{ kind: 'user', text: 'três' }]),
        );
        const mailbox = mailboxOver(open.sql, open.commit);
        const first = await departed(mailbox, account);
        expect(first).toMatchObject({ outgoing: { plain: 'resposta um' }, conversation: { chat: NEW.chat } });
        await mailbox.settle(account, first, { kind: 'sent', nativeId: '9' }, NOON);
        expect(await departed(mailbox, account)).toMatchObject({ outgoing: { plain: 'resposta dois' } });
      }));
  });
}
