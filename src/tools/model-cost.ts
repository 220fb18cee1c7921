// What language models cost for this person: today, this month, and in this conversation.

import * as z from 'zod/mini';
import type { LocalDate } from '../domain/dates.ts';
import type { Lookup } from '../domain/lookup.ts';
import type { SourcedFigure } from '../domain/market.ts';
import type { ModelCost } from '../domain/model-book.ts';
import { defineTool } from './tool.ts';

export type ModelCosts = {
  readonly kind: 'model_costs';
  readonly today: ModelCost;
  readonly month: ModelCost;
  readonly conversation: ModelCost;
  /** Reais per dollar, if known. */
  readonly dollar: SourcedFigure | undefined;
};

const EVER = '0000-01-01' as LocalDate;

export const modelCostTool = defineTool({
  name: 'model_cost',
  description: 'Quanto os modelos de linguagem custaram hoje, no mês e nesta conversa.',
  args: z.strictObject({}),
  internal: { outside: z.exactOptional(z.custom<Lookup<SourcedFigure>>()) },
  effect: 'read',
  exposedToModel: false,
  run: ({ outside }, { tx, today, conversation }): ModelCosts => ({
    kind: 'model_costs',
    today: tx.models.cost(today),
    month: tx.models.cost(`${today.slice(0, 8)}01` as LocalDate),
    conversation: tx.models.cost(EVER, conversation),
    dollar: outside?.kind === 'found' ? outside.value : undefined,
  }),
});
