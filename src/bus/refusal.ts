// Why a message is refused before it is sent. All checks here are cheap and involve no agent.

import type { Budget } from './budget.ts';
import type { BusLimits } from './bus-limits.ts';
import type { Agent, AgentRequest, Operation } from './contract.ts';
import type { Erro, Prioridade } from './envelope.ts';
import { trailFault } from './trail.ts';

export type Admission = {
  readonly request: AgentRequest;
  readonly agent: Agent | undefined;
  readonly operation: Operation | undefined;
  readonly path: readonly string[];
  readonly priority: Prioridade;
  readonly budget: Budget;
  readonly limits: BusLimits['loop'];
};

/**
 * Why it must not be sent, the cheapest check first: no such agent or operation, a loop, bad parameters, no budget.
 * Undefined when it may.
 */
export function refusalOf({ request, agent, operation, path, priority, budget, limits }: Admission): Erro | undefined {
  if (agent === undefined) return { motivo: 'agente_ausente', detalhe: `ninguém atende por ${request.destinatario}` };
  if (operation === undefined)
    return { motivo: 'operacao_desconhecida', detalhe: `${request.destinatario} não faz ${request.objetivo}` };
  const fault = trailFault(path, agent.contract, limits);
  if (fault !== undefined) return fault;
  const read = operation.request.safeParse(request.parametros);
  if (!read.success) return badParameters(request, read.error.issues);
  if (!budget.open(priority)) return { motivo: 'orcamento', detalhe: `orçamento esgotado para ${priority}` };
  return undefined;
}

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };

function badParameters({ parametros }: AgentRequest, issues: readonly Issue[]): Erro {
  const names = issues.map(({ path }) => path.map(String).join('.'));
  const missing = names.filter((name) => name !== '' && parametros[name.split('.')[0] ?? ''] === undefined);
  return {
    motivo: 'parametros',
    detalhe: issues.map(({ message }, index) => `${names[index]}: ${message}`).join('; '),
    ...(missing.length === 0 ? {} : { parametros_faltantes: [...new Set(missing)] }),
  };
}
