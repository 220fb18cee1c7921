// The envelope of a request, as it is sent to the agent.

import type { Instant } from '../domain/ids.ts';
import type { Caller } from './bus-client.ts';
import type { BusLimits } from './bus-limits.ts';
import type { AgentRequest, Contract, Operation } from './contract.ts';
import type { Mensagem, Sinalizador } from './envelope.ts';
import { type MissionStage, priorityOf } from './priority.ts';

export type Envelope = {
  readonly id: string;
  readonly now: Instant;
  readonly mission: string;
  /** Sent when the request has no context of its own. */
  readonly context: unknown;
  readonly stage: MissionStage;
  readonly caller: Caller;
  /** Of the recipient, if it exists. */
  readonly kind: Contract['tipo'] | undefined;
  readonly operation: Operation | undefined;
  readonly flags: readonly Sinalizador[];
  readonly attemptsLeft: number;
  readonly limits: BusLimits['timeoutMs'];
};

/** The request as `Mensagem`: the path of calls ends with the caller, `timeout` is in seconds. */
export function requestMessage(request: AgentRequest, envelope: Envelope): Mensagem {
  const { caller, operation, limits, kind = 'executor' } = envelope;
  return {
    message_id: envelope.id,
    timestamp_envio: envelope.now,
    prioridade: priorityOf(caller.speaker, request.importancia, envelope.stage),
    remetente: caller.name,
    destinatario: request.destinatario,
    tipo_mensagem: 'requisicao',
    payload: {
      objetivo: request.objetivo,
      parametros: request.parametros,
      contexto_adicional: request.contexto_adicional ?? envelope.context ?? null,
      callback_esperado: true,
      fallback_automatico: request.fallback_automatico ?? true,
    },
    timeout: (request.timeoutMs ?? limits[kind]) / 1000,
    tentativas_restantes: envelope.attemptsLeft,
    rastreamento: {
      missao_id: envelope.mission,
      profundidade_chamada: caller.path.length,
      caminho_chamadas: caller.path,
    },
    recursos_estimados: {
      tokens_estimados: operation?.recursos_estimados.tokens ?? 0,
      chamadas_api_estimadas: operation?.recursos_estimados.chamadas_api ?? 0,
    },
    sinalizadores: envelope.flags,
  };
}
