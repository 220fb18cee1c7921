// Two people in one database: Ana keeps one of everything there is to keep, Leo nothing, so that anything he sees is hers.

import type { AgentId } from '../../src/domain/agent.ts';
import type { LocalDate } from '../../src/domain/dates.ts';
import type { Due, Scheduled } from '../../src/domain/due.ts';
import type { AccountId, ConversationId, InboxId, ItemId, LancamentoId } from '../../src/domain/ids.ts';
import type { NewItem } from '../../src/domain/item.ts';
import type { LancamentoFields } from '../../src/domain/ledger.ts';
import type { SendResult } from '../../src/domain/message.ts';
import type { MissionRecord } from '../../src/domain/mission-record.ts';
import type { ImportDraftId, StatementLine } from '../../src/domain/statement.ts';
import type { Told } from '../../src/domain/told.ts';
import { contaKey } from '../../src/finance/conta.ts';
import { itemTerms } from '../../src/memories/item-terms.ts';
import type { Repos, Store } from '../../src/ports.ts';
import { mailboxOver } from '../../src/store/mailbox.ts';
import { writeModelCall } from '../../src/store/model-calls.ts';
import { storeOf } from '../support/store-of.ts';
import type { OpenDatabase } from './database-harness.ts';
import { meet, NOON } from './people.ts';

export const DAY = '2026-11-21' as LocalDate;
const RHYTHM = { every: 'monthly', dayOfMonth: 5, since: DAY } as const;
export const SOON = NOON + 3_600_000;
export const HERS = 'ornitorrinco';
export const QUESTION = { text: `devo comprar o ${HERS}?`, domain: 'x', coordinator: 'planejamento', figures: {} };
export const WORK: NewItem = {
  kind: 'movie',
  title: `O ${HERS}`,
  body: '',
  hash: `movie ${HERS}`,
  at: NOON,
  terms: itemTerms({ kind: 'movie', title: `O ${HERS}`, body: '', reason: '', metadata: null }),
};

const CARD = contaKey('cartao', 'nubank');

export const PURCHASE: LancamentoFields = {
  kind: 'despesa',
  cents: 77_700,
  category: 'compras',
  description: HERS,
  date: DAY,
  precision: 'day',
  method: 'credito',
  from: CARD,
  to: '',
  counterpart: HERS,
  parcelas: 3,
  of: 0,
  receivable: 30_000,
  status: 'paga',
};

export const RECURRING = {
  kind: 'recorrencia',
  key: HERS,
  value: { kind: 'despesa', description: HERS, cents: 4_400, category: 'contas', ...RHYTHM },
} satisfies Told<'recorrencia'>;

const TOLD = [
  {
    kind: 'conta',
    key: CARD,
    value: { slug: 'nubank', kind: 'cartao', closingDay: 3, dueDay: 10, limitCents: 900_000 },
  },
  { kind: 'orcamento', key: 'compras', value: { cents: 100_000, category: 'compras', pace: 'monthly' } },
  { kind: 'meta', key: HERS, value: { name: HERS, cents: 200_000, since: DAY } },
  { kind: 'divida', key: HERS, value: { name: HERS, cents: 50_000, parcelas: 10, parcelaCents: 5_000, paid: 1 } },
  RECURRING,
  { kind: 'categoria', key: HERS, value: { words: HERS, category: 'pets' } },
  { kind: 'perfil', key: 'name', value: { value: HERS } },
] satisfies readonly Told[];

/** What the film means. */
export const MEANT = { model: 'sentido', vector: Float32Array.of(0, 1, 0) };
export const LINE: StatementLine = {
  key: `linha ${HERS}`,
  kind: 'despesa',
  cents: 1_234,
  date: DAY,
  description: HERS,
  category: 'mercado',
  method: 'debito',
  from: contaKey('corrente', 'itau'),
  to: '',
  status: 'paga',
};

export const recordOf = (id: string): MissionRecord =>
  ({
    missao_id: id,
    timestamp_inicio: NOON - 60_000,
    timestamp_fim: NOON,
    status_final: 'sucesso_completo',
  }) as MissionRecord;

export const reminder = (conversation: ConversationId, due: Due = { kind: 'reminder', content: HERS }): Scheduled => ({
  kind: due.kind,
  key: HERS,
  conversation,
  dueAt: SOON,
  due,
});

/** Everything of Ana's that has a number or a name somebody could say. */
export type Belongings = {
  readonly account: AccountId;
  readonly conversation: ConversationId;
  readonly turn: InboxId;
  readonly purchase: LancamentoId;
  readonly note: ItemId;
  readonly film: ItemId;
  readonly draft: ImportDraftId;
  readonly agent: AgentId;
};

/** Where somebody writes, and the turn it is. */
export type Place = Pick<Belongings, 'account' | 'conversation' | 'turn'>;
export type Side = { readonly store: Store; readonly at: Place };

