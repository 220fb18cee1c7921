// Executor of direct questions: returns the answers of finance/answers to a coordinator.

import * as z from 'zod/mini';
import type { Agent, Contract } from '../../bus/contract.ts';
import type { LocalDate } from '../../domain/dates.ts';
import type { LedgerReads } from '../../domain/ledger-repos.ts';
import { plain } from '../../domain/text.ts';
import { answerQuestion } from '../../finance/answers/answer-question.ts';
import type { Question } from '../../finance/question.ts';
import type { After, Clock } from '../../ports.ts';
import { executorOf } from './executor.ts';

/** Operations that need only the ledger. */
const OPS = [
  'sum',
  'avg',
  'breakdown',
  'summary',
  'balance',
  'net_worth',
  'invested_total',
  'saved_total',
  'savings',
  'budget_status',
  'goal_status',
  'debts_total',
  'due',
  'recurring_list',
  'forecast',
] as const satisfies readonly Question['op'][];

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/u));
const question = z.strictObject({
  op: z.enum(OPS),
  type: z.optional(z.enum(['expense', 'income', 'both'])),
  category: z.optional(z.string()),
  merchant: z.optional(z.string()),
  period: z.optional(z.strictObject({ from: day, to: day })),
});

const SIMPLISTA: Contract = {
  nome_agente: 'simplista',
  tipo: 'executor',
  descricao_curta: 'Responde uma pergunta direta sobre o dinheiro da pessoa, em uma frase.',
  responsabilidades: ['Só lê', 'Soma, média, saldo, dívidas, metas'],
  operacoes_disponiveis: {
    responder: {
      descricao: 'Uma pergunta direta, na forma fechada das perguntas do dia a dia.',
      request: question,
      reply: z.object({ texto: z.string() }),
      repetivel: true,
      recursos_estimados: { tokens: 0, chamadas_api: 0 },
      exemplo: { op: 'sum', type: 'expense', period: { from: '2026-11-01', to: '2026-11-30' } },
    },
  },
  dependencias: ['dados_internos'],
};

/** The same answers the chat gives, as plain text. */
export const simplista = (
  ledger: LedgerReads,
  today: LocalDate,
  time: { readonly clock: Clock; readonly after: After },
): Agent =>
  executorOf(
    SIMPLISTA,
    {
      async responder(parametros, client) {
        client.queried();
        const { text } = answerQuestion({ ledger, question: question.parse(parametros) as Question, today });
        return { dados: { texto: plain(text) }, fontes: ['suas anotações'], confiabilidade: 100 };
      },
    },
    time,
  );
