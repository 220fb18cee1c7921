// Builds answers in the envelope: an agent's own, validated against its contract, and those the bus gives in its place.

import type { Instant } from '../domain/ids.ts';
import type { AgentResult, Operation } from './contract.ts';
import { type Erro, failed, type Mensagem, type RecursosUsados, type Resposta, type Status } from './envelope.ts';

export const NOTHING_USED: RecursosUsados = { tokens_usados: 0, chamadas_api_externas: 0, chamadas_banco_dados: 0 };

/** The payload of an answer that brings no data: `dados` null, reliability 0, `now` in epoch milliseconds. */
export const emptyPayload = (now: Instant) => ({
  dados: null,
  metadados: { timestamp_coleta: now },
  confiabilidade: 0,
  fontes: [],
  advertencias: [],
  fallback_usado: null,
});

type Answered = {
  readonly id: string;
  readonly message: Mensagem;
  readonly now: Instant;
  readonly startedAt: Instant;
  readonly used: RecursosUsados;
};

const envelope = ({ id, message, now, startedAt, used }: Answered) => ({
  response_id: id,
  message_id_original: message.message_id,
  timestamp_resposta: now,
  remetente: message.destinatario,
  tempo_processamento: (now - startedAt) / 1000,
  recursos_consumidos: used,
});

/** What came back, if it is what the contract promised. */
export function answerOf(result: AgentResult, operation: Operation, about: Answered): Resposta {
  const { status, payload, erro } = result;
  if (failed(result) || operation.reply.safeParse(payload.dados).success)
    return { ...envelope(about), status, payload, ...(erro === undefined ? {} : { erro }) };
  return noAnswer(
    { motivo: 'resposta_invalida', detalhe: `${about.message.payload.objetivo} fora do contrato` },
    about,
  );
}

/** The answer the bus gives when the agent gave none; `status` follows from the error ('timeout' or 'falha_total'). */
export const noAnswer = (erro: Erro, about: Answered): Resposta => ({
  ...envelope(about),
  status: statusOf(erro),
  payload: emptyPayload(about.now),
  erro,
});

const statusOf = ({ motivo }: Erro): Status => (motivo === 'timeout' ? 'timeout' : 'falha_total');
