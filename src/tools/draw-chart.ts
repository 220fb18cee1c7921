// Answers a question about the person's money with a picture. The figures are read again inside the transaction; the
// picture shows those read before it.

import * as z from 'zod/mini';
import type { Chart } from '../domain/chart.ts';
import { chartOfQuestion } from '../finance/answers/chart-of-question.ts';
import { questionSchema } from '../finance/question.ts';
import { defineTool } from './tool.ts';

export type Charted = {
  readonly kind: 'charted';
  /** Undefined: there is nothing to draw. */
  readonly chart: Chart | undefined;
  /** PNG in base64; absent when pictures are disabled. */
  readonly png?: string;
};

export const drawChart = defineTool({
  name: 'draw_chart',
  description: 'Mostra em gráfico uma pergunta sobre o dinheiro da pessoa: pizza, barras ou linha.',
  args: z.strictObject({
    question: questionSchema,
    shape: z.exactOptional(z.enum(['pie', 'bars', 'line'])),
  }),
  internal: { outside: z.exactOptional(z.strictObject({ png: z.string() })) },
  effect: 'read',
  exposedToModel: true,
  run: ({ question, shape, outside }, { tx, today }): Charted => ({
    kind: 'charted',
    chart: chartOfQuestion({ ledger: tx.ledger, question, today }, shape),
    ...outside,
  }),
});
