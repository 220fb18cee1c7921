// Answers questions about the person's own money.

import * as z from 'zod/mini';
import type { Answer } from '../finance/answers/answer.ts';
import { answerQuestion } from '../finance/answers/answer-question.ts';
import { questionSchema } from '../finance/question.ts';
import { defineTool, type LookContext } from './tool.ts';

export type LedgerAnswer = { readonly kind: 'ledger_answer'; readonly answer: Answer };

const ledgerArgs = z.strictObject({ question: questionSchema });

/** Reads only. */
export const askLedger = (
  { question }: Readonly<z.infer<typeof ledgerArgs>>,
  { tx, today }: LookContext,
): LedgerAnswer => ({ kind: 'ledger_answer', answer: answerQuestion({ ledger: tx.ledger, question, today }) });

export const queryLedger = defineTool({
  name: 'query_ledger',
  description: 'Responde uma pergunta sobre o dinheiro da pessoa: soma, lista, média, saldo, fatura.',
  args: ledgerArgs,
  internal: {},
  effect: 'read',
  exposedToModel: true,
  run: askLedger,
  shows: ({ answer: { keyed, shown = [] } }) =>
    keyed !== undefined && keyed.keys.length > 0 ? keyed : { kind: 'lancamento', ids: shown.map(({ id }) => id) },
});
