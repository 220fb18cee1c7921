// One request on its way: refused at once, or queued, delivered and answered.

import type { Clock } from '../ports.ts';
import { NOTHING_USED, noAnswer } from './answer.ts';
import type { Breakers } from './breaker.ts';
import type { Budget } from './budget.ts';
import type { Caller } from './bus-client.ts';
import type { BusLimits } from './bus-limits.ts';
import type { Agent, AgentRequest, Operation } from './contract.ts';
import type { Dispatcher } from './dispatcher.ts';
import type { Erro, Mensagem, Resposta } from './envelope.ts';
import type { Notice } from './notice.ts';
import { refusalOf } from './refusal.ts';

export type SendingDeps = {
  readonly clock: Clock;
  readonly limits: BusLimits['loop'];
  readonly breakers: Breakers;
  readonly budget: Budget;
  readonly dispatcher: Pick<Dispatcher, 'submit'>;
  readonly id: () => string;
  /** Why the mission has ended; undefined while it runs. */
  readonly endedBecause: () => string | undefined;
  readonly sent: () => void;
  readonly notify: (notice: Notice) => void;
  /** Called with each complete request and answer, refusals included. */
  readonly seen: (message: Mensagem, answer: Resposta) => void;
};

export type Outgoing = {
  readonly request: AgentRequest;
  readonly message: Mensagem;
  readonly caller: Caller;
  /** Absent when nobody has that name, or does what is asked. */
  readonly agent: Agent | undefined;
  readonly operation: Operation | undefined;
};

export type Send = (outgoing: Outgoing) => Promise<Resposta>;

/** Answers with a value in every case: a refusal, the agent's answer, its fallback's, or a timeout. Never rejects. */
export function sendingOver(deps: SendingDeps): Send {
  const { clock, breakers, dispatcher, notify, seen } = deps;

  function refused(message: Mensagem, erro: Erro): Resposta {
    const { motivo } = erro;
    if (motivo === 'loop' || motivo === 'profundidade' || motivo === 'circulo')
      notify({ kind: 'bloqueada', motivo, agente: message.destinatario });
    const now = clock.now();
    const answer = noAnswer(erro, { id: deps.id(), message, now, startedAt: now, used: NOTHING_USED });
    seen(message, answer);
    return answer;
  }

  return async (outgoing) => {
    const { request, message, caller, agent, operation } = outgoing;
    const fault = faultIn(outgoing, deps);
    if (fault !== undefined || agent === undefined || operation === undefined)
      return refused(message, fault ?? { motivo: 'agente_ausente', detalhe: request.destinatario });
    if (!breakers.permits(request.destinatario, clock.now()))
      return refused(message, { motivo: 'circuito_aberto', detalhe: `${request.destinatario} descansa` });
    deps.sent();
    caller.waits(1);
    const answer = await dispatcher.submit(message, agent, operation);
    caller.waits(-1);
    seen(message, answer);
    return answer;
  };
}

function faultIn({ request, message, caller, agent, operation }: Outgoing, deps: SendingDeps): Erro | undefined {
  const why = deps.endedBecause();
  if (why !== undefined) return { motivo: 'missao_encerrada', detalhe: why };
  const { budget, limits } = deps;
  return refusalOf({ request, agent, operation, path: caller.path, priority: message.prioridade, budget, limits });
}
