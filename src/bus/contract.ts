// What an agent can be asked, as data: used to validate requests and replies, to write prompts and to find fallbacks.

import type * as z from 'zod/mini';
import type { Instant } from '../domain/ids.ts';
import type { Budget, Claim, Resources } from './budget.ts';
import type { Erro, Importancia, Mensagem, Resposta, RespostaPayload, Sinalizador, Status } from './envelope.ts';

export type Operation = {
  readonly descricao: string;
  /** Of `parametros`: an object. */
  readonly request: z.ZodMiniType<Readonly<Record<string, unknown>>>;
  /** Of `dados`, when there is any. */
  readonly reply: z.ZodMiniType;
  /** Asking twice does no more than asking once: it may be tried again. */
  readonly repetivel: boolean;
  readonly recursos_estimados: { readonly tokens: number; readonly chamadas_api: number };
  readonly exemplo: Readonly<Record<string, unknown>>;
  /** Who answers the same question, worse, when this agent cannot. */
  readonly fallback?: { readonly agente: string; readonly objetivo: string };
};

export type Contract = {
  readonly nome_agente: string;
  readonly tipo: 'coordenador' | 'executor';
  readonly descricao_curta: string;
  readonly responsabilidades: readonly string[];
  readonly operacoes_disponiveis: Readonly<Record<string, Operation>>;
  /** Other agents it may call. */
  readonly dependencias: readonly string[];
};

/** What is asked of another agent. */
export type Order = {
  readonly destinatario: string;
  readonly objetivo: string;
  readonly parametros: Readonly<Record<string, unknown>>;
  readonly importancia: Importancia;
  readonly contexto_adicional?: unknown;
  /** ms; never more than what the mission has left. */
  readonly timeoutMs?: number;
  readonly fallback_automatico?: boolean;
};

/** An agent's place at the bus while it works on one message. */
export interface Desk {
  /** Its own limit: what is not found by then is answered without. */
  readonly deadline: Instant;
  /** What the bus knows right now and every message carries. */
  flags(): readonly Sinalizador[];
  ask(order: Order): Promise<Resposta>;
  /** Before anything is spent; undefined = not any more: use what is kept, or do without. */
  claim(want: Resources): Claim | undefined;
  /** A query of the person's own data was made: counted, not limited. */
  queried(): void;
  /** Something slow outside the bus (a model thinking) runs until `deadline` at the latest. Call the answer when it ended. */
  busyUntil(deadline: Instant): () => void;
  remaining(): ReturnType<Budget['remaining']>;
}

export type Work = {
  readonly status: Exclude<Status, 'timeout'>;
  readonly payload: RespostaPayload;
  readonly erro?: Erro;
};

export type Agent = {
  readonly contract: Contract;
  /** May take long, hang or throw: the bus survives it. */
  readonly work: (message: Mensagem, desk: Desk) => Promise<Work>;
};
