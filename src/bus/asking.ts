// A request with its second chances: tried again where its operation may be repeated, and then given to a fallback.

import type { Clock } from '../ports.ts';
import type { Budget } from './budget.ts';
import type { Caller } from './bus-client.ts';
import type { BusLimits } from './bus-limits.ts';
import type { AgentRequest } from './contract.ts';
import { failed, type Resposta, type Sinalizador } from './envelope.ts';
import { fallbackFor, markedFallback } from './fallback.ts';
import type { Notice } from './notice.ts';
import type { MissionStage } from './priority.ts';
import type { Registry } from './registry.ts';
import { requestMessage } from './request-message.ts';
import { withRetry } from './retry.ts';
import type { Send } from './sending.ts';

export type AskingDeps = {
  readonly clock: Clock;
  readonly limits: Pick<BusLimits, 'retry' | 'timeoutMs'>;
  readonly registry: Registry;
  readonly budget: Budget;
  readonly mission: { readonly id: string; readonly context?: unknown };
  readonly id: () => string;
  readonly stage: () => MissionStage;
  readonly open: () => boolean;
  readonly pause: (ms: number) => Promise<void>;
  readonly notify: (notice: Notice) => void;
  readonly send: Send;
};

export type Ask = (request: AgentRequest, caller: Caller) => Promise<Resposta>;

/** Asks the agent, again where a retry may help, then its substitute. Never rejects: the last answer says what failed. */
export const askingOver =
  (deps: AskingDeps): Ask =>
  async (request, caller) => {
    const first = await withRetries(request, caller, [], deps);
    const instead = fallbackFor(request, first, deps.registry);
    if (instead === undefined || !deps.open()) return first;
    const circuito = first.erro?.motivo === 'circuito_aberto';
    deps.notify({ kind: 'fallback', agente: request.destinatario, usado: instead.destinatario, circuito });
    const second = await withRetries(instead, caller, circuito ? ['usando_fallback_por_circuit_breaker'] : [], deps);
    return failed(second) ? second : markedFallback(second, instead.destinatario);
  };

function withRetries(
  request: AgentRequest,
  caller: Caller,
  flags: readonly Sinalizador[],
  { clock, limits, registry, budget, mission, id, stage, open, pause, send }: AskingDeps,
): Promise<Resposta> {
  const operation = registry.operation(request.destinatario, request.objetivo);
  const most = operation?.repetivel === true ? limits.retry.attempts : 0;
  return withRetry({ most, limits: limits.retry, pause, open }, (attemptsLeft) => {
    const agent = registry.find(request.destinatario);
    const message = requestMessage(request, {
      id: id(),
      now: clock.now(),
      mission: mission.id,
      context: mission.context,
      stage: stage(),
      caller,
      kind: agent?.contract.tipo,
      operation,
      flags: [...budget.flags(), ...flags],
      attemptsLeft,
      limits: limits.timeoutMs,
    });
    return send({ request, message, caller, agent, operation });
  });
}
