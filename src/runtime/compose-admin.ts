// Wires the admin over one store: on Node beside everything else, on Workers inside the platform object.

import type { Context, Hono } from 'hono';
import { switchedText } from '../agents/chat-request.ts';
import { composed, identity } from '../agents/levels.ts';
import { personWords } from '../agents/person-words.ts';
import type { PromptCopies } from '../agents/prompt-copies.ts';
import { localDateTime } from '../conversation/local-time.ts';
import { estimateTokens } from '../domain/estimate-tokens.ts';
import { adminApp } from '../http/admin/admin-app.ts';
import type { AdminDeps, Draft, PreviewPart } from '../http/admin/admin-deps.ts';
import { type AdminLists, adminListsOf } from '../http/admin/admin-lists.ts';
import { shippedModels } from '../llm/models/shipped-models.ts';
import type { Assets, Clock, Hmac, Ids, Log, Prompts } from '../ports.ts';
import { adminGate } from '../store/admin-gate.ts';
import { adminQueries } from '../store/admin-queries.ts';
import { auditLines, writeAudit } from '../store/audit.ts';
import type { Commit } from '../store/group-commit.ts';
import { platformAdmin } from '../store/platform-admin.ts';
import type { Sql } from '../store/sql.ts';
import { weeklyAnalyses } from '../telemetry/weekly-analyses.ts';
import { weeklySections } from '../telemetry/weekly-report.ts';
import { strategyOf } from './compose-agents.ts';
import type { Config } from './config.ts';

export type AdminRim = {
  readonly sql: Sql;
  readonly commit: Commit;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly hmac: Hmac;
  readonly log: Log;
  readonly assets: Assets;
  readonly prompts: Prompts;
  /** Absent where accounts cache their own copies. */
  readonly copies?: Pick<PromptCopies, 'counts'>;
  readonly replay: AdminDeps['replay'];
  /** Absent where all accounts are in this database. */
  readonly lists?: AdminLists;
};

/** The connection's peer on Node; Cloudflare's own header on Workers. Headers a client can set are not trusted. */
function peerOf(c: Context): string {
  const { incoming } = (c.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  return incoming?.socket?.remoteAddress ?? 'unknown';
}
/** The person's address as Cloudflare saw it; the header cannot be set from outside there. */
export const cloudflarePeer = (c: Context): string => c.req.header('cf-connecting-ip') ?? 'unknown';

const EXAMPLE_PREVIOUS = 'Agente anterior';
const EXAMPLE = { name: 'Maria', language: 'pt-BR', zone: 'America/Sao_Paulo' } as const;

const previewWith =
  (prompts: Prompts, clock: Clock) =>
  ({ name, families, levels, model, switched }: Draft): readonly PreviewPart[] => {
    const reset = switched ? switchedText(strategyOf(model, clock), EXAMPLE_PREVIOUS, name, prompts) : '';
    return composed(levels, identity({ name, families }, levels.agent), reset, personWords(EXAMPLE), prompts).map(
      ({ level, text }) => ({ level, text, tokens: estimateTokens(text) }),
    );
  };

/** The contents of strategies/, or why they are invalid. */
function modelsShown(): ReturnType<AdminDeps['models']> {
  try {
    const rows = shippedModels().models.map(({ id, provider, strategy, price, retires }) => ({
      id,
      provider,
      strategy,
      retires,
      input: price.input,
      cachedInput: price.cachedInput ?? '-',
      output: price.output,
    }));
    return { rows, problems: [] };
  } catch (error) {
    return { rows: [], problems: [String(error)] };
  }
}

/** undefined without a password: the admin is then disabled. */
export function composeAdmin(config: Config, rim: AdminRim, ipOf = peerOf): Hono | undefined {
  const { adminPassword: password, production, zone } = config;
  if (password === undefined) return undefined;
  const { sql } = rim;
  return adminApp({
    ...rim,
    password,
    production,
    zone,
    ipOf,
    gate: adminGate(sql),
    platform: platformAdmin(sql, rim.clock),
    lists: rim.lists ?? adminListsOf(adminQueries(sql)),
    audit: { add: (line) => writeAudit(sql, line), lines: (limit) => auditLines(sql, limit) },
    models: modelsShown,
    copies: () => rim.copies?.counts() ?? {},
    preview: previewWith(rim.prompts, rim.clock),
    analyses: (missions) =>
      missions.length === 0 ? [] : weeklySections(weeklyAnalyses(missions, (at) => localDateTime(at, zone))),
  });
}
