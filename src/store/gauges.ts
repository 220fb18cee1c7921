// Operational gauges computed from the tables: backlog, sends, failures.

import { sql } from '../../db/drizzle.ts';
import { accounts } from '../../db/schema/accounts.ts';
import { halts, inbox, outbox, quarantine } from '../../db/schema/mailbox.ts';
import type { Sql } from './sql.ts';
import { rawStatement, statement } from './statement.ts';

type None = Record<string, never>;

const count = sql<number>`count(*)`;
const inboxByStatus = statement<None>()((db) =>
  db
    .select({ label: sql<string>`${inbox.status}`.as('label'), n: count.as('n') })
    .from(inbox)
    .groupBy(inbox.status),
);
const outboxByStatus = statement<None>()((db) =>
  db
    .select({ label: sql<string>`${outbox.status}`.as('label'), n: count.as('n') })
    .from(outbox)
    .groupBy(outbox.status),
);
const totals = [
  ['accounts', statement<None>()((db) => db.select({ n: count.as('n') }).from(accounts))],
  ['quarantined_bodies', statement<None>()((db) => db.select({ n: count.as('n') }).from(quarantine))],
  ['halted_channels', statement<None>()((db) => db.select({ n: count.as('n') }).from(halts))],
] as const;

/** Cost of one model for one purpose. */
export type Spent = {
  model: string;
  purpose: string;
  calls: number;
  input: number;
  cached: number;
  output: number;
  nano: number;
};
const spent = rawStatement<None, Spent>(
  `select model, purpose, count(*) as calls, sum(input + cacheWrite) as input, sum(cacheRead) as cached,
     sum(output) as output, sum(nanoDollars) as nano from modelCalls group by model, purpose`,
  [],
);
const missionCounts = rawStatement<None, { state: string; n: number }>(
  `select iif(endedAt is null, 'running', 'ended') as state, count(*) as n from missions group by 1`,
  [],
);

/** Tokens and cost (in billionths of a dollar) of all model calls kept, by model and purpose. */
export const spentOf = (db: Sql): readonly Spent[] => db.all(spent, {});

/** Model costs so far, from the recorded calls. */
export const spending = (rows: readonly Spent[]) =>
  rows.flatMap(({ model, purpose, calls, input, cached, output, nano }) => {
    const labels = { model, purpose };
    // Names of OpenTelemetry's conventions for generative AI, as Prometheus writes them.
    const semantic = { gen_ai_request_model: model, gen_ai_operation_name: purpose };
    return [
      { name: 'model_calls', labels, value: calls },
      { name: 'gen_ai_client_token_usage', labels: { ...semantic, gen_ai_token_type: 'input' }, value: input },
      { name: 'gen_ai_client_token_usage', labels: { ...semantic, gen_ai_token_type: 'cached' }, value: cached },
      { name: 'gen_ai_client_token_usage', labels: { ...semantic, gen_ai_token_type: 'output' }, value: output },
      { name: 'model_cost_dollars', labels, value: nano / 1e9 },
    ];
  });

/** Gauges as /metrics shows them. Scans two tables by status: for monitoring, not for the message path. */
export function gauges(db: Sql) {
  return [
    ...db.all(inboxByStatus, {}).map(({ label, n }) => ({ name: 'inbox', labels: { status: label }, value: n })),
    ...db.all(outboxByStatus, {}).map(({ label, n }) => ({ name: 'outbox', labels: { status: label }, value: n })),
    ...db.all(missionCounts, {}).map(({ state, n }) => ({ name: 'missions', labels: { state }, value: n })),
    ...spending(spentOf(db)),
    ...totals.map(([name, total]) => ({ name, labels: {}, value: db.get(total, {})?.n ?? 0 })),
  ];
}
