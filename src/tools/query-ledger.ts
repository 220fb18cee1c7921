// Answers a question about the person's own money. Reads only, but for remembering which rows are now on the screen.

import * as z from 'zod/mini';
import type { Answer } from '../finance/answers/answer.ts';
import { answerQuestion } from '../finance/answers/answer-question.ts';
import { questionSchema } from '../finance/question.ts';
import { defineTool } from './tool.ts';

export type LedgerAnswer = { readonly kind: 'ledger_answer'; readonly answer: Answer };

export const queryLedger = defineTool({
  name: 'query_ledger',
  description: 'Responde uma pergunta sobre o dinheiro da pessoa: soma, lista, média, saldo, fatura.',
  args: z.strictObject({ question: questionSchema }),
  internal: {},
  effect: 'read',
  exposedToModel: true,
  run: ({ question }, { tx, conversation, now, today }): LedgerAnswer => {
    const answer = answerQuestion({ ledger: tx.ledger, question, today });
    if (answer.shown !== undefined && answer.shown.length > 0) {
      const ids = answer.shown.map(({ id }) => id);
      tx.saveShownList(conversation, { kind: 'lancamento', ids, shownAt: now });
    }
    if (answer.keyed !== undefined && answer.keyed.keys.length > 0) {
      tx.saveShownList(conversation, { ...answer.keyed, shownAt: now });
    }
    return { kind: 'ledger_answer', answer };
  },
});
