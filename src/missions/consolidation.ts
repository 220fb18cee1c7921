// Result of a coordinator: the answer before wording, with its supporting figures. Keys are exactly those of the prompts (seed 002 section 5). A
// playbook or model writes `Findings`; the runtime adds the measured consumption, so that no coordinator reports its own.

import * as z from 'zod/mini';

const list = <T extends z.core.$ZodType>(item: T) => z.readonly(z.array(item));

/** One supporting figure, formatted for display: 'Renda média', 'R$ 5.000,00'. */
const dadoSuporte = z.object({
  rotulo: z.string(),
  valor: z.string(),
  /** Source shown to the person: 'suas anotações', 'Banco Central', 'você disse', 'suposição'. */
  fonte: z.optional(z.string()),
  /** Date or time of the figure, formatted for display: '21/11'. */
  de: z.optional(z.string()),
  /** Reliability: 100 primary source, 85 another source, 70 cached under 24 h, 40 older. */
  confiabilidade: z.optional(z.number()),
});

/** One calculation with its inputs, so that it can be reproduced: 'R$ 1.000 × 1,01^12', 'R$ 1.126,83'. */
const calculo = z.object({ rotulo: z.string(), formula: z.optional(z.string()), resultado: z.string() });

/** One alternative in a comparison, in one line: 'Financiar', 'R$ 85.000,00 no total'. */
const comparacao = z.object({ cenario: z.string(), resultado: z.string(), melhor: z.optional(z.boolean()) });

const limitacao = z.object({
  tipo_limitacao: z.enum(['timeout', 'orcamento', 'falha_agente', 'dados_indisponiveis']),
  /** Shown to the person: no internal terms. */
  descricao: z.string(),
  impacto: z.enum(['baixo', 'medio', 'alto']),
  operacoes_nao_executadas: list(z.string()),
});

export const findingsSchema = z.object({
  status: z.enum(['sucesso_completo', 'sucesso_parcial', 'falha']),
  objetivo_alcancado: z.boolean(),
  resposta_pre_estruturada: z.object({
    /** In natural language: sent unchanged when no model can rewrite it. */
    resposta_principal: z.string(),
    dados_suporte: list(dadoSuporte),
    calculos_realizados: list(calculo),
    comparacoes_feitas: list(comparacao),
  }),
  limitacoes_encontradas: list(limitacao),
  recomendacoes_adicionais: list(z.string()),
  proximos_passos_sugeridos: list(z.string()),
});

/** Findings of a playbook or a model. */
export type Findings = Readonly<z.infer<typeof findingsSchema>>;

export type DadoSuporte = Findings['resposta_pre_estruturada']['dados_suporte'][number];
export type Limitacao = Findings['limitacoes_encontradas'][number];

export type MetadadosExecucao = {
  readonly ciclos_realizados: number;
  readonly operacoes_executadas: number;
  readonly operacoes_falhadas: number;
  readonly agentes_chamados: readonly string[];
  readonly fallbacks_usados: readonly { readonly agente: string; readonly fallback_usado: string }[];
};

export type RecursosConsumidos = {
  readonly tokens_usados: number;
  readonly chamadas_api_externas: number;
  /** seconds */
  readonly tempo_execucao: number;
  /** Percent, over 100 when ALTA and CRITICA requests exceeded the budget. */
  readonly percentual_orcamento_tokens: number;
  readonly percentual_orcamento_api: number;
};

export type Consolidation = Findings & {
  readonly metadados_execucao: MetadadosExecucao;
  readonly recursos_consumidos: RecursosConsumidos;
};
