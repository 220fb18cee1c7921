// The six weekly analyses of missions (seed 002 section 10), computed from their records. They are reports only: no
// decision depends on them.

import type { MissionRecord } from '../domain/mission-record.ts';

/** Share of overridden decisions above which the junior coordinator needs review. */
const MOST_OVERRIDES = 0.3;

export type Weekly = {
  readonly missions: number;
  readonly junior: {
    readonly right: number;
    readonly overrideRate: number;
    readonly needsWork: boolean;
    /** Overrides by main domain, most first. */
    readonly errsIn: readonly Tally[];
  };
  readonly coordinators: readonly CoordinatorLook[];
  readonly resources: {
    readonly overTokens: readonly Tally[];
    readonly timedOut: readonly Tally[];
    /** Missions that called one agent four times or more: repeated work, or a cache not used. */
    readonly repetitive: number;
  };
  readonly agents: readonly AgentLook[];
  readonly satisfaction: {
    readonly up: number;
    readonly down: number;
    /**
     * Pearson correlation of the used share of the token budget with the feedback, up (1) or down (0); null with fewer
     * than two different values.
     */
    readonly correlation: number | null;
    readonly dislikedIn: readonly Tally[];
    readonly followUps: number;
    readonly followedIn: readonly Tally[];
  };
  readonly usage: {
    readonly domains: readonly Tally[];
    /** Hours of the local day, busiest first. */
    readonly hours: readonly Tally[];
    /** Missions per day, oldest first. */
    readonly days: readonly Tally[];
  };
};

export type Tally = { readonly key: string; readonly count: number };

export type CoordinatorLook = {
  readonly nome: string;
  readonly missions: number;
  readonly successRate: number;
  readonly meanSeconds: number;
  readonly meanTokens: number;
  readonly meanCalls: number;
  /** The domain with its highest success rate. */
  readonly bestIn: string;
};

export type AgentLook = {
  readonly nome: string;
  readonly calls: number;
  readonly successRate: number;
  readonly fallbacks: number;
};

/** @param localOf formats an instant as local 'YYYY-MM-DDTHH:MM'. */
export function weeklyAnalyses(records: readonly MissionRecord[], localOf: (at: number) => string): Weekly {
  const overrides = records.filter(({ houve_override }) => houve_override);
  const overrideRate = rate(overrides.length, records.length);
  const rated = records.filter(({ feedback_usuario }) => feedback_usuario !== null);
  const liked = (record: MissionRecord): boolean => record.feedback_usuario === 'up';
  const followed = records.filter(({ query_followup }) => query_followup !== null);
  return {
    missions: records.length,
    junior: {
      right: records.length - overrides.length,
      overrideRate,
      needsWork: overrideRate > MOST_OVERRIDES,
      errsIn: tally(overrides, domainOf),
    },
    coordinators: groups(records, (one) => one.coordenador_escolhido_orquestrador).map(coordinatorLook),
    resources: {
      overTokens: tally(
        records.filter((one) => one.orcamento_tokens_consumido >= one.orcamento_tokens_alocado),
        domainOf,
      ),
      timedOut: tally(
        records.filter((one) => one.tempo_real_execucao >= one.timeout_alocado),
        domainOf,
      ),
      repetitive: records.filter((one) => one.agentes_chamados.some(({ chamadas }) => chamadas >= 4)).length,
    },
    agents: agentLooks(records),
    satisfaction: {
      up: rated.filter(liked).length,
      down: rated.length - rated.filter(liked).length,
      correlation: pearson(
        rated.map((one) => [one.orcamento_tokens_consumido / one.orcamento_tokens_alocado, liked(one) ? 1 : 0]),
      ),
      dislikedIn: tally(
        rated.filter((one) => !liked(one)),
        domainOf,
      ),
      followUps: followed.length,
      followedIn: tally(followed, domainOf),
    },
    usage: {
      domains: tally(records, domainOf),
      hours: tally(records, (one) => `${localOf(one.timestamp_inicio).slice(11, 13)} h`),
      days: [...tally(records, (one) => localOf(one.timestamp_inicio).slice(0, 10))].sort((a, b) =>
        a.key < b.key ? -1 : 1,
      ),
    },
  };
}

const domainOf = ({ dominio_classificado }: MissionRecord): string => dominio_classificado[0] ?? '';

const rate = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

const mean = (figures: readonly number[]): number =>
  rate(
    figures.reduce((sum, one) => sum + one, 0),
    figures.length,
  );

function groups<T>(items: readonly T[], keyOf: (item: T) => string): readonly (readonly [string, readonly T[]])[] {
  const found = new Map<string, T[]>();
  for (const item of items) found.set(keyOf(item), [...(found.get(keyOf(item)) ?? []), item]);
  return [...found].sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1));
}

const tally = <T>(items: readonly T[], keyOf: (item: T) => string): readonly Tally[] =>
  groups(items, keyOf).map(([key, some]) => ({ key, count: some.length }));

const succeeded = ({ status_final }: MissionRecord): boolean => status_final === 'sucesso_completo';

function coordinatorLook([nome, records]: readonly [string, readonly MissionRecord[]]): CoordinatorLook {
  const byDomain = groups(records, domainOf).map(([domain, some]) => ({
    domain,
    rate: rate(some.filter(succeeded).length, some.length),
  }));
  return {
    nome,
    missions: records.length,
    successRate: rate(records.filter(succeeded).length, records.length),
    meanSeconds: mean(records.map((one) => one.tempo_real_execucao)),
    meanTokens: mean(records.map((one) => one.orcamento_tokens_consumido)),
    meanCalls: mean(records.map((one) => one.orcamento_api_consumido)),
    bestIn: byDomain.toSorted((a, b) => b.rate - a.rate)[0]?.domain ?? '',
  };
}

/** Highest failure rate first. */
function agentLooks(records: readonly MissionRecord[]): readonly AgentLook[] {
  const uses = records.flatMap(({ agentes_chamados }) => agentes_chamados);
  const fallbacks = records.flatMap(({ fallbacks_usados }) => fallbacks_usados);
  return groups(uses, ({ nome }) => nome)
    .map(([nome, some]) => {
      const calls = some.reduce((sum, { chamadas }) => sum + chamadas, 0);
      const failures = some.reduce((sum, { falhas }) => sum + falhas, 0);
      return {
        nome,
        calls,
        successRate: rate(calls - failures, calls),
        fallbacks: fallbacks.filter(({ agente }) => agente === nome).length,
      };
    })
    .sort((a, b) => a.successRate - b.successRate);
}

function pearson(pairs: readonly (readonly [number, number])[]): number | null {
  const [mx, my] = [mean(pairs.map(([x]) => x)), mean(pairs.map(([, y]) => y))];
  const sum = (of: (x: number, y: number) => number): number =>
    pairs.reduce((total, [x, y]) => total + of(x - mx, y - my), 0);
  const spread = Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y));
  return spread === 0 ? null : sum((x, y) => x * y) / spread;
}
