// The orchestrator: chooses goal, leader and budget, then waits. It intervenes twice: at the timeout it orders a consolidation, and 10 s later it
// ends the mission unconditionally.

import type { Breakers } from '../bus/breaker.ts';
import { type Bus, openBus } from '../bus/bus.ts';
import type { Agent } from '../bus/contract.ts';
import type { Health } from '../bus/health.ts';
import { registryOf } from '../bus/registry.ts';
import type { ChatContext } from '../domain/chat-context.ts';
import { COORDINATORS, type CoordinatorName, type Domain } from '../domain/coordinators.ts';
import type { Instant } from '../domain/ids.ts';
import type { MissionRecord } from '../domain/mission-record.ts';
import type { RichText } from '../domain/text.ts';
import type { After, Clock } from '../ports.ts';
import { chooseLeader } from './choose-leader.ts';
import { complexityOf } from './complexity.ts';
import type { Consolidation, Findings, Limitacao } from './consolidation.ts';
import type { Coordinator, Leading } from './coordinator.ts';
import { coordinatorAgent } from './coordinator-agent.ts';
import { executionOf } from './execution-of.ts';
import { BUS_LIMITS, CONSOLIDATION_MS, LIMITS } from './limits.ts';
import { missionPackage } from './mission-package.ts';
import { partialFindings } from './partial-findings.ts';
import type { Needs } from './playbook.ts';
import { recordOf } from './record-of.ts';
import { findingsWords } from './replies/findings-words.ts';
import { triage } from './triage.ts';
import { workingSet } from './working-set.ts';

export type MissionDeps = {
  readonly clock: Clock;
  readonly after: After;
  readonly breakers: Breakers;
  readonly health: Health;
};

export type MissionRequest = {
  readonly id: string;
  readonly text: string;
  /** Domain classified by language/. */
  readonly domain?: string;
  readonly coordinators: Readonly<Record<CoordinatorName, Coordinator>>;
  readonly executors: readonly Agent[];
  /** Memory of the chat, passed to the agents. */
  readonly context?: ChatContext | undefined;
  /** Orchestration prompts of these domains, for coordinators with a model. */
  readonly orchestration: (domains: readonly Domain[]) => string;
  /** Writes the answer: may use a model until the deadline, and must have a text without it. */
  readonly compose: (consolidation: Consolidation, composing: Composing) => Promise<RichText>;
};

export type Composing = {
  readonly client: Leading['client'];
  /** undefined: the timeout has passed, so no model is called. */
  readonly deadline: Instant | undefined;
};

export type MissionOutcome =
  | {
      readonly kind: 'answered';
      readonly text: RichText;
      readonly consolidation: Consolidation;
      readonly record: MissionRecord;
    }
  | { readonly kind: 'needs'; readonly needed: Needs; readonly record: MissionRecord }
  | { readonly kind: 'cancelled'; readonly record: MissionRecord };

export type Running = {
  /** Never rejects; settles before the absolute deadline. */
  readonly outcome: Promise<MissionOutcome>;
  cancel(): void;
};

type Ending = { readonly kind: 'timeout' } | { readonly kind: 'failed' } | { readonly kind: 'cancelled' };

