// What is kept of a mission for looking at later: every field of seed 002 section 10, nothing of what was found. Times are epoch ms,
// durations seconds.

import type { HardQuestion } from './hard-question.ts';
import type { ConversationId, Instant } from './ids.ts';

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
  /** Every call in the order it was answered. Absent in records kept before it was. */
  readonly linha_do_tempo?: readonly MissionStep[];

  readonly status_final: MissionStatus;
  readonly objetivo_alcancado: boolean;
  readonly limitacoes_encontradas: readonly { readonly tipo_limitacao: string; readonly impacto: string }[];
  /** 0-100, given by a person afterwards. */
  readonly qualidade_resposta: number | null;

  readonly feedback_usuario: 'up' | 'down' | null;
  /** What the person wrote within five minutes of the answer. */
  readonly query_followup: string | null;
};

/** One call: from when it was sent to when it was answered, in milliseconds since the mission began. */
export type MissionStep = {
  readonly agente: string;
  readonly de: string;
  /** The operation. Never its parameters: they may say what the person said. */
  readonly objetivo: string;
  readonly de_ms: number;
  readonly ate_ms: number;
  readonly fim: 'sucesso' | 'sucesso_via_fallback' | 'falha_parcial' | 'falha_total' | 'timeout';
};

/** How often an agent was called in one mission, and how it went: the weekly look needs rates, not only names. */
export type AgentUse = { readonly nome: string; readonly chamadas: number; readonly falhas: number };

/** 'Cotação de PETR4: R$ 38,50 (Brapi, 21/11/2026)': a figure a mission found, for the one that goes on with it. */
export type FoundFigure = {
  readonly rotulo: string;
  readonly valor: string;
  readonly fonte?: string | undefined;
  readonly de?: string | undefined;
};

/** A mission as its row tells it. */
export type StoredMission = {
  readonly id: string;
  readonly conversation: ConversationId;
  readonly startedAt: Instant;
  /** null while it runs */
  readonly endedAt: Instant | null;
  readonly question: HardQuestion;
  /** The call its answer goes back to, as JSON. */
  readonly call: string | null;
};

/** The newest mission of a conversation that ended, for "continua", 👍 and what is asked next. */
export type LastMission = {
  readonly id: string;
  readonly status: MissionStatus;
  readonly question: HardQuestion;
  /** Absent when it ended by asking for a figure: nothing was answered. */
  readonly found?: readonly FoundFigure[];
};
