// The telemetry record of an ended mission.

import type { Resources } from '../bus/budget.ts';
import { failed } from '../bus/envelope.ts';
import type { Instant } from '../domain/ids.ts';
import type { AgentUse, MissionRecord, MissionStep } from '../domain/mission-record.ts';
import type { Choice } from './choose-leader.ts';
import type { Findings } from './consolidation.ts';
import { fallbacksOf } from './execution-of.ts';
import type { MissionLimits } from './limits.ts';
import type { Triage } from './triage.ts';
import type { WorkingSet } from './working-set.ts';

type Ended = {
  readonly request: { readonly id: string; readonly text: string };
  readonly started: Instant;
  readonly ended: Instant;
  readonly limits: MissionLimits;
  readonly sorted: Triage;
  readonly choice: Choice;
  readonly notebook: WorkingSet;
  readonly used: Resources;
  readonly findings: Pick<Findings, 'status' | 'objetivo_alcancado' | 'limitacoes_encontradas'>;
  /** Whether the timeout stopped it. */
  readonly late: boolean;
};

/** Holds the question itself; it is deleted with the account, and with old missions. */
export function recordOf({
  request,
  started,
  ended,
  limits,
  sorted,
  choice,
  notebook,
  used,
  findings,
  late,
}: Ended): MissionRecord {
  const exchanges = notebook.exchanges();
  const seconds = (ended - started) / 1000;
  return {
    missao_id: request.id,
    timestamp_inicio: started,
    timestamp_fim: ended,
    duracao_total: seconds,
    query_original: request.text,
    dominio_classificado: sorted.dominios,
    coordenador_sugerido_junior: { nome: choice.suggested.nome, score: choice.suggested.score },
    coordenador_escolhido_orquestrador: choice.leader,
    houve_override: choice.override,
    orcamento_tokens_alocado: limits.tokens,
    orcamento_tokens_consumido: used.tokens,
    orcamento_api_alocado: limits.externalCalls,
    orcamento_api_consumido: used.calls,
    timeout_alocado: limits.timeoutMs / 1000,
    tempo_real_execucao: seconds,
    ciclos_realizados_coordenador: notebook.cycles(),
    operacoes_totais_executadas: exchanges.length,
    operacoes_falhadas: exchanges.filter(({ answer }) => failed(answer)).length,
    fallbacks_usados: fallbacksOf(notebook),
    agentes_chamados: usesOf(notebook),
    profundidade_maxima_chamadas: Math.max(
      1,
      ...exchanges.map(({ message }) => message.rastreamento.profundidade_chamada),
    ),
    linha_do_tempo: exchanges.map(
      ({ message, answer }): MissionStep => ({
        agente: message.destinatario,
        de: message.remetente,
        objetivo: message.payload.objetivo,
        de_ms: message.timestamp_envio - started,
        ate_ms: answer.timestamp_resposta - started,
        fim: answer.status,
      }),
    ),
    status_final: late && findings.status === 'falha' ? 'timeout' : findings.status,
    objetivo_alcancado: findings.objetivo_alcancado,
    limitacoes_encontradas: findings.limitacoes_encontradas.map(({ tipo_limitacao, impacto }) => ({
      tipo_limitacao,
      impacto,
    })),
    qualidade_resposta: null,
    feedback_usuario: null,
    query_followup: null,
  };
}

function usesOf(notebook: WorkingSet): readonly AgentUse[] {
  const uses = new Map<string, { chamadas: number; falhas: number }>();
  for (const { message, answer } of notebook.exchanges()) {
    const use = uses.get(message.destinatario) ?? { chamadas: 0, falhas: 0 };
    uses.set(message.destinatario, {
      chamadas: use.chamadas + 1,
      falhas: use.falhas + (failed(answer) ? 1 : 0),
    });
  }
  return [...uses].map(([nome, use]) => ({ nome, ...use }));
}
