// The Store port over one database, bound to one account when it is made: a query without an account cannot be written.

import type { AgentReads, AgentRepos } from '../domain/agent-repos.ts';
import type { AccountId, Instant } from '../domain/ids.ts';
import type { Lancamento } from '../domain/ledger.ts';
import type { LedgerReads, LedgerRepos } from '../domain/ledger-repos.ts';
import type { ModelReads } from '../domain/model-book.ts';
import type { Reads, Repos, Store } from '../ports.ts';
import { agentAnswered, agentSession, switchAgent } from './agent-sessions.ts';
import { conversationWithId } from './conversations.ts';
import { readDialogue, readShownList, writeDialogue, writeShownList } from './dialogues.ts';
import { doubtfulSends, tellDoubtful } from './doubtful-sends.ts';
import { eraseAccount } from './erase.ts';
import { appendEvents, history, quotedMessage, turnAfter } from './events.ts';
import type { Commit } from './group-commit.ts';
import { leaveForGood } from './household-changes.ts';
import { householdRepos } from './household-repos.ts';
import { authorsOf, homeOf, householdOf, scheduleOwner } from './households.ts';
import { addImportDraft, dropImportDraft, importDraftOf, importedKeysOf, markImported } from './imports.ts';
import { settleMessage } from './inbox.ts';
import { nearItems, searchItems } from './item-search.ts';
import { alikeItems, knowsMeanings, saveVectors, unembeddedItems } from './item-vectors.ts';
import {
  addItem,
  completeItem,
  countItems,
  editItem,
  itemByHash,
  itemsById,
  listItems,
  markItem,
  trashedItems,
  trashItems,
} from './items.ts';
import { markUndone, undoableEntry, writeJournal } from './journal.ts';
import { lancamentoById, recordLancamento, removedLancamentos, reviseLancamento, versionsOf } from './ledger.ts';
import { groupedTotals, listLancamentos, recordedByAny, totalOf } from './ledger-queries.ts';
import { balancesOf, monthTotalsOf } from './ledger-rollups.ts';
import { type Linking, linksOf } from './links.ts';
import {
  beginMission,
  followMission,
  keepMission,
  lastMissions,
  missionById,
  missionsRunning,
  rateMission,
  stopMission,
} from './missions.ts';
import { modelCost } from './model-calls.ts';
import { enqueueParts, sentAs } from './outbox.ts';
import { addOwnAgent, changeOwnAgent, ownAgentsOf } from './own-agents.ts';
import { type OwnConversations, ownConversations } from './own-conversations.ts';
import { scheduledOfKind, scheduleThat, unscheduleThat } from './schedule.ts';
import type { Sql } from './sql.ts';
import { readSummary, writeSummary } from './summaries.ts';
import { tellThat, toldAtHome, toldOf } from './told.ts';
import { forgetToolResults, keepToolResult, toolResult } from './tool-results.ts';

/** Of the household's ledger, with names on the entries that other members recorded. */
function signed(
  db: Sql,
  account: AccountId,
  entriesOf: (home: AccountId) => readonly Lancamento[],
): readonly Lancamento[] {
  const { home, alone } = homeOf(db, account);
  const entries = entriesOf(home);
  if (alone || entries.length === 0) return entries;
  const ids = entries.map(({ id }) => id);
  const authors = authorsOf(db, account, ids);
  return entries.map((entry) => {
    const by = authors.get(entry.id);
    return by === undefined ? entry : { ...entry, by: by.name };
  });
}

const ledgerReads = (db: Sql, account: AccountId): LedgerReads => {
  const home = (): AccountId => homeOf(db, account).home;
  return {
    lancamento: (id) => signed(db, account, (at) => [lancamentoById(db, at, id)].flatMap((one) => one ?? []))[0],
    versions: (id) => versionsOf(db, home(), id),
    removedSince: (since, limit) => signed(db, account, (at) => removedLancamentos(db, at, since, limit)),
    list: (filter, order, limit) => signed(db, account, (at) => listLancamentos(db, at, filter, order, limit)),
    total: (filter) => totalOf(db, home(), filter),
    recordedByOthers(filter) {
      const others = householdOf(db, account).members.filter(({ me }) => !me);
      return (
        others.length > 0 &&
        recordedByAny(
          db,
          home(),
          others.map((other) => other.account),
          filter,
        )
      );
    },
    grouped: (filter, by) => groupedTotals(db, home(), filter, by),
    monthTotals: (from, to) => monthTotalsOf(db, home(), from, to),
    balances: () => balancesOf(db, home()),
    // Facts about the person belong to the account; all other facts belong to the household.
    told: (kind) => (kind === 'perfil' ? toldOf : toldAtHome)(db, account, kind),
    importDraft: (id) => importDraftOf(db, account, id),
    importedKeys: (keys) => importedKeysOf(db, home(), keys),
  };
};

