// The active agent of each conversation, and `agentHistory`: append-only except for marking the end of a hard reset.

import { and, asc, eq, sql } from '../../db/drizzle.ts';
import { conversations } from '../../db/schema/accounts.ts';
import { agentSwitches, conversationAgents } from '../../db/schema/agents.ts';
import { events } from '../../db/schema/conversation.ts';
import { type AgentId, type AgentSession, type AgentSwitch, DEFAULT_AGENT } from '../domain/agent.ts';
import type { SwitchTo } from '../domain/agent-repos.ts';
import type { ConversationId, Instant } from '../domain/ids.ts';
import type { Sql } from './sql.ts';
import { arg, statement } from './statement.ts';

type Chat = { conversation: ConversationId };

const current = statement<Chat>()((db) =>
  db
    .select({ aiAgentId: conversationAgents.aiAgentId, activeAgentId: conversationAgents.activeAgentId })
    .from(conversationAgents)
    .where(eq(conversationAgents.conversation, arg('conversation'))),
);

const switches = statement<Chat>()((db) =>
  db
    .select({
      number: agentSwitches.number,
      fromAgentId: agentSwitches.fromAgentId,
      toAgentId: agentSwitches.toAgentId,
      fromName: agentSwitches.fromName,
      toName: agentSwitches.toName,
      atSeq: agentSwitches.atSeq,
      switchedAt: agentSwitches.switchedAt,
      messageCount: agentSwitches.messageCount,
      reason: agentSwitches.reason,
      answeredAt: agentSwitches.answeredAt,
    })
    .from(agentSwitches)
    .where(eq(agentSwitches.conversation, arg('conversation')))
    .orderBy(asc(agentSwitches.number)),
);

const setCurrent = statement<Chat & { aiAgentId: AgentId; activeAgentId: AgentId }>()((db) =>
  db
    .insert(conversationAgents)
    .values({
      conversation: arg('conversation'),
      aiAgentId: arg('aiAgentId'),
      activeAgentId: arg('activeAgentId'),
    })
    .onConflictDoUpdate({
      target: conversationAgents.conversation,
      set: { aiAgentId: arg('aiAgentId'), activeAgentId: arg('activeAgentId') },
    }),
);

const addSwitch = statement<Chat & Omit<AgentSwitch, 'answeredAt'> & { number: number }>()((db) =>
  db.insert(agentSwitches).values({
    conversation: arg('conversation'),
    number: arg('number'),
    fromAgentId: arg('fromAgentId'),
    toAgentId: arg('toAgentId'),
    fromName: arg('fromName'),
    toName: arg('toName'),
    atSeq: arg('atSeq'),
    switchedAt: arg('switchedAt'),
    messageCount: arg('messageCount'),
    reason: arg('reason'),
  }),
);

const lastSeq = statement<Chat>()((db) =>
  db
    .select({ lastSeq: conversations.lastSeq })
    .from(conversations)
    .where(eq(conversations.id, arg('conversation'))),
);

const saidSince = statement<Chat & { seq: number }>()((db) =>
  db
    .select({ n: sql<number>`count(*)`.as('n') })
    .from(events)
    .where(
      and(
        eq(events.conversation, arg('conversation')),
        sql`${events.seq} > ${arg('seq')}`,
        sql`${events.kind} = 'user'`,
      ),
    ),
);

const markAnswered = statement<Chat & { at: Instant; number: number }>()((db) =>
  db
    .update(agentSwitches)
    .set({ answeredAt: arg('at') })
    .where(
      and(
        eq(agentSwitches.conversation, arg('conversation')),
        eq(agentSwitches.number, arg('number')),
        sql`${agentSwitches.answeredAt} is null`,
      ),
    ),
);

/** undefined: no agent was ever active, so the notebook answers. */
export function agentSession(db: Sql, conversation: ConversationId): AgentSession | undefined {
  const now = db.get(current, { conversation });
  if (now === undefined) return undefined;
  const agentHistory = db
    .all(switches, { conversation })
    .map(({ number: _, answeredAt, ...entry }) => (answeredAt === null ? entry : { ...entry, answeredAt }));
  return { ...now, agentHistory };
}

/** Adds an entry to `agentHistory`; the new agent is active from the next message on. Call inside a transaction. */
export function switchAgent(db: Sql, conversation: ConversationId, to: SwitchTo, at: Instant): void {
  const past = db.all(switches, { conversation });
  const last = past.at(-1);
  const before = db.get(current, { conversation });
  db.run(addSwitch, {
    conversation,
    number: past.length + 1,
    fromAgentId: before?.aiAgentId ?? DEFAULT_AGENT,
    toAgentId: to.id,
    fromName: to.fromName,
    toName: to.name,
    atSeq: db.get(lastSeq, { conversation })?.lastSeq ?? 0,
    switchedAt: at,
    messageCount: db.get(saidSince, { conversation, seq: last?.atSeq ?? 0 })?.n ?? 0,
    reason: to.reason,
  });
  // An archived agent does not change the person's choice.
  const activeAgentId = to.reason === 'system_default' ? (before?.activeAgentId ?? to.id) : to.id;
  db.run(setCurrent, { conversation, aiAgentId: to.id, activeAgentId });
}

/** The active agent completed an answer, which ends the hard reset of the last switch. */
export function agentAnswered(db: Sql, conversation: ConversationId, at: Instant): void {
  const number = db.all(switches, { conversation }).length;
  if (number > 0) db.run(markAnswered, { conversation, at, number });
}
