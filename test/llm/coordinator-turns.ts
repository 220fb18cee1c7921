// What a scripted model says in a coordinator's place, and in that of who writes the answer.

import type { LlmTurn } from '../fakes/llm/llm-turn.ts';

const say = (value: unknown): LlmTurn => ({ do: 'say', text: JSON.stringify(value) });

type Call = {
  readonly agente: string;
  readonly objetivo: string;
  readonly parametros: Readonly<Record<string, unknown>>;
};

/** All at once. */
export const ask = (...calls: readonly Call[]): LlmTurn =>
  say({
    passo: 'executar',
    raciocinio: 'o essencial primeiro',
    chamadas: calls.map((call) => ({ ...call, importancia: 'critica' })),
  });

export const end = (
  resposta_principal: string,
  dados_suporte: readonly unknown[],
  support: Readonly<Record<string, unknown>> = {},
  limits: readonly unknown[] = [],
): LlmTurn =>
  say({
    passo: 'consolidar',
    consolidacao: {
      status: limits.length === 0 ? 'sucesso_completo' : 'sucesso_parcial',
      objetivo_alcancado: true,
      resposta_pre_estruturada: {
        resposta_principal,
        dados_suporte,
        calculos_realizados: [],
        comparacoes_feitas: [],
        ...support,
      },
      limitacoes_encontradas: limits,
      recomendacoes_adicionais: [],
      proximos_passos_sugeridos: [],
    },
  });

export const answer = (text: string): LlmTurn => say({ resposta_ao_usuario: text, tom_usado: 'consultivo' });