function ledgerRepos(db: Sql, account: AccountId, reads: LedgerReads): LedgerRepos {
  /** Throws for members with read-only access. Tools check this first (tools/execute), so getting here is a bug. */
  function writable(): AccountId {
    const { home, may } = homeOf(db, account);
    if (may !== 'write') throw new Error('this account may only look at the money of its household');
    return home;
  }
  return {
    ...reads,
    record(fields, turn, at) {
      const home = writable();
      return recordLancamento(db, home, fields, { turn, at, by: home === account ? null : account });
    },
    revise: (id, to, turn, at) => reviseLancamento(db, writable(), id, to, { turn, at }),
    tell: (kind, key, value, at) => tellThat(db, kind === 'perfil' ? account : writable(), { kind, key, value }, at),
    addImportDraft: (lines, at) => addImportDraft(db, account, lines, at),
    dropImportDraft: (id) => dropImportDraft(db, account, id),
    markImported: (key, id) => markImported(db, writable(), key, id),
  };
}

const agentReads = (db: Sql, account: AccountId, own: OwnConversations): AgentReads => ({
  session: (conversation) => own.in(conversation, () => agentSession(db, conversation)),
  own: () => ownAgentsOf(db, account),
});

const agentRepos = (db: Sql, account: AccountId, own: OwnConversations, reads: AgentReads): AgentRepos => ({
  ...reads,
  switchTo: (conversation, to, at) => switchAgent(db, own.mine(conversation), to, at),
  answered: (conversation, at) => agentAnswered(db, own.mine(conversation), at),
  add: (agent, at) => addOwnAgent(db, account, agent, at),
  change: (id, to) => changeOwnAgent(db, account, id, to),
});

const modelReads = (db: Sql, account: AccountId, own: OwnConversations): ModelReads => ({
  summary: (conversation) => own.in(conversation, () => readSummary(db, conversation)),
  cost: (from, conversation) => modelCost(db, account, from, conversation),
  alike: (meant, filter) => alikeItems(db, account, meant, filter),
  knowsMeanings: (model) => knowsMeanings(db, account, model),
  unembedded: (model, most) => unembeddedItems(db, account, model, most),
});

function readsOf(db: Sql, account: AccountId, own: OwnConversations): Reads {
  return {
    ledger: ledgerReads(db, account),
    agents: agentReads(db, account, own),
    models: modelReads(db, account, own),
    household: () => householdOf(db, account),
    mayChangeMoney: () => homeOf(db, account).may === 'write',
    conversation: (id) => conversationWithId(db, account, id),
    dialogue: (conversation) => own.in(conversation, () => readDialogue(db, conversation)),
    shownList: (conversation) => own.in(conversation, () => readShownList(db, conversation)),
    history: (conversation, limit, upTo) => own.in(conversation, () => history(db, conversation, limit, upTo)) ?? [],
    turnAfter: (conversation, turn) => own.in(conversation, () => turnAfter(db, conversation, turn)),
    quoted: (conversation, messageId) => own.in(conversation, () => quotedMessage(db, conversation, messageId)),
    items: (filter) => listItems(db, account, filter),
    itemsById: (ids) => itemsById(db, account, ids),
    searchItems: (terms, filter) => searchItems(db, account, terms, filter),
    nearItems: (words, filter) => nearItems(db, account, words, filter),
    itemByHash: (hash) => itemByHash(db, account, hash),
    toolResult: (key, now) => toolResult(db, account, key, now),
    trashedSince: (since, limit) => trashedItems(db, account, since, limit),
    countItems: (filter) => countItems(db, account, filter),
    doubtfulSends: (conversation, since) => own.in(conversation, () => doubtfulSends(db, conversation, since)) ?? [],
    sentAs: (conversation, turn) => own.in(conversation, () => sentAs(db, conversation, turn)),
    scheduled: (kind) => scheduledOfKind(db, kind === 'recurring' ? homeOf(db, account).home : account, kind),
    mission: (id) => missionById(db, account, id),
    missionsRunning: () => missionsRunning(db, account),
    lastMissions: (conversation, since, most) => lastMissions(db, account, conversation, { since, most }),
    undoable: (conversation, which) => undoableEntry(db, account, conversation, which),
  };
}

