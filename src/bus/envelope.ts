// Messages of the bus. Keys and statuses are those of seed 002 section 4, word for word, since prompts and records use
// them too. Times are epoch milliseconds; `timeout` and `tempo_processamento` are seconds.

import type { Instant } from '../domain/ids.ts';

export type Prioridade = 'CRITICA' | 'ALTA' | 'NORMAL' | 'BAIXA';

/** How much the answer would suffer without it. Set by the sender; the runtime derives the priority. */
export type Importancia = 'critica' | 'complementar' | 'opcional';

export type Sinalizador =
  | 'orcamento_alto'
  | 'orcamento_critico'
  | 'orcamento_esgotado'
  | 'usando_fallback_por_circuit_breaker';

export type Mensagem = {
  readonly message_id: string;
  readonly timestamp_envio: Instant;
  readonly prioridade: Prioridade;
  readonly remetente: string;
  readonly destinatario: string;
  readonly tipo_mensagem: 'requisicao';
  readonly payload: {
    /** An operation of the recipient's contract. */
    readonly objetivo: string;
    readonly parametros: Readonly<Record<string, unknown>>;
    readonly contexto_adicional: unknown;
    readonly callback_esperado: true;
    readonly fallback_automatico: boolean;
  };
  readonly timeout: number;
  readonly tentativas_restantes: number;
  readonly rastreamento: Rastreamento;
  readonly recursos_estimados: { readonly tokens_estimados: number; readonly chamadas_api_estimadas: number };
  readonly sinalizadores: readonly Sinalizador[];
};

export type Rastreamento = {
  readonly missao_id: string;
  readonly profundidade_chamada: number;
  /** The stack of callers, the first caller first, without the recipient. */
  readonly caminho_chamadas: readonly string[];
};

export type Status = 'sucesso' | 'sucesso_via_fallback' | 'falha_parcial' | 'falha_total' | 'timeout';

export type Resposta = {
  readonly response_id: string;
  readonly message_id_original: string;
  readonly timestamp_resposta: Instant;
  readonly remetente: string;
  readonly status: Status;
  readonly payload: RespostaPayload;
  readonly tempo_processamento: number;
  readonly recursos_consumidos: RecursosUsados;
  /** Only with falha_total and timeout. */
  readonly erro?: Erro;
};

export type RespostaPayload = {
  /** Shaped by the operation's contract; null when there is nothing. */
  readonly dados: unknown;
  readonly metadados: { readonly timestamp_coleta: Instant };
  /** 0-100 */
  readonly confiabilidade: number;
  readonly fontes: readonly string[];
  readonly advertencias: readonly string[];
  /** Name of the fallback, if one was used. */
  readonly fallback_usado: string | null;
};

export type RecursosUsados = {
  readonly tokens_usados: number;
  readonly chamadas_api_externas: number;
  readonly chamadas_banco_dados: number;
};

export type Motivo =
  /** Refused before it was sent. */
  | 'agente_ausente'
  | 'operacao_desconhecida'
  | 'parametros'
  | 'loop'
  | 'profundidade'
  | 'circulo'
  | 'orcamento'
  | 'circuito_aberto'
  | 'missao_encerrada'
  /** Sent, and failed. */
  | 'timeout'
  | 'resposta_invalida'
  /** There is no such data, and asking again would not change that. */
  | 'sem_resposta'
  | 'falha';

export type Erro = {
  readonly motivo: Motivo;
  readonly detalhe: string;
  readonly parametros_faltantes?: readonly string[];
};

/** Whether an answer brings nothing; a partial success and one by fallback did bring something. */
export const failed = ({ status }: Pick<Resposta, 'status'>): boolean =>
  status === 'falha_total' || status === 'timeout';
