// The mission package given to a coordinator: goal and resources, never the method (seed 002 section 3).

import type { Contract } from '../bus/contract.ts';
import type { ChatContext } from '../domain/chat-context.ts';
import type { CoordinatorName } from '../domain/coordinators.ts';
import type { Instant } from '../domain/ids.ts';
import type { MissionLimits } from './limits.ts';

export type MissionPackage = {
  readonly missao_id: string;
  readonly agente_coordenador_lider: CoordinatorName;
  readonly justificativa_escolha: string;
  readonly objetivo_estrategico: string;
  readonly query_original_usuario: string;
  readonly contratos_agentes_disponiveis: readonly Contract[];
  readonly orcamento_recursos: {
    readonly orcamento_tokens: number;
    readonly orcamento_chamadas_api: number;
    readonly consumo_atual: { readonly tokens: number; readonly chamadas_api: number };
  };
  readonly restricoes_hard: {
    /** seconds */
    readonly timeout_global_missao: number;
    readonly timestamp_inicio: Instant;
    readonly timestamp_limite: Instant;
  };
  /** Memory of the chat, as every agent receives it; null without a chat. */
  readonly memoria_de_contexto: ChatContext | null;
  /** Prompt texts of the domains chosen by triage. */
  readonly prompt_orquestracao_especializado: string;
  readonly instrucoes_autonomia: readonly string[];
};

export type Packing = {
  readonly id: string;
  readonly leader: CoordinatorName;
  readonly why: string;
  readonly text: string;
  readonly contracts: readonly Contract[];
  readonly limits: MissionLimits;
  readonly now: Instant;
  readonly orchestration: string;
  readonly context: ChatContext | undefined;
};

/** Keys as the prompts name them; times in milliseconds, token budgets as numbers. */
export function missionPackage({
  id,
  leader,
  why,
  text,
  contracts,
  limits,
  now,
  orchestration,
  context,
}: Packing): MissionPackage {
  const seconds = limits.timeoutMs / 1000;
  return {
    missao_id: id,
    agente_coordenador_lider: leader,
    justificativa_escolha: why,
    objetivo_estrategico: `Responder com clareza e com números que se possam conferir: ${text}`,
    query_original_usuario: text,
    contratos_agentes_disponiveis: contracts,
    orcamento_recursos: {
      orcamento_tokens: limits.tokens,
      orcamento_chamadas_api: limits.externalCalls,
      consumo_atual: { tokens: 0, chamadas_api: 0 },
    },
    restricoes_hard: {
      timeout_global_missao: seconds,
      timestamp_inicio: now,
      timestamp_limite: now + limits.timeoutMs,
    },
    memoria_de_contexto: context ?? null,
    prompt_orquestracao_especializado: orchestration,
    instrucoes_autonomia: [
      'Você tem autonomia COMPLETA para decidir quantos ciclos realizar, quantas operações executar e quais agentes chamar.',
      `Sua única restrição é o timeout global de ${seconds} segundos e o orçamento de recursos.`,
      'Decida você mesmo quando o objetivo foi suficientemente alcançado.',
      'Priorize qualidade da resposta sobre economia de recursos, mas respeite orçamentos.',
    ],
  };
}
