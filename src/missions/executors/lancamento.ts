// The lançador on the bus. A mission never writes: this only parses what would be recorded and what is missing; recording happens in the chat, as an
// undoable turn.

import * as z from 'zod/mini';
import type { Agent, Contract } from '../../bus/contract.ts';
import type { LocalDate } from '../../domain/dates.ts';
import { missingPiece } from '../../finance/draft.ts';
import { reais } from '../../finance/money.ts';
import type { After, Clock } from '../../ports.ts';
import { executorOf } from './executor.ts';

const proposal = z.strictObject({
  tipo: z.enum(['despesa', 'receita']),
  centavos: z.int().check(z.gte(1)),
  descricao: z.string().check(z.minLength(1)),
  categoria: z.optional(z.string()),
  data: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/u))),
});

const LANCAMENTO: Contract = {
  nome_agente: 'lancamento',
  tipo: 'executor',
  descricao_curta: 'Prepara um lançamento para a pessoa confirmar; nunca grava sozinho.',
  responsabilidades: ['Diz o que falta para anotar'],
  operacoes_disponiveis: {
    preparar: {
      descricao: 'Confere um lançamento que a pessoa poderia anotar.',
      request: proposal,
      reply: z.object({ proposta: z.string(), falta: z.nullable(z.string()) }),
      repetivel: true,
      recursos_estimados: { tokens: 0, chamadas_api: 0 },
      exemplo: { tipo: 'despesa', centavos: 15_000, descricao: 'mercado', categoria: 'mercado' },
    },
  },
  dependencias: [],
};

/** `falta` names the first missing piece; the ledger is not touched. */
export const lancamento = (today: LocalDate, time: { readonly clock: Clock; readonly after: After }): Agent =>
  executorOf(
    LANCAMENTO,
    {
      async preparar(parametros) {
        const { tipo, centavos, descricao, categoria, data } = proposal.parse(parametros);
        const falta = missingPiece({
          kind: tipo,
          cents: centavos,
          description: descricao,
          date: (data ?? today) as LocalDate,
          ...(categoria === undefined ? {} : { category: categoria }),
        });
        const proposta = `${tipo} de ${reais(centavos)}: ${descricao}`;
        return { dados: { proposta, falta: falta ?? null }, fontes: [], confiabilidade: 100 };
      },
    },
    time,
  );
