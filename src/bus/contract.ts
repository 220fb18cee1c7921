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
  /** Repeating it has no further effect, so it may be retried. */
  readonly repetivel: boolean;
  readonly recursos_estimados: { readonly tokens: number; readonly chamadas_api: number };
  readonly exemplo: Readonly<Record<string, unknown>>;
  /** The agent and operation that give a poorer answer to the same request when this agent cannot. */
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
export type AgentRequest = {
  readonly destinatario: string;
  readonly objetivo: string;
  readonly parametros: Readonly<Record<string, unknown>>;
  readonly importancia: Importancia;
  readonly contexto_adicional?: unknown;
  /** ms; never more than what the mission has left. */
  readonly timeoutMs?: number;
  readonly fallback_automatico?: boolean;
};

/** What an agent may do on the bus while it works on one message. */
export interface BusClient {
  /** The agent's own deadline: it answers with what it has by then. */
  readonly deadline: Instant;
  /** Current signals of the bus, carried by every message. */
  flags(): readonly Sinalizador[];
  ask(request: AgentRequest): Promise<Resposta>;
  /** Called before spending. undefined: not granted; use cached data or do without. */
  claim(want: Resources): Claim | undefined;
  /** Counts a query of the person's own data; these are not limited. */
  queried(): void;
  /**
   * Registers slow work outside the bus (a model call) that ends at `deadline` at the latest. Call the result when it
   * has ended.
   */
  busyUntil(deadline: Instant): () => void;
  remaining(): ReturnType<Budget['remaining']>;
}

export type AgentResult = {
  readonly status: Exclude<Status, 'timeout'>;
  readonly payload: RespostaPayload;
  readonly erro?: Erro;
};

export type Agent = {
  readonly contract: Contract;
  /** May be slow, hang or throw; the bus handles each. */
  readonly work: (message: Mensagem, client: BusClient) => Promise<AgentResult>;
};
