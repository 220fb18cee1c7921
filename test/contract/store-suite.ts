// What every turn relies on: a commit happens whole or not at all, history is ordered, state comes back as it was put,
// and erasing leaves nothing. Memories themselves are in items-suite.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LocalDate } from '../../src/domain/dates.ts';
import type { ConversationId, InboxId } from '../../src/domain/ids.ts';
import type { Mailbox, Store } from '../../src/ports.ts';
import { findAccount } from '../../src/store/accounts.ts';
import { storeQuarantined } from '../../src/store/inbox.ts';
import { mailboxOver } from '../../src/store/mailbox.ts';
import { rawStatement } from '../../src/store/statement.ts';
import { paidAtOnce } from '../support/paid-at-once.ts';
import { storeOf } from '../support/store-of.ts';
import type { DatabaseHarness, OpenDatabase, TestDatabase } from './database-harness.ts';
import { meet, message, NOON, receive } from './people.ts';

const turn = (n: number) => n as InboxId;
const said = (text: string) => ({ kind: 'user', text }) as const;
const note = (title: string) => ({ kind: 'note', title, body: title, hash: title, at: NOON }) as const;

const TABLES =
  'accounts identities conversations inbox outbox dialogues shownLists events items itemsFts journal ' +
  'lancamentos lancamentoVersions monthTotals contaBalances told quarantine';

function rowsLeft({ sql }: OpenDatabase): Record<string, number> {
  const counts = TABLES.split(' ').map((table) => {
    const count = rawStatement<Record<string, never>, { n: number }>(`select count(*) as n from ${table}`, []);
    return [table, sql.get(count, {})?.n ?? -1] as const;
  });
  return Object.fromEntries(counts.filter(([, n]) => n > 0));
}

const LUNCH = paidAtOnce({
  kind: 'despesa',
  cents: 3250,
  category: 'alimentacao',
  description: 'almoço',
  date: '2026-11-21' as LocalDate,
});

type Ana = { readonly store: Store; readonly chat: ConversationId; readonly open: OpenDatabase };

/** The next message asks for everything to be erased, and is answered. */
async function eraseOnRequest({ store, chat }: Ana, mailbox: Mailbox): Promise<void> {
  const request = await mailbox.lease(store.account, NOON);
  if (request === undefined) throw new Error('no message to answer');
  await store.commit((tx) => {
    tx.eraseAccount(request.id, NOON);
    tx.enqueue(chat, request.id, [{ part: 0, outgoing: { plain: 'Pronto', wire: {} }, dueAt: NOON }]);
    tx.settleInbox(request.id, NOON);
  });
}

async function sendGoodbye({ store }: Ana, mailbox: Mailbox): Promise<void> {
  const departure = await mailbox.depart(store.account, NOON);
  if (departure === undefined) throw new Error('no goodbye to send');
  await mailbox.settle(store.account, departure, { kind: 'sent', nativeId: '1' }, NOON);
}

