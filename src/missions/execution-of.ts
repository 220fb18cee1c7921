// Consumption of a mission, counted from its working set.

import type { Budget } from '../bus/budget.ts';
import { failed } from '../bus/envelope.ts';
import type { Consolidation } from './consolidation.ts';
import type { MissionLimits } from './limits.ts';
import type { WorkingSet } from './working-set.ts';

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10);

/** @param ms elapsed since the mission started. */
export function executionOf(
  notebook: WorkingSet,
  budget: Pick<Budget, 'used'>,
  limits: MissionLimits,
  ms: number,
): Pick<Consolidation, 'metadados_execucao' | 'recursos_consumidos'> {
  const exchanges = notebook.exchanges();
  const used = budget.used();
  return {
    metadados_execucao: {
      ciclos_realizados: notebook.cycles(),
      operacoes_executadas: exchanges.length,
      operacoes_falhadas: exchanges.filter(({ answer }) => failed(answer)).length,
      agentes_chamados: [...new Set(exchanges.map(({ message }) => message.destinatario))],
      fallbacks_usados: fallbacksOf(notebook),
    },
    recursos_consumidos: {
      tokens_usados: used.tokens,
      chamadas_api_externas: used.calls,
      tempo_execucao: ms / 1000,
      percentual_orcamento_tokens: percent(used.tokens, limits.tokens),
      percentual_orcamento_api: percent(used.calls, limits.externalCalls),
    },
  };
}

/** Substitutions in order: by another agent, and by another source inside one. */
export const fallbacksOf = (notebook: WorkingSet) => [
  ...notebook.exchanges().flatMap(({ message, answer }) => {
    const { fallback_usado } = answer.payload;
    return fallback_usado === null ? [] : [{ agente: message.destinatario, fallback_usado }];
  }),
  ...notebook
    .notices()
    .flatMap((notice) => (notice.kind === 'fallback' ? [{ agente: notice.agente, fallback_usado: notice.usado }] : [])),
];
