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
  /** 'YYYY-MM-DD', and who answers for it from then on. */
  readonly retires: { readonly on: string; readonly successor: string } | undefined;
  readonly input: string;
  readonly cachedInput: string;
  readonly output: string;
};

export type Draft = {
  readonly name: string;
  readonly families: readonly ToolFamily[];
  readonly levels: Readonly<Record<Level, string>>;
  /** Whose words a switch is said in; '' for what any model understands. */
  readonly model: string;
  /** As the first message after a switch of agent. */
  readonly switched: boolean;
};

export type PreviewPart = { readonly level: string; readonly text: string; readonly tokens: number };

export type AdminDeps = {
  readonly password: string;
  /** Cookies are `__Host-` and Secure; in development over plain http they cannot be. */
  readonly production: boolean;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly hmac: Hmac;
  readonly log: Log;
  readonly assets: Assets;
  readonly zone: string;
  /** The peer's address, of the socket or of the platform: never of a header anybody can write. */
  readonly ipOf: (c: Context) => string;
  readonly commit: <T>(work: () => T) => Promise<T>;
  readonly gate: AdminGate;
  readonly platform: PlatformAdmin;
  readonly lists: AdminLists;
  readonly audit: { add(line: AuditLine): void; lines(limit: number): readonly AuditLine[] };
  readonly models: () => { readonly rows: readonly ModelRow[]; readonly problems: readonly string[] };
  /** Hits and misses of copied instructions, by level. */
  readonly copies: () => Readonly<Record<string, { readonly hits: number; readonly misses: number }>>;
  /** The prompt as a model would get it. */
  readonly preview: (draft: Draft) => readonly PreviewPart[];
  /** The weekly analyses of these, when there are any to look at. */
  readonly analyses: (missions: readonly MissionRecord[]) => readonly WeeklySection[];
  readonly replay: {
    message(home: string, id: InboxId): Promise<boolean>;
    send(home: string, id: OutboxId): Promise<boolean>;
    body(id: number): Promise<boolean>;
  };
};
