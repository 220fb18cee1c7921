// Contracts of the three coordinators, with what each must leave to the others.

import * as z from 'zod/mini';
import type { Contract } from '../../bus/contract.ts';
import type { CoordinatorName } from '../../domain/coordinators.ts';
import { findingsSchema } from '../consolidation.ts';

const contract = (
  nome_agente: CoordinatorName,
  descricao_curta: string,
  responsabilidades: readonly string[],
  pergunta: string,
): Contract => ({
  nome_agente,
  tipo: 'coordenador',
  descricao_curta,
  responsabilidades,
  operacoes_disponiveis: {
    analisar: {
      descricao: 'Trabalha uma parte da pergunta dentro da mesma missão e devolve a consolidação.',
      request: z.object({ pergunta: z.string().check(z.minLength(3)) }),
      reply: findingsSchema,
      repetivel: false,
      recursos_estimados: { tokens: 2_000, chamadas_api: 2 },
      exemplo: { pergunta },
    },
  },
  dependencias: ['pesquisa_externa', 'matematico', 'dados_internos', 'simplista'],
});

export const COORDINATOR_CONTRACTS: Readonly<Record<CoordinatorName, Contract>> = {
  analise_financeira: contract(
    'analise_financeira',
    'Análise Financeira Pessoal: gastos, renda, orçamento, dívidas e se uma compra cabe.',
    ['Diagnostica gastos e renda', 'Avalia se algo cabe no bolso', 'Nunca recomenda ativos'],
    'Quanto da renda já está comprometida?',
  ),
  investimentos: contract(
    'investimentos',
    'Investimentos: compara aplicações, alocação conforme o perfil e dados de mercado.',
    ['Compara rendimentos líquidos', 'Avalia alocação', 'Nunca dá ordem de compra ou venda', 'Nunca comenta gastos'],
    'Quanto renderiam R$ 20.000 em 40 meses?',
  ),
  planejamento: contract(
    'planejamento',
    'Planejamento Financeiro: metas, aposentadoria, financiar ou juntar, quitar dívidas.',
    ['Projeta metas no tempo', 'Compara caminhos', 'Nunca dá ordem de compra ou venda'],
    'Em quantos meses junto R$ 60.000 guardando R$ 1.500?',
  ),
};
