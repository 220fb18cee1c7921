// What is kept of a mission for looking at later: every field of seed 002 section 10, nothing of what was found. Times are epoch ms,
// durations seconds.

import type { HardQuestion } from './hard-question.ts';
import type { Instant } from './ids.ts';

export type MissionStatus = 'sucesso_completo' | 'sucesso_parcial' | 'falha' | 'timeout';

export type MissionRecord = {
  readonly missao_id: string;
  readonly timestamp_inicio: Instant;
  readonly timestamp_fim: Instant;
  readonly duracao_total: number;

  readonly query_original: string;
  readonly dominio_classificado: readonly string[];
  readonly coordenador_sugerido_junior: { readonly nome: string; readonly score: number };
  readonly coordenador_escolhido_orquestrador: string;
  readonly houve_override: boolean;

  readonly orcamento_tokens_alocado: number;
  readonly orcamento_tokens_consumido: number;
  readonly orcamento_api_alocado: number;
  readonly orcamento_api_consumido: number;
  readonly timeout_alocado: number;
  readonly tempo_real_execucao: number;

  readonly ciclos_realizados_coordenador: number;
  readonly operacoes_totais_executadas: number;
  readonly operacoes_falhadas: number;
  readonly fallbacks_usados: readonly { readonly agente: string; readonly fallback_usado: string }[];
  readonly agentes_chamados: readonly AgentUse[];
  readonly profundidade_maxima_chamadas: number;

  readonly status_final: MissionStatus;
  readonly objetivo_alcancado: boolean;
  readonly limitacoes_encontradas: readonly { readonly tipo_limitacao: string; readonly impacto: string }[];
  /** 0-100, given by a person afterwards. */
  readonly qualidade_resposta: number | null;

  readonly feedback_usuario: 'up' | 'down' | null;
  /** What the person wrote within five minutes of the answer. */
  readonly query_followup: string | null;
};

/** How often an agent was called in one mission, and how it went: the weekly look needs rates, not only names. */
export type AgentUse = { readonly nome: string; readonly chamadas: number; readonly falhas: number };

/** The newest mission of a conversation that ended, for "continua", 👍 and what is asked next. */
export type LastMission = {
  readonly id: string;
  readonly endedAt: Instant;
  readonly status: MissionStatus;
  readonly question: HardQuestion;
};
