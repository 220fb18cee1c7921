// Model calls and their cost. A call is charged to the account of its conversation; calls without one are charged to
// the house.

import { sql } from '../../db/drizzle.ts';
import { conversations } from '../../db/schema/accounts.ts';
import { modelCalls } from '../../db/schema/model.ts';
import type { LocalDate } from '../domain/dates.ts';
import type { AccountId, ConversationId } from '../domain/ids.ts';
import type { ModelCallRow, ModelCost } from '../domain/model-book.ts';
import type { Sql } from './sql.ts';
import { arg, rawStatement, statement } from './statement.ts';

const HOUSE = 0 as AccountId;
const NOWHERE = 0 as ConversationId;

type Row = Omit<ModelCallRow, 'conversation'> & { conversation: ConversationId; account: AccountId };

const insert = statement<Row>()((db) =>
  db.insert(modelCalls).values({
    account: arg('account'),
    conversation: arg('conversation'),
    at: arg('at'),
    day: arg('day'),
    purpose: arg('purpose'),
    model: arg('model'),
    input: arg('input'),
    cacheRead: arg('cacheRead'),
    cacheWrite: arg('cacheWrite'),
    output: arg('output'),
    nanoDollars: arg('nanoDollars'),
    ms: arg('ms'),
  }),
);

const owner = statement<{ conversation: ConversationId }>()((db) =>
  db
    .select({ account: conversations.account })
    .from(conversations)
    .where(sql`${conversations.id} = ${arg('conversation')}`),
);

const onDay = rawStatement<{ day: LocalDate; account: AccountId }, { mine: number; all: number }>(
  `select coalesce(sum(case when account = ? then input + cacheRead + cacheWrite + output end), 0) as mine,
    coalesce(sum(input + cacheRead + cacheWrite + output), 0) as "all" from modelCalls where day = ?`,
  ['account', 'day'],
);

const spent = rawStatement<{ account: AccountId; from: LocalDate; conversation: ConversationId | null }, ModelCost>(
  `select count(*) as calls, coalesce(sum(input + cacheRead + cacheWrite + output), 0) as tokens,
    coalesce(sum(nanoDollars), 0) as nanoDollars from modelCalls
    where account = ? and day >= ? and conversation = coalesce(?, conversation)`,
  ['account', 'from', 'conversation'],
);

const ownerOf = (db: Sql, conversation: ConversationId | undefined): AccountId =>
  conversation === undefined ? HOUSE : (db.get(owner, { conversation })?.account ?? HOUSE);

/** Call inside a transaction. */
export function writeModelCall(db: Sql, { conversation, ...row }: ModelCallRow): void {
  const { model, input, cacheRead, cacheWrite, output, at, day, purpose, nanoDollars, ms } = row;
  const account = ownerOf(db, conversation);
  const of = { account, conversation: conversation ?? NOWHERE };
  db.run(insert, {
    ...of,
    model,
    input,
    cacheRead,
    cacheWrite,
    output,
    at,
    day,
    purpose,
    nanoDollars,
    ms: Math.round(ms),
  });
}

/** Tokens billed on a day: of the conversation's account, and of this whole database. */
export function tokensOn(db: Sql, day: LocalDate, conversation: ConversationId | undefined) {
  const { mine = 0, all = 0 } = db.get(onDay, { day, account: ownerOf(db, conversation) }) ?? {};
  return { account: mine, all };
}

/** From a day on; of one conversation where given. */
export const modelCost = (db: Sql, account: AccountId, from: LocalDate, conversation?: ConversationId): ModelCost =>
  db.get(spent, { account, from, conversation: conversation ?? null }) ?? { calls: 0, tokens: 0, nanoDollars: 0 };
