// Common executor pipeline (seed 002 section 6): receive, check the cache, execute, fall back, normalise, return. The bus validates parameters and
// answers; here the executor's own timeout applies, and the coverage decides the answer's status.

import type { Agent, AgentResult, BusClient, Contract } from '../../bus/contract.ts';
import type { Erro } from '../../bus/envelope.ts';
import type { After, Clock } from '../../ports.ts';

/** Result of an operation. */
export type Found = {
  readonly dados: unknown;
  readonly fontes: readonly string[];
  /** Reliability: 100 primary source, 85 another, 70 cached under 24 h, 40 older; the lowest counts. */
  readonly confiabilidade: number;
  readonly advertencias?: readonly string[];
  readonly fallback_usado?: string;
  /** How many of the requested things were obtained. */
  readonly coverage?: {
    readonly wanted: number;
    readonly got: number /** Whether a retry may obtain the rest. */;
    readonly again: boolean;
  };
};

export type OperationWork = (parametros: Readonly<Record<string, unknown>>, client: BusClient) => Promise<Found | Erro>;

/** Coverage below this share is a failure; above it, an answer with a warning (SPEC 4.7). */
const PARTIAL = 0.5;
const WHOLE_ENOUGH = 0.7;

/** @param operations by the names of the contract; a throw inside one is a bug and fails that message only */
export function executorOf(
  contract: Contract,
  operations: Readonly<Record<string, OperationWork>>,
  { clock, after }: { readonly clock: Clock; readonly after: After },
): Agent {
  /** The operation's result, or a timeout error once the executor's own time is over. */
  const inTime = (deadline: number, work: Promise<Found | Erro>): Promise<Found | Erro> =>
    new Promise((resolve, reject) => {
      const tooLate: Erro = { motivo: 'timeout', detalhe: 'passou do tempo do executor' };
      const cancel = after(Math.max(0, deadline - clock.now()), () => resolve(tooLate));
      work.then(resolve, reject).finally(cancel);
    });
  return {
    contract,
    async work({ payload }, client) {
      const operation = operations[payload.objetivo];
      if (operation === undefined)
        throw new Error(`${contract.nome_agente} lists ${payload.objetivo} and does not do it`);
      const outcome = await inTime(client.deadline, operation(payload.parametros, client));
      return 'motivo' in outcome ? failure(outcome, clock.now()) : answer(outcome, clock.now());
    },
  };
}

function answer(found: Found, now: number): AgentResult {
  const { wanted, got } = found.coverage ?? { wanted: 1, got: 1 };
  const share = wanted === 0 ? 1 : got / wanted;
  const missing = `${got} de ${wanted} dados encontrados`;
  if (share < PARTIAL)
    return failure(
      { motivo: found.coverage?.again === false ? 'sem_resposta' : 'falha', detalhe: missing },
      now,
      found,
    );
  const warnings = found.advertencias ?? [];
  return {
    status:
      share < WHOLE_ENOUGH ? 'falha_parcial' : found.fallback_usado === undefined ? 'sucesso' : 'sucesso_via_fallback',
    payload: {
      dados: found.dados,
      metadados: { timestamp_coleta: now },
      confiabilidade: found.confiabilidade,
      fontes: found.fontes,
      advertencias: share < 1 ? [...warnings, missing] : warnings,
      fallback_usado: found.fallback_usado ?? null,
    },
  };
}

const failure = (erro: Erro, now: number, found?: Found): AgentResult => ({
  status: 'falha_total',
  erro,
  payload: {
    dados: null,
    metadados: { timestamp_coleta: now },
    confiabilidade: 0,
    fontes: found?.fontes ?? [],
    advertencias: found?.advertencias ?? [],
    fallback_usado: null,
  },
});

/** One display line of an answer. */
export type Line = { readonly rotulo: string; readonly valor: string };
