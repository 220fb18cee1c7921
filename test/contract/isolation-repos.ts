// Every method of the Store port, called with everything that is somebody else's. The type makes a method without a case fail to compile.

import type { LocalDate } from '../../src/domain/dates.ts';
import type { InboxId } from '../../src/domain/ids.ts';
import type { ItemFilter } from '../../src/domain/item-filter.ts';
import type { Repos } from '../../src/ports.ts';
import {
  type Belongings,
  HERS,
  LINE,
  MEANT,
  type Place,
  PURCHASE,
  QUESTION,
  recordOf,
  reminder,
  SOON,
  WORK,
} from './isolation-worlds.ts';
import { NOON } from './people.ts';

type Path<R> = {
  [K in keyof R & string]: R[K] extends (...args: never[]) => unknown ? K : `${K}.${keyof R[K] & string}`;
}[keyof R & string];

export type Case = {
  readonly call: (tx: Repos, hers: Belongings, at: Place) => unknown;
  /** Why it cannot be seen to work for its owner either, or may touch another account on purpose. */
  readonly apart?: string;
};

const EVER = '0000-01-01' as LocalDate;
const ALL: ItemFilter = { limit: 1000 };
const WORDS = [{ word: HERS, stem: HERS }];
const MARK = { watchedAt: NOON, rating: 9 };
const COMPLETION = {
  ...WORK,
  terms: { names: '', topics: '', about: '', stems: '', words: { spelled: [], others: [] } },
};

const at = ({ conversation, turn }: Belongings) => ({ conversation, turn });
export const calling = (call: Case['call'], apart?: string): Case => (apart === undefined ? { call } : { call, apart });

