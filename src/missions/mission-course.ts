// The course of a mission that has begun: its leader works until it is done or interrupted, and whatever is known by then
// is consolidated, composed and answered. Never rejects, and settles before the absolute deadline.

import type { Bus } from '../bus/bus.ts';
import type { Instant } from '../domain/ids.ts';
import type { MissionRecord } from '../domain/mission-record.ts';
import type { RichText } from '../domain/text.ts';
import type { After, Clock } from '../ports.ts';
import type { Choice } from './choose-leader.ts';
import type { Consolidation, Findings, Limitacao } from './consolidation.ts';
import type { Coordinator, Leading } from './coordinator.ts';
import { executionOf } from './execution-of.ts';
import { CONSOLIDATION_MS, type MissionLimits } from './limits.ts';
import type { MissionRequest } from './orchestrator.ts';
import { partialFindings } from './partial-findings.ts';
import type { Needs } from './playbook.ts';
import { recordOf } from './record-of.ts';
import { findingsWords } from './replies/findings-words.ts';
import type { Triage } from './triage.ts';
import type { WorkingSet } from './working-set.ts';

export type MissionPlan = {
  readonly sorted: Triage;
  readonly choice: Choice;
  readonly limits: MissionLimits;
  readonly started: Instant;
  /** The leader consolidates from here on. */
  readonly timeoutAt: Instant;
  /** Nothing goes on after this instant. */
  readonly stopAt: Instant;
};

export type Interruption = { readonly kind: 'timeout' } | { readonly kind: 'cancelled' };

export type MissionOutcome =
  | {
      readonly kind: 'answered';
      readonly text: RichText;
      readonly consolidation: Consolidation;
      readonly record: MissionRecord;
    }
  | { readonly kind: 'needs'; readonly needed: Needs; readonly record: MissionRecord }
  | { readonly kind: 'cancelled'; readonly record: MissionRecord };

type Mission = {
  readonly clock: Clock;
  readonly after: After;
  readonly request: MissionRequest;
  readonly plan: MissionPlan;
  readonly notebook: WorkingSet;
  readonly bus: Bus;
  readonly leading: Leading;
  readonly coordinator: Coordinator;
  readonly interrupted: Promise<Interruption>;
};

/** A late lead's findings are dropped: the interruption has decided. */
export async function outcomeOf(mission: Mission): Promise<MissionOutcome> {
  const { coordinator, leading, interrupted } = mission;
  const ended = await Promise.race([tried(() => coordinator.lead(leading)), interrupted]);
  switch (ended.kind) {
    case 'cancelled':
      return { kind: 'cancelled', record: record(mission, CANCELLED) };
    case 'needs':
      return { kind: 'needs', needed: ended, record: record(mission, NEEDS) };
    case 'found':
      return answered(mission, ended.findings, 'in_time');
    case 'timeout':
      return answered(mission, await consolidated(mission, 'timeout'), 'late');
    case 'failed':
      return answered(mission, await consolidated(mission, 'falha_agente'), 'in_time');
    default:
      return ended satisfies never;
  }
}

/** Consolidates within CONSOLIDATION_MS; falls back to the partial findings. */
async function consolidated(mission: Mission, why: Limitacao['tipo_limitacao']): Promise<Findings> {
  const { clock, plan, notebook, bus, leading, coordinator } = mission;
  bus.closing();
  const until = Math.min(clock.now() + CONSOLIDATION_MS, plan.stopAt);
  const consolidating = tried(() => coordinator.consolidate(leading));
  const findings = await by(mission, until, consolidating);
  return findings === undefined || 'kind' in findings ? partialFindings(notebook, why) : findings;
}

/** Late: after the timeout, so that no model is called. */
type Lateness = 'in_time' | 'late';

async function answered(mission: Mission, findings: Findings, lateness: Lateness): Promise<MissionOutcome> {
  const { clock, request, plan, notebook, bus, leading } = mission;
  const { limits, started, stopAt } = plan;
  const consolidation: Consolidation = {
    ...findings,
    ...executionOf(notebook, bus.budget, limits, clock.now() - started),
  };
  const deadline = lateness === 'late' ? undefined : stopAt;
  const composed = tried(() => request.compose(consolidation, { client: leading.client, deadline }));
  const text = await by(mission, stopAt, composed);
  return {
    kind: 'answered',
    text: text === undefined || 'kind' in text ? findingsWords(findings) : text,
    consolidation,
    record: record(mission, findings, lateness),
  };
}

/** Undefined when it is not there at that instant. No timer is left behind: it would keep a program from ending. */
function by<T>({ clock, after }: Mission, instant: Instant, work: Promise<T>): Promise<T | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const cancel = after(Math.max(0, instant - clock.now()), () => resolve(undefined));
  return Promise.race([work, promise]).finally(cancel);
}

type Recorded = Pick<Findings, 'status' | 'objetivo_alcancado' | 'limitacoes_encontradas'>;

const CANCELLED: Recorded = { status: 'falha', objetivo_alcancado: false, limitacoes_encontradas: [] };
const NEEDS: Recorded = { status: 'sucesso_parcial', objetivo_alcancado: false, limitacoes_encontradas: [] };

function record(mission: Mission, findings: Recorded, lateness: Lateness = 'in_time'): MissionRecord {
  const { clock, request, plan, notebook, bus } = mission;
  const { started, limits, sorted, choice } = plan;
  const late = lateness === 'late';
  const used = bus.budget.used();
  return recordOf({ request, started, ended: clock.now(), limits, sorted, choice, notebook, used, findings, late });
}

/** Converts a rejection into a value. */
async function tried<T>(work: () => Promise<T>): Promise<T | { readonly kind: 'failed' }> {
  try {
    return await work();
  } catch {
    return { kind: 'failed' };
  }
}
