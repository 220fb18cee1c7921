// Executor of the person's own data: counted, limited and traced like the others, queried with the closed language of internal-query.

import * as z from 'zod/mini';
import type { Agent, Contract } from '../../bus/contract.ts';
import type { LedgerReads } from '../../domain/ledger-repos.ts';
import type { After, Clock } from '../../ports.ts';
import { executorOf } from './executor.ts';
import { internalAnswer } from './internal-answer.ts';
import { FILTERS_OF, internalQuery } from './internal-query.ts';

const DADOS_INTERNOS: Contract = {
  nome_agente: 'dados_internos',
  tipo: 'executor',
  descricao_curta: 'Consulta as anotações da pessoa por categoria, com filtros que se refinam.',
  responsabilidades: ['Só lê', 'Devolve os filtros que ainda cabem'],
  operacoes_disponiveis: {
    consultar: {
      descricao: 'Uma categoria de dados com filtros. Valores em centavos, datas AAAA-MM-DD.',
      request: internalQuery,
      reply: z.object({
        resumo: z.array(z.object({ rotulo: z.string(), valor: z.string() })),
        linhas: z.array(z.unknown()),
        filtros_disponiveis: z.array(z.string()),
      }),
      repetivel: true,
      recursos_estimados: { tokens: 0, chamadas_api: 0 },
      exemplo: {
        categoria: 'receitas_e_despesas',
        filtros: { de: '2026-11-01', ate: '2026-11-30', agrupar_por: 'category' },
      },
    },
  },
  dependencias: [],
};

/** Reads one account's ledger; lines are cut to what an answer may carry. */
export const dadosInternos = (ledger: LedgerReads, time: { readonly clock: Clock; readonly after: After }): Agent =>
  executorOf(
    DADOS_INTERNOS,
    {
      async consultar(parametros, client) {
        const { categoria, filtros = {} } = internalQuery.parse(parametros);
        client.queried();
        const { resumo, linhas } = internalAnswer(ledger, categoria, filtros);
        return {
          dados: { resumo, linhas, filtros_disponiveis: FILTERS_OF[categoria] },
          fontes: ['suas anotações'],
          confiabilidade: 100,
        };
      },
    },
    time,
  );