export const repoCases: Readonly<Record<Path<Repos>, Case>> = {
  conversation: calling((tx, { conversation }) => tx.conversation(conversation)),
  dialogue: calling((tx, { conversation }) => tx.dialogue(conversation)),
  shownList: calling((tx, { conversation }) => tx.shownList(conversation)),
  history: calling((tx, { conversation, turn }) => [tx.history(conversation, 50), tx.history(conversation, 50, turn)]),
  turnAfter: calling((tx, { conversation }) => tx.turnAfter(conversation, 0 as InboxId)),
  quoted: calling((tx, { conversation }) => [tx.quoted(conversation, '410'), tx.quoted(conversation, '411')]),
  doubtfulSends: calling((tx, { conversation }) => tx.doubtfulSends(conversation, 0)),
  tellDoubtful: calling((tx, { conversation }) => tx.tellDoubtful(conversation, NOON, NOON)),
  sentAs: calling((tx, { conversation, turn }) => tx.sentAs(conversation, turn)),
  items: calling((tx) => tx.items(ALL)),
  itemsById: calling((tx, { note, film }) => tx.itemsById([note, film])),
  searchItems: calling((tx) => tx.searchItems(WORDS, ALL)),
  nearItems: calling((tx) => tx.nearItems(['ornitorinco'], ALL)),
  itemByHash: calling((tx) => tx.itemByHash(WORK.hash)),
  toolResult: calling((tx) => tx.toolResult(HERS, NOON)),
  trashedSince: calling((tx) => tx.trashedSince(0, 50)),
  countItems: calling((tx) => tx.countItems()),
  scheduled: calling((tx) => [tx.scheduled('reminder'), tx.scheduled('recurring'), tx.scheduled('enrich')]),
  undoable: calling((tx, { conversation, turn }) => [tx.undoable(conversation), tx.undoable(conversation, turn)]),
  mission: calling((tx, { turn }) => [tx.mission(`runs ${turn}`), tx.mission(`ended ${turn}`)]),
  missionsRunning: calling((tx) => tx.missionsRunning()),
  lastMissions: calling((tx, { conversation }) => tx.lastMissions(conversation, 0, 5)),
  mayChangeMoney: calling((tx) => tx.mayChangeMoney(), 'both may: each has a ledger of their own'),
  household: calling((tx) => tx.household(), 'both live alone'),

  'ledger.lancamento': calling((tx, { purchase }) => tx.ledger.lancamento(purchase)),
  'ledger.versions': calling((tx, { purchase }) => tx.ledger.versions(purchase)),
  'ledger.removedSince': calling((tx) => tx.ledger.removedSince(0, 50)),
  'ledger.list': calling((tx) => [tx.ledger.list({}, 'newest', 50), tx.ledger.list({ words: HERS }, 'largest', 5)]),
  'ledger.total': calling((tx) => [
    tx.ledger.total({ kind: 'despesa' }),
    tx.ledger.total({ words: HERS, minCents: 1 }),
  ]),
  'ledger.recordedByOthers': calling((tx) => tx.ledger.recordedByOthers({}), 'both live alone'),
  'ledger.grouped': calling((tx) => (['category', 'words', 'conta'] as const).map((by) => tx.ledger.grouped({}, by))),
  'ledger.monthTotals': calling((tx) => tx.ledger.monthTotals('2026-01', '2026-12')),
  'ledger.balances': calling((tx) => tx.ledger.balances()),
  'ledger.told': calling((tx) => (['conta', 'meta', 'perfil'] as const).map((kind) => tx.ledger.told(kind))),
  'ledger.importDraft': calling((tx, { draft }) => tx.ledger.importDraft(draft)),
  'ledger.importedKeys': calling((tx) => [...tx.ledger.importedKeys([LINE.key])]),
  'ledger.record': calling((tx, { turn }) => tx.ledger.record(PURCHASE, turn, NOON) > 0),
  'ledger.revise': calling((tx, { purchase, turn }) =>
    tx.ledger.revise(purchase, { ...PURCHASE, cents: 1, voided: true }, turn, NOON),
  ),
  'ledger.tell': calling((tx) => tx.ledger.tell('meta', HERS, null, NOON)),
  'ledger.addImportDraft': calling((tx) => tx.ledger.addImportDraft([LINE], NOON) > 0),
  'ledger.dropImportDraft': calling((tx, { draft }) => tx.ledger.dropImportDraft(draft)),
  'ledger.markImported': calling((tx, { purchase }) => {
    tx.ledger.markImported('outra linha', purchase);
    return [...tx.ledger.importedKeys(['outra linha'])];
  }),

  'agents.session': calling((tx, { conversation }) => tx.agents.session(conversation)),
  'agents.own': calling((tx) => tx.agents.own()),
  'agents.switchTo': calling((tx, { conversation, agent }) =>
    tx.agents.switchTo(conversation, { id: agent, name: HERS, fromName: '', reason: 'user_switch' }, NOON),
  ),
  'agents.answered': calling((tx, { conversation }) => tx.agents.answered(conversation, NOON)),
  'agents.add': calling((tx) => tx.agents.add({ name: 'outro', instructions: '' }, NOON) !== ''),
  'agents.change': calling((tx, { agent }) =>
    tx.agents.change(agent, { name: 'x', instructions: 'x', removedAt: NOON }),
  ),

  'models.summary': calling((tx, { conversation }) => tx.models.summary(conversation)),
  'models.cost': calling((tx, { conversation }) => [tx.models.cost(EVER), tx.models.cost(EVER, conversation)]),
  'models.saveSummary': calling((tx, { conversation }) => tx.models.saveSummary(conversation, { text: 'x', upTo: 9 })),

  'models.alike': calling((tx) => tx.models.alike({ ...MEANT, least: 0.9 }, ALL)),
  'models.knowsMeanings': calling((tx) => tx.models.knowsMeanings(MEANT.model)),
  'models.unembedded': calling((tx) => tx.models.unembedded('outro', 50)),
  'models.saveVectors': calling((tx, { film }) => {
    tx.models.saveVectors('outro', [{ item: film, updatedAt: NOON, vector: MEANT.vector }]);
    return tx.models.knowsMeanings('outro');
  }),

  'missions.begin': calling((tx, { conversation }) => tx.missions.begin('nova', conversation, QUESTION, '{}', NOON)),
  'missions.keep': calling((tx, { conversation, turn }) =>
    tx.missions.keep(conversation, QUESTION, { ...recordOf(`ended ${turn}`), duracao_total: 9 }),
  ),
  'missions.stop': calling((tx, { turn }) => tx.missions.stop(`runs ${turn}`, NOON)),
  'missions.rate': calling((tx, { turn }) => tx.missions.rate(`ended ${turn}`, 'up')),
  'missions.followed': calling((tx, { conversation }) => tx.missions.followed(conversation, 'e agora?', 0)),

  'links.issue': calling((tx) => tx.links.issue('K7QW3MZX', NOON)),
  'links.join': calling(
    (tx, hers) => tx.links.join(at(hers), { code: 'ERRADO99', leave: true }, NOON),
    'a right code is the permission',
  ),
  'links.conversations': calling((tx) => tx.links.conversations()),
  'links.joined': calling((tx) => tx.links.joined(), 'nobody joined a channel'),
  'links.part': calling((tx) => tx.links.part('telegram'), 'nobody joined a channel'),

  'households.invite': calling((tx) => tx.households.invite('K7QW3MZX', 'write', NOON)),
  'households.requestEntry': calling(
    (tx, hers) => tx.households.requestEntry(at(hers), { code: 'ERRADO99', name: '', confirmed: true }, NOON),
    'a right code is the permission',
  ),
  'households.admit': calling(
    (tx, { turn }) => tx.households.admit(turn, 999_999 as never, 'write', NOON),
    'whom it lets in stands in the open question, put there when the guest knocked with a code',
  ),
  'households.leave': calling((tx, { turn }) => tx.households.leave(turn, NOON), 'both live alone'),
  'households.remove': calling((tx, { turn, account }) => tx.households.remove(turn, account, NOON), 'both live alone'),
  'households.permit': calling(
    (tx, { turn, account }) => tx.households.permit(turn, account, 'read', NOON),
    'both live alone',
  ),
  'households.share': calling((tx, { turn }) => tx.households.share(turn, [WORK], NOON), 'both live alone'),

  saveDialogue: calling((tx, { conversation }) => tx.saveDialogue(conversation, null)),
  saveShownList: calling((tx, { conversation }) =>
    tx.saveShownList(conversation, { kind: 'item', ids: [1], shownAt: NOON }),
  ),
  append: calling((tx, { conversation, turn }) => tx.append(conversation, turn, NOON, [{ kind: 'user', text: 'eu' }])),
  addItem: calling((tx) => tx.addItem({ ...WORK, hash: 'outro' }) > 0),
  editItem: calling((tx, { note }) => tx.editItem(note, { title: 'x', body: 'x', hash: 'x', at: NOON })),
  completeItem: calling((tx, { film }) =>
    tx.completeItem(film, { ...COMPLETION, hash: 'y', metadata: '{}', knownAt: NOON, year: 1999 }),
  ),
  markItem: calling((tx, { film }) => tx.markItem(film, MARK)),
  trashItems: calling((tx, { note, film }) => tx.trashItems([note, film], NOON)),
  keepToolResult: calling((tx) => tx.keepToolResult(HERS, 'x', SOON)),
  forgetToolResults: calling((tx) => tx.forgetToolResults()),
  journal: calling((tx, { conversation }) =>
    tx.journal(conversation, { turn: 90 as InboxId, at: NOON, changes: [{ op: 'add', item: 1 as never }] }),
  ),
  schedule: calling((tx, { conversation }) => {
    tx.schedule({ ...reminder(conversation), key: 'outro' });
    return tx.scheduled('reminder').filter((one) => one.conversation === conversation).length;
  }),
  unschedule: calling((tx) => tx.unschedule('reminder', HERS)),
  markUndone: calling((tx, { turn }) => tx.markUndone(turn, NOON)),
  enqueue: calling((tx, { conversation, turn }) =>
    tx.enqueue(conversation, turn, [{ part: 1, outgoing: { plain: 'x', wire: {} }, dueAt: NOON }]),
  ),
  settleInbox: calling(
    (tx) => tx.settleInbox(90 as InboxId, NOON),
    'a turn settles the message it was leased; the channel it came by may have changed hands in that very turn',
  ),
  eraseAccount: calling((tx) => tx.eraseAccount(90 as InboxId, NOON)),
};