/** Notifications to the runtime. */
type Told = {
  /** The account's content is being erased. */
  readonly erased?: (() => void) | undefined;
  readonly linking: Linking;
};

function reposOf(
  db: Sql,
  account: AccountId,
  own: OwnConversations,
  reads: Reads,
  { erased = () => {}, linking }: Told,
): Repos {
  return {
    ...reads,
    ledger: ledgerRepos(db, account, reads.ledger),
    agents: agentRepos(db, account, own, reads.agents),
    models: {
      ...reads.models,
      saveSummary: (conversation, summary) => writeSummary(db, own.mine(conversation), summary),
      saveVectors: (model, vectors) => saveVectors(db, account, model, vectors),
    },
    missions: {
      begin: (id, conversation, question, call, startedAt) =>
        beginMission(db, account, { id, conversation: own.mine(conversation), question, call, startedAt }),
      keep: (conversation, question, record, found) =>
        keepMission(db, account, { conversation: own.mine(conversation), question, record, found }),
      stop: (id, at) => stopMission(db, account, id, at),
      rate: (id, feedback) => rateMission(db, account, id, feedback),
      followed: (conversation, text, since) => followMission(db, account, conversation, text, since),
    },
    links: linksOf(db, account, linking),
    households: householdRepos({ db, account, linking }),
    saveDialogue: (conversation, dialogue) => writeDialogue(db, own.mine(conversation), dialogue),
    saveShownList: (conversation, list) => writeShownList(db, own.mine(conversation), list),
    append: (conversation, turn, at, events) => appendEvents(db, own.mine(conversation), turn, at, events),
    addItem: (item) => addItem(db, account, item),
    editItem: (id, to) => editItem(db, account, id, to),
    completeItem: (id, to) => completeItem(db, account, id, to),
    keepToolResult: (key, outcome, until) => keepToolResult(db, account, key, outcome, until),
    forgetToolResults: () => forgetToolResults(db, account),
    markItem: (id, mark) => markItem(db, account, id, mark),
    trashItems: (ids, at) => trashItems(db, account, ids, at),
    schedule(scheduled) {
      const { owner, conversation } = scheduleOwner(db, account, scheduled);
      scheduleThat(db, owner, { ...scheduled, conversation });
      if (owner !== account) linking.moved(owner);
    },
    unschedule: (kind, key) => unscheduleThat(db, kind === 'recurring' ? homeOf(db, account).home : account, kind, key),
    journal: (conversation, entry) => writeJournal(db, account, own.mine(conversation), entry),
    markUndone: (turn, at) => markUndone(db, account, turn, at),
    enqueue: (conversation, turn, parts) => enqueueParts(db, account, own.mine(conversation), turn, parts),
    tellDoubtful: (conversation, before, at) => tellDoubtful(db, own.mine(conversation), before, at),
    settleInbox: (turn, at) => settleMessage(db, turn, 'done', at),
    eraseAccount(turn, at: Instant) {
      leaveForGood({ db, account, linking }, turn, at);
      eraseAccount(db, account, turn, at);
      erased();
    },
  };
}

/** @param commit resolves when the work is durable: grouped on Node, transactionSync in a Durable Object. */
export function accountStore(db: Sql, commit: Commit, account: AccountId, told: Told): Store {
  const own = ownConversations(db, account);
  const read = readsOf(db, account, own);
  const repos = reposOf(db, account, own, read, told);
  return {
    account,
    read,
    commit: <T>(work: (tx: Repos) => T extends Promise<unknown> ? never : T) => commit((): T => work(repos)),
  };
}