export function startMission({ clock, after, breakers, health }: MissionDeps, request: MissionRequest): Running {
  const started = clock.now();
  const sorted = triage(request.text, request.domain);
  const choice = chooseLeader(request.text, sorted);
  const limits = LIMITS[complexityOf(request.text, sorted)];
  const timeoutAt = started + limits.timeoutMs;
  const stopAt = timeoutAt + CONSOLIDATION_MS;
  const notebook = workingSet();
  const coordinator = request.coordinators[choice.leader];
  let interrupt: (ending: Ending) => void = () => {};
  const interrupted = new Promise<Ending>((resolve) => {
    interrupt = resolve;
  });

  const coordinators = COORDINATORS.map((name) => coordinatorAgent(request.coordinators[name], () => leading, clock));
  const registry = registryOf([...coordinators, ...request.executors]);
  const bus: Bus = openBus(
    { clock, after, limits: BUS_LIMITS, registry, breakers, health },
    {
      id: request.id,
      budget: { tokens: limits.tokens, calls: limits.externalCalls },
      endsAt: stopAt,
      notify(notice) {
        notebook.note(notice);
        if (notice.kind === 'travada') interrupt({ kind: 'timeout' });
      },
      seen: notebook.keep,
      context: request.context,
    },
  );
  const client = bus.lead(choice.leader, timeoutAt);
  const leading: Leading = {
    notebook,
    client,
    closing: bus.closing,
    mission: missionPackage({
      id: request.id,
      leader: choice.leader,
      why: choice.why,
      text: request.text,
      contracts: registry.contracts().filter(({ nome_agente }) => nome_agente !== choice.leader),
      limits,
      now: started,
      orchestration: request.orchestration(sorted.dominios),
      context: request.context,
    }),
  };

  const cancelTimeout = after(limits.timeoutMs, () => interrupt({ kind: 'timeout' }));
  const outcome = run().finally(() => {
    cancelTimeout();
    bus.close('a missão acabou');
    notebook.drop();
  });

  async function run(): Promise<MissionOutcome> {
    const ended = await Promise.race([tried(() => coordinator.lead(leading)), interrupted]);
    switch (ended.kind) {
      case 'cancelled':
        return {
          kind: 'cancelled',
          record: record({ status: 'falha', objetivo_alcancado: false, limitacoes_encontradas: [] }),
        };
      case 'needs':
        return { kind: 'needs', needed: ended, record: record(NEEDS) };
      case 'found':
        return answer(ended.findings, false);
      case 'timeout':
      case 'failed':
        return answer(await forced(ended.kind === 'timeout' ? 'timeout' : 'falha_agente'), ended.kind === 'timeout');
      default:
        return ended satisfies never;
    }
  }

  /** Consolidates within CONSOLIDATION_MS; falls back to the partial findings. */
  async function forced(why: Limitacao['tipo_limitacao']): Promise<Findings> {
    bus.closing();
    const given = Math.min(CONSOLIDATION_MS, stopAt - clock.now());
    const findings = await Promise.race([tried(() => coordinator.consolidate(leading)), wait(given)]);
    if (findings === undefined || 'kind' in findings) return partialFindings(notebook, why);
    return findings;
  }

  async function answer(findings: Findings, late: boolean): Promise<MissionOutcome> {
    const consolidation: Consolidation = {
      ...findings,
      ...executionOf(notebook, bus.budget, limits, clock.now() - started),
    };
    const deadline = late ? undefined : stopAt;
    const composed = tried(() => request.compose(consolidation, { client, deadline }));
    const left = Math.max(0, stopAt - clock.now());
    const text = await Promise.race([composed, wait(left)]);
    return {
      kind: 'answered',
      text: text === undefined || 'kind' in text ? findingsWords(findings) : text,
      consolidation,
      record: record(findings, late),
    };
  }

  const wait = (ms: number): Promise<undefined> => new Promise((resolve) => void after(ms, () => resolve(undefined)));

  function record(findings: Recorded, late = false): MissionRecord {
    return recordOf({
      request,
      started,
      ended: clock.now(),
      limits,
      sorted,
      choice,
      notebook,
      used: bus.budget.used(),
      findings,
      late,
    });
  }

  return { outcome, cancel: () => interrupt({ kind: 'cancelled' }) };
}

type Recorded = Pick<Findings, 'status' | 'objetivo_alcancado' | 'limitacoes_encontradas'>;

const NEEDS: Recorded = { status: 'sucesso_parcial', objetivo_alcancado: false, limitacoes_encontradas: [] };

/** Converts a rejection into a value. */
async function tried<T>(work: () => Promise<T>): Promise<T | { readonly kind: 'failed' }> {
  try {
    return await work();
  } catch {
    return { kind: 'failed' };
  }
}
