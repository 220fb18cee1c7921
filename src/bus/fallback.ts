// Which agent answers in place of one that could not.

import type { AgentRequest } from './contract.ts';
import { failed, type Motivo, type Resposta } from './envelope.ts';
import type { Registry } from './registry.ts';

/** Failures another agent may not have; an invalid or late request would fail there as well. */
const WITH_FALLBACK: ReadonlySet<Motivo> = new Set([
  'agente_ausente',
  'circuito_aberto',
  'timeout',
  'resposta_invalida',
  'sem_resposta',
  'falha',
]);

/** The same request to the fallback of its operation; undefined when there is none or it would not help. */
export function fallbackFor(request: AgentRequest, answer: Resposta, registry: Registry): AgentRequest | undefined {
  const motive = answer.erro?.motivo;
  if (!failed(answer) || motive === undefined || !WITH_FALLBACK.has(motive)) return undefined;
  if (request.fallback_automatico === false) return undefined;
  const other = registry.operation(request.destinatario, request.objetivo)?.fallback;
  return other === undefined ? undefined : { ...request, destinatario: other.agente, objetivo: other.objetivo };
}

/**
 * The substitute's answer, named as such. A mark that an inner fallback left, and a status that is already worse,
 * stay.
 */
export const markedFallback = (answer: Resposta, agent: string): Resposta => ({
  ...answer,
  status: answer.status === 'sucesso' ? 'sucesso_via_fallback' : answer.status,
  payload: { ...answer.payload, fallback_usado: answer.payload.fallback_usado ?? agent },
});
