// Who speaks in each conversation, and the agents a person made in chat. Owned by the account, erased with it.

import type { AgentId, SwitchReason } from '../../src/domain/agent.ts';
import type { AccountId, ConversationId, Instant } from '../../src/domain/ids.ts';
import { index, integer, primaryKey, sqliteTable, text } from '../drizzle.ts';

/** No row = the notebook itself: whoever never switched costs nothing. */
export const conversationAgents = sqliteTable('conversationAgents', {
  conversation: integer().$type<ConversationId>().primaryKey(),
  /** Who the model is to be. */
  aiAgentId: text().$type<AgentId>().notNull(),
  /** What the person chose; differs from aiAgentId from when the chosen one is gone until the next message. */
  activeAgentId: text().$type<AgentId>().notNull(),
});

// WITHOUT ROWID (see the migration): read newest first by conversation only.
export const agentSwitches = sqliteTable(
  'agentSwitches',
  {
    conversation: integer().$type<ConversationId>().notNull(),
    /** 1, 2, 3… per conversation: two switches may share a seq when nothing was said between. */
    number: integer().notNull(),
    fromAgentId: text().$type<AgentId>().notNull(),
    toAgentId: text().$type<AgentId>().notNull(),
    /** Names as they were: what they lead to may be gone. */
    fromName: text().notNull(),
    toName: text().notNull(),
    /** The newest event when it happened: what comes after belongs to the new agent. */
    atSeq: integer().notNull(),
    switchedAt: integer().$type<Instant>().notNull(),
    /** Messages of the person to the agent that was left. */
    messageCount: integer().notNull(),
    reason: text().$type<SwitchReason>().notNull(),
    /** First completed answer of the new agent: the hard reset ends with it. */
    answeredAt: integer().$type<Instant>(),
  },
  (t) => [primaryKey({ columns: [t.conversation, t.number] })],
);

export const ownAgents = sqliteTable(
  'ownAgents',
  {
    id: integer().primaryKey(),
    account: integer().$type<AccountId>().notNull(),
    name: text().notNull(),
    instructions: text().notNull(),
    /** Grows with every edit: a copy of an older one is never taken for this one. */
    version: integer().notNull(),
    createdAt: integer().$type<Instant>().notNull(),
    removedAt: integer().$type<Instant>(),
  },
  (t) => [index('ownAgentsByAccount').on(t.account)],
);