/** Fills an account through its own repositories. `turn` tells two people's turns apart. */
function fill(tx: Repos, conversation: ConversationId, turn: InboxId): Omit<Belongings, keyof Place> {
  const note = tx.addItem({ ...WORK, kind: 'note', body: `${HERS} na nota`, hash: `note ${HERS}` });
  const film = tx.addItem(WORK);
  tx.trashItems([tx.addItem({ ...WORK, kind: 'note', body: `${HERS} no lixo`, hash: `lixo ${HERS}` })], NOON);
  tx.ledger.revise(tx.ledger.record(PURCHASE, turn, NOON), { ...PURCHASE, voided: true }, turn, NOON);
  const purchase = tx.ledger.record(PURCHASE, turn, NOON);
  const cash = { parcelas: 1, receivable: 0, method: 'pix', counterpart: '' } as const;
  tx.ledger.record({ ...PURCHASE, ...cash, cents: 1_100, from: contaKey('corrente', 'itau') }, turn, NOON);
  tx.ledger.record(
    { ...PURCHASE, ...cash, status: 'pendente', cents: 2_200, date: '2026-11-28' as LocalDate },
    turn,
    NOON,
  );
  const arrived = { from: '', to: contaKey('corrente', 'itau') } as const;
  tx.ledger.record(
    { ...PURCHASE, ...cash, ...arrived, kind: 'receita', cents: 400_000, category: 'salario' },
    turn,
    NOON,
  );
  for (const to of [contaKey('investimento', 'cdb'), contaKey('poupanca', 'poupanca')]) {
    const aside = { from: contaKey('corrente', 'itau'), to, category: 'investimentos' } as const;
    tx.ledger.record({ ...PURCHASE, ...cash, ...aside, kind: 'investimento', cents: 33_300 }, turn, NOON);
  }
  for (const { kind, key, value } of TOLD) tx.ledger.tell(kind, key, value, NOON);
  const draft = tx.ledger.addImportDraft([LINE], NOON);
  tx.ledger.markImported(LINE.key, purchase);
  const agent = tx.agents.add({ name: HERS, instructions: HERS }, NOON);
  tx.agents.switchTo(conversation, { id: agent, name: HERS, fromName: 'Caderneta', reason: 'user_switch' }, NOON);
  tx.models.saveSummary(conversation, { text: HERS, upTo: 1 });
  tx.models.saveVectors(MEANT.model, [{ item: film, updatedAt: NOON, vector: MEANT.vector }]);
  tx.saveDialogue(conversation, { state: `{"${HERS}":1}`, expiresAt: SOON });
  tx.saveShownList(conversation, { kind: 'item', ids: [note, film], shownAt: NOON });
  tx.append(conversation, turn, NOON, [{ kind: 'user', text: HERS, messageId: '410' }]);
  tx.keepToolResult(HERS, HERS, SOON);
  tx.schedule(reminder(conversation));
  tx.schedule(reminder(conversation, { kind: 'recurring', rhythm: RHYTHM }));
  tx.schedule(reminder(conversation, { kind: 'enrich', item: film, tries: 1 }));
  tx.missions.begin(`runs ${turn}`, conversation, QUESTION, '{}', NOON);
  tx.missions.begin(`ended ${turn}`, conversation, QUESTION, '{}', NOON);
  tx.missions.keep(conversation, QUESTION, recordOf(`ended ${turn}`), []);
  tx.journal(conversation, { turn, at: NOON, changes: [{ op: 'add', item: note }] });
  tx.links.issue(`LINK${turn}`, NOON);
  tx.households.invite(`HOME${turn}`, 'write', NOON);
  return { note, film, purchase, draft, agent };
}

/** A person of this database, met now or before. */
export async function personIn(open: OpenDatabase, name: string): Promise<Side> {
  const { account, conversation } = await meet(open, name);
  return {
    store: storeOf(open, account),
    at: { account, conversation: conversation.id, turn: account as number as InboxId },
  };
}

async function sendTo(open: OpenDatabase, { store, at }: Side, result: SendResult): Promise<void> {
  const parts = [{ part: 0, outgoing: { plain: HERS, wire: {} }, dueAt: NOON }];
  await store.commit((tx) => tx.enqueue(at.conversation, at.turn, parts));
  const mailbox = mailboxOver(open.sql, open.commit);
  const departure = await mailbox.depart(at.account, NOON);
  if (departure === undefined) throw new Error('nothing to send');
  await mailbox.settle(at.account, departure, result, NOON);
}

/** Gives the person one of everything. */
export async function furnish(open: OpenDatabase, { store, at }: Side): Promise<Belongings> {
  const filled = await store.commit((tx) => fill(tx, at.conversation, at.turn));
  await sendTo(open, { store, at }, { kind: 'sent', nativeId: '411' });
  const later = { ...at, turn: (at.turn + 1000) as InboxId };
  await sendTo(open, { store, at: later }, { kind: 'ambiguous', reason: 'reset' });
  const usage = { model: 'm', input: 7, cacheRead: 0, cacheWrite: 0, output: 7, nanoDollars: 7, ms: 7 };
  const call = { ...usage, conversation: at.conversation, at: NOON, day: DAY, purpose: 'chat' } as const;
  await open.commit(() => writeModelCall(open.sql, call));
  return { ...at, ...filled };
}