/** Declares the suite for one kind of database. */
export function storeContract(name: string, harness: DatabaseHarness): void {
  describe(`store contract: ${name}`, () => {
    let database: TestDatabase;
    beforeEach(async () => {
      database = await harness.open();
    });
    afterEach(() => database.close());

    const asAna = (work: (ana: Ana) => Promise<void>): Promise<void> =>
      database.within(async (open) => {
        const { account, conversation } = await meet(open, 'ana');
        await work({ store: storeOf(open, account), chat: conversation.id, open });
      });

    it('commits everything a turn wrote, or nothing', () =>
      asAna(async ({ store, chat }) => {
        const failing = store.commit((tx) => {
          tx.addItem(note('leite'));
          tx.append(chat, turn(1), NOON, [said('anota leite')]);
          tx.saveDialogue(chat, { state: '{}', expiresAt: NOON });
          throw new Error('on purpose');
        });
        await expect(failing).rejects.toThrow('on purpose');
        expect(store.read.countItems()).toBe(0);
        expect(store.read.history(chat, 10)).toEqual([]);
        expect(store.read.dialogue(chat)).toBeUndefined();
        expect(await store.commit((tx) => tx.addItem(note('leite')) > 0)).toBe(true);
        expect(store.read.countItems()).toBe(1);
      }));

    it('rolls back the commit that threw, alone among those that came with it', () =>
      asAna(async ({ store }) => {
        const results = await Promise.allSettled(
          [0, 1, 2, 3, 4].map((n) =>
            store.commit((tx) => {
              tx.addItem(note(`nota ${n}`));
              if (n === 2) throw new Error('bad luck');
              return n;
            }),
          ),
        );
        expect(results.map((result) => (result.status === 'fulfilled' ? result.value : 'threw'))).toEqual([
          0,
          1,
          'threw',
          3,
          4,
        ]);
        const kept = store.read.items({ limit: 10 }).map(({ title }) => title);
        expect(kept.sort()).toEqual(['nota 0', 'nota 1', 'nota 3', 'nota 4']);
      }));

    it('does not compile with async work', () =>
      asAna(async ({ store }) => {
        // Never called: what would happen differs by runtime, which is why the type forbids it.
        const compiled = (): unknown =>
          // @ts-expect-error a commit is synchronous: the transaction would be over before the work is
          store.commit(async (tx) => tx.addItem(note('leite')));
        expect(typeof compiled).toBe('function');
      }));

    it('numbers the events of a conversation strictly upwards, whatever the clock says', () =>
      asAna(async ({ store, chat, open }) => {
        const bob = await meet(open, 'bob');
        const bobStore = storeOf(open, bob.account);
        await Promise.all([
          store.commit((tx) => tx.append(chat, turn(1), NOON, [said('a'), { kind: 'assistant', text: 'b' }])),
          bobStore.commit((tx) => tx.append(bob.conversation.id, turn(2), NOON, [said('dele')])),
          store.commit((tx) => tx.append(chat, turn(3), NOON - 1000, [said('c')])),
        ]);
        const seqs = store.read.history(chat, 10).map(({ seq, body }) => [seq, 'text' in body ? body.text : '']);
        expect(seqs).toEqual([
          [1, 'a'],
          [2, 'b'],
          [3, 'c'],
        ]);
        expect(store.read.history(chat, 2).map(({ seq }) => seq)).toEqual([2, 3]);
        expect(bobStore.read.history(bob.conversation.id, 10).map(({ seq }) => seq)).toEqual([1]);
      }));

    it('keeps tool events as they were', () =>
      asAna(async ({ store, chat }) => {
        const events = [
          { kind: 'tool_use', id: '1.0', tool: 'save_note', args: { title: 'açaí "10"', tags: [1, null] } },
          { kind: 'tool_result', id: '1.0', output: { kind: 'saved' }, ms: 0.25 },
        ] as const;
        await store.commit((tx) => tx.append(chat, turn(1), NOON, events));
        expect(store.read.history(chat, 5).map(({ body }) => body)).toEqual(events);
      }));

    it('finds the message a person quotes, theirs or ours, and its turn', () =>
      asAna(async ({ store, chat, open }) => {
        const account = store.account;
        await store.commit((tx) => {
          tx.append(chat, turn(7), NOON, [{ ...said('anota pão'), messageId: '410' }]);
          tx.enqueue(chat, turn(7), [{ part: 0, outgoing: { plain: 'Anotado: pão', wire: {} }, dueAt: NOON }]);
        });
        const mailbox = mailboxOver(open.sql, open.commit);
        const departure = await mailbox.depart(account, NOON);
        if (departure === undefined) throw new Error('nothing to send');
        await mailbox.settle(account, departure, { kind: 'sent', nativeId: '411' }, NOON);
        expect(store.read.quoted(chat, '410')).toEqual({ text: 'anota pão', turn: 7, undone: false });
        expect(store.read.quoted(chat, '411')).toEqual({ text: 'Anotado: pão', turn: 7, undone: false, wire: {} });
        expect(store.read.quoted(chat, '999')).toBeUndefined();
      }));

    it('replaces and clears the open question, with when it expires', () =>
      asAna(async ({ store, chat }) => {
        const first = { state: '{"at":"pending","ç":1}', expiresAt: NOON + 60_000 };
        const second = { state: '{"at":"pending","n":2}', expiresAt: NOON + 90_000 };
        await store.commit((tx) => tx.saveDialogue(chat, first));
        expect(store.read.dialogue(chat)).toEqual(first);
        await store.commit((tx) => tx.saveDialogue(chat, second));
        expect(store.read.dialogue(chat)).toEqual(second);
        await store.commit((tx) => tx.saveDialogue(chat, null));
        expect(store.read.dialogue(chat)).toBeUndefined();
      }));

    it('keeps the list last shown, in its order', () =>
      asAna(async ({ store, chat }) => {
        expect(store.read.shownList(chat)).toBeUndefined();
        await store.commit((tx) => tx.saveShownList(chat, { kind: 'item', ids: [9, 2, 7], shownAt: NOON }));
        await store.commit((tx) => tx.saveShownList(chat, { kind: 'item', ids: [3, 1], shownAt: NOON + 5 }));
        expect(store.read.shownList(chat)).toEqual({ kind: 'item', ids: [3, 1], shownAt: NOON + 5 });
      }));

    it('remembers what each turn changed until it is undone', () =>
      asAna(async ({ store, chat }) => {
        const id = await store.commit((tx) => tx.addItem(note('leite')));
        const before = { title: 'leite', body: 'leite' };
        await store.commit((tx) => {
          tx.journal(chat, { turn: turn(1), at: NOON, changes: [{ op: 'add', item: id }] });
          tx.journal(chat, { turn: turn(2), at: NOON, changes: [{ op: 'edit', item: id, before }] });
        });
        expect(store.read.undoable(chat)).toEqual({
          turn: 2,
          at: NOON,
          changes: [{ op: 'edit', item: id, before }],
        });
        expect(store.read.undoable(chat, turn(1))?.changes).toEqual([{ op: 'add', item: id }]);
        await store.commit((tx) => tx.markUndone(turn(2), NOON));
        expect(store.read.undoable(chat)?.turn).toBe(1);
        expect(store.read.undoable(chat, turn(2))).toBeUndefined();
      }));

    it('has everything after a restart', async () => {
      let account = 0;
      await asAna(async ({ store, chat }) => {
        account = store.account;
        await store.commit((tx) => {
          tx.addItem(note('café'));
          tx.append(chat, turn(1), NOON, [said('anota café')]);
        });
      });
      await database.reopen();
      await database.within(async (open) => {
        expect(findAccount(open.sql, 'telegram', 'ana')).toBe(account);
        const { conversation } = await meet(open, 'ana');
        const store = storeOf(open, account as never);
        expect(store.read.searchItems([{ word: 'cafe', stem: '' }], { limit: 5 }).hits).toHaveLength(1);
        expect(store.read.history(conversation.id, 5)).toHaveLength(1);
      });
    });

    it('erases every row of one account and none of another', () =>
      asAna(async (ana) => {
        const { store, chat, open } = ana;
        const { account } = store;
        const mailbox = mailboxOver(open.sql, open.commit);
        await receive(open, message('ana', 'anota leite'), message('ana', 'apagar meus dados'));
        for (const id of ['ana', 'bia']) {
          const body = new TextEncoder().encode(`{"from":{"id":"${id}"},"surprise":"leite"}`);
          await open.commit(() => storeQuarantined(open.sql, 'telegram', body, 'unknown kind', NOON));
        }
        const first = await mailbox.lease(account, NOON);
        await store.commit((tx) => {
          const item = tx.addItem(note('leite'));
          tx.append(chat, first?.id ?? turn(0), NOON, [said('anota leite')]);
          tx.journal(chat, { turn: first?.id ?? turn(0), at: NOON, changes: [{ op: 'add', item }] });
          tx.saveDialogue(chat, { state: '{}', expiresAt: NOON });
          tx.saveShownList(chat, { kind: 'item', ids: [item], shownAt: NOON });
          tx.ledger.record(LUNCH, turn(1), NOON);
          tx.ledger.tell('perfil', 'age', { value: 34 }, NOON);
          tx.settleInbox(first?.id ?? turn(0), NOON);
        });
        await eraseOnRequest(ana, mailbox);
        expect(await receive(open, message('ana', 'apagar meus dados'))).toMatchObject({ stored: 0, repeated: 1 });
        await sendGoodbye(ana, mailbox);
        expect(rowsLeft(open)).toEqual({ inbox: 1, quarantine: 1 });
        const nameless = `select person, nativeId = 'erased ' || id as erased, message from inbox`;
        const inboxLeft = rawStatement<Record<string, never>, Record<string, unknown>>(nameless, []);
        expect(open.sql.get(inboxLeft, {})).toEqual({ person: '', erased: 1, message: '' });
        const bia = await meet(open, 'bia');
        expect(bia.account).toBeGreaterThan(account);
        expect(bia.conversation.id).toBeGreaterThan(chat);
      }));

    it('takes nothing in again that a platform brings once more after everything was erased', () =>
      asAna(async (ana) => {
        const { store, open } = ana;
        const { account } = store;
        const mailbox = mailboxOver(open.sql, open.commit);
        const old = message('ana', 'gastei 50 na feira');
        const bye = message('ana', 'apagar meus dados');
        await receive(open, old, bye);
        const first = await mailbox.lease(account, NOON);
        await store.commit((tx) => tx.settleInbox(first?.id ?? turn(0), NOON));
        await eraseOnRequest(ana, mailbox);
        await sendGoodbye(ana, mailbox);
        expect(await receive(open, old, bye)).toMatchObject({ stored: 0, repeated: 2 });
        expect(await receive(open, message('ana', 'oi de novo'))).toMatchObject({ stored: 1, repeated: 0 });
      }));
  });
}
