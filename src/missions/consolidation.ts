// What a coordinator hands back when it has finished: the answer before anybody dresses it, and everything it rests on. The keys are
// those the prompts use, word for word (seed 002 section 5). A playbook or a model writes `Findings`; the runtime, which counted, adds
// what the execution took: no coordinator reports its own consumption.

import * as z from 'zod/mini';

const list = <T extends z.core.$ZodType>(item: T) => z.readonly(z.array(item));

/** One figure or fact the answer rests on, ready to be shown: 'Renda média', 'R$ 5.000,00'. */
const dadoSuporte = z.object({
  rotulo: z.string(),
  valor: z.string(),
  /** 'suas anotações', 'Banco Central', 'você disse', 'suposição'; shown to the person as is. */
  fonte: z.optional(z.string()),
  /** The day or moment it is of, ready to be shown: '21/11'. */
  de: z.optional(z.string()),
  /** 100 primary source, 85 another source, 70 kept under 24 h, 40 older. */
  confiabilidade: z.optional(z.number()),
});

/** One computation with what went in, so that anybody can do it again: 'R$ 1.000 × 1,01^12', 'R$ 1.126,83'. */
const calculo = z.object({ rotulo: z.string(), formula: z.optional(z.string()), resultado: z.string() });

/** One alternative weighed against the others, in one line: 'Financiar', 'R$ 85.000,00 no total'. */
const comparacao = z.object({ cenario: z.string(), resultado: z.string(), melhor: z.optional(z.boolean()) });

const limitacao = z.object({
  tipo_limitacao: z.enum(['timeout', 'orcamento', 'falha_agente', 'dados_indisponiveis']),
  /** Said to the person: no machinery words. */
  descricao: z.string(),
  impacto: z.enum(['baixo', 'medio', 'alto']),
  operacoes_nao_executadas: list(z.string()),
});

export const findingsSchema = z.object({
  status: z.enum(['sucesso_completo', 'sucesso_parcial', 'falha']),
  objetivo_alcancado: z.boolean(),
  resposta_pre_estruturada: z.object({
    /** Already in natural language: sent as it is when no synthesis can be had. */
    resposta_principal: z.string(),
    dados_suporte: list(dadoSuporte),
    calculos_realizados: list(calculo),
    comparacoes_feitas: list(comparacao),
  }),
  limitacoes_encontradas: list(limitacao),
  recomendacoes_adicionais: list(z.string()),
  proximos_passos_sugeridos: list(z.string()),
});

/** What a coordinator found out, by playbook or by model. */
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
  /** 0-100 and beyond when ALTA and CRITICA went over. */
  readonly percentual_orcamento_tokens: number;
  readonly percentual_orcamento_api: number;
};

export type Consolidation = Findings & {
  readonly metadados_execucao: MetadadosExecucao;
  readonly recursos_consumidos: RecursosConsumidos;
};
