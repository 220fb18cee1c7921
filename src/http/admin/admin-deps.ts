// The dependencies of the admin: queries and writes over one store. `commit` makes them durable, on Node and in the
// platform object alike.

import type { Context } from 'hono';
import type { Level, ToolFamily } from '../../domain/agent.ts';
import type { InboxId, OutboxId } from '../../domain/ids.ts';
import type { MissionRecord } from '../../domain/mission-record.ts';
import type { ModelStrategy } from '../../domain/model-strategy.ts';
import type { Assets, Clock, Hmac, Ids, Log } from '../../ports.ts';
import type { AdminGate } from '../../store/admin-gate.ts';
import type { AuditLine } from '../../store/audit.ts';
import type { PlatformAdmin } from '../../store/platform-admin.ts';
import type { WeeklySection } from '../../telemetry/weekly-report.ts';
import type { AdminLists } from './admin-lists.ts';

export type ModelRow = {
  readonly id: string;
  readonly provider: string;
  readonly strategy: ModelStrategy;
  /** The date 'YYYY-MM-DD' of its retirement, and the model that serves requests for it from then on. */
  readonly retires: { readonly on: string; readonly successor: string } | undefined;
  readonly input: string;
  readonly cachedInput: string;
  readonly output: string;
};

export type Draft = {
  readonly name: string;
  readonly families: readonly ToolFamily[];
  readonly levels: Readonly<Record<Level, string>>;
  /** The model whose template announces a switch of agent; '' for the form every model understands. */
  readonly model: string;
  /** As in the first message after a switch of agent. */
  readonly switched: boolean;
};

export type PreviewPart = { readonly level: string; readonly text: string; readonly tokens: number };

export type AdminDeps = {
  readonly password: string;
  /** In production cookies are `__Host-` and Secure, which plain http does not allow. */
  readonly production: boolean;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly hmac: Hmac;
  readonly log: Log;
  readonly assets: Assets;
  readonly zone: string;
  /** Address of the peer, from the socket or the platform; never from a header a client can set. */
  readonly ipOf: (c: Context) => string;
  readonly commit: <T>(work: () => T) => Promise<T>;
  readonly gate: AdminGate;
  readonly platform: PlatformAdmin;
  readonly lists: AdminLists;
  readonly audit: { add(line: AuditLine): void; lines(limit: number): readonly AuditLine[] };
  readonly models: () => { readonly rows: readonly ModelRow[]; readonly problems: readonly string[] };
  /** Hits and misses of the instruction cache, by level. */
  readonly copies: () => Readonly<Record<string, { readonly hits: number; readonly misses: number }>>;
  /** The prompt as the model receives it. */
  readonly preview: (draft: Draft) => readonly PreviewPart[];
  /** The weekly analyses of these missions; empty when there are none. */
  readonly analyses: (missions: readonly MissionRecord[]) => readonly WeeklySection[];
  readonly replay: {
    message(home: string, id: InboxId): Promise<boolean>;
    send(home: string, id: OutboxId): Promise<boolean>;
    body(id: number): Promise<boolean>;
  };
};
