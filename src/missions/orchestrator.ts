// The orchestrator: chooses goal, leader and budget, then waits. It intervenes twice: at the timeout it orders a consolidation, and 10 s later it
// ends the mission unconditionally.

import type { Breakers } from '../bus/breaker.ts';
import { type Bus, openBus } from '../bus/bus.ts';
import type { Agent } from '../bus/contract.ts';
import type { Health } from '../bus/health.ts';
import { type Registry, registryOf } from '../bus/registry.ts';
import type { ChatContext } from '../domain/chat-context.ts';
import { COORDINATORS, type CoordinatorName, type Domain } from '../domain/coordinators.ts';
import type { Instant } from '../domain/ids.ts';
import type { RichText } from '../domain/text.ts';
import type { After, Clock } from '../ports.ts';
import { chooseLeader } from './choose-leader.ts';
import { complexityOf } from './complexity.ts';
import type { Consolidation } from './consolidation.ts';
import type { Coordinator, Leading } from './coordinator.ts';
import { coordinatorAgent } from './coordinator-agent.ts';
import { BUS_LIMITS, CONSOLIDATION_MS, LIMITS } from './limits.ts';
import { type Interruption, type MissionOutcome, type MissionPlan, outcomeOf } from './mission-course.ts';
import { missionPackage } from './mission-package.ts';
import { triage } from './triage.ts';
import { type WorkingSet, workingSet } from './working-set.ts';

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

export type Running = {
  /** Never rejects; settles before the absolute deadline. */
  readonly outcome: Promise<MissionOutcome>;
  cancel(): void;
};

/** `outcome` never rejects; `cancel` ends it without an answer. The timers are gone when it settles. */
export function startMission(deps: MissionDeps, request: MissionRequest): Running {
  const { clock, after } = deps;
  const plan = planOf(request, clock.now());
  const notebook = workingSet();
  const { interrupted, interrupt } = interruption();
  const { bus, leading } = openMission(deps, request, plan, notebook, interrupt);
  const coordinator = request.coordinators[plan.choice.leader];
  const cancelTimeout = after(plan.limits.timeoutMs, () => interrupt({ kind: 'timeout' }));
  const mission = { clock, after, request, plan, notebook, bus, leading, coordinator, interrupted };
  const outcome = outcomeOf(mission).finally(() => {
    cancelTimeout();
    bus.close('a missão acabou');
    notebook.drop();
  });
  return { outcome, cancel: () => interrupt({ kind: 'cancelled' }) };
}

/** Who leads, under which limits, and until when. */
function planOf({ text, domain }: MissionRequest, started: Instant): MissionPlan {
  const sorted = triage(text, domain);
  const limits = LIMITS[complexityOf(text, sorted)];
  const timeoutAt = started + limits.timeoutMs;
  return {
    sorted,
    choice: chooseLeader(text, sorted),
    limits,
    started,
    timeoutAt,
    stopAt: timeoutAt + CONSOLIDATION_MS,
  };
}

/** The first interruption counts. */
function interruption(): { readonly interrupted: Promise<Interruption>; interrupt(why: Interruption): void } {
  const { promise, resolve } = Promise.withResolvers<Interruption>();
  return { interrupted: promise, interrupt: resolve };
}

/** The bus of the mission, with every coordinator and executor on it, and the leader's place there. */
function openMission(
  { clock, after, breakers, health }: MissionDeps,
  request: MissionRequest,
  plan: MissionPlan,
  notebook: WorkingSet,
  interrupt: (why: Interruption) => void,
): { readonly bus: Bus; readonly leading: Leading } {
  const { limits, choice } = plan;
  const coordinators = COORDINATORS.map((name) => coordinatorAgent(request.coordinators[name], () => leading, clock));
  const registry = registryOf([...coordinators, ...request.executors]);
  const bus = openBus(
    { clock, after, limits: BUS_LIMITS, registry, breakers, health },
    {
      id: request.id,
      budget: { tokens: limits.tokens, calls: limits.externalCalls },
      endsAt: plan.stopAt,
      notify(notice) {
        notebook.note(notice);
        if (notice.kind === 'travada') interrupt({ kind: 'timeout' });
      },
      seen: notebook.keep,
      context: request.context,
    },
  );
  const client = bus.lead(choice.leader, plan.timeoutAt);
  const leading: Leading = { notebook, client, closing: bus.closing, mission: packageOf(request, plan, registry) };
  return { bus, leading };
}

/** What the leader is told: everything but its own contract. */
const packageOf = (
  { id, text, orchestration, context }: MissionRequest,
  { sorted, choice, limits, started }: MissionPlan,
  registry: Registry,
): Leading['mission'] =>
  missionPackage({
    id,
    leader: choice.leader,
    why: choice.why,
    text,
    contracts: registry.contracts().filter(({ nome_agente }) => nome_agente !== choice.leader),
    limits,
    now: started,
    orchestration: orchestration(sorted.dominios),
    context,
  });
