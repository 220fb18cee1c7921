// Current prices and rates. The lookup ran before the transaction; nothing is stored.

import * as z from 'zod/mini';
import type { Quote, SourcedFigure } from '../domain/market.ts';
import type { Outside } from './outside.ts';
import { defineTool } from './tool.ts';

export type Quoted = {
  readonly kind: 'quoted';
  readonly asset: string;
  /** Quantity of the asset to convert to reais. */
  readonly amount?: number;
  readonly outside: Outside<Quote | SourcedFigure>;
};

export const marketQuote = defineTool({
  name: 'market_quote',
  description: 'Diz o valor público de agora: moeda, cripto, índice, taxa ou preço de uma ação.',
  args: z.strictObject({
    asset: z.string().check(z.describe('USD, EUR, BTC, SELIC, CDI, IPCA, IBOV, PETR4…')),
    amount: z.exactOptional(z.number().check(z.positive(), z.describe('quanto dele converter em reais'))),
  }),
  internal: { outside: z.exactOptional(z.custom<Outside<Quote | SourcedFigure>>()) },
  effect: 'read',
  exposedToModel: true,
  run: ({ asset, amount, outside }): Quoted => ({
    kind: 'quoted',
    asset,
    ...(amount === undefined ? {} : { amount }),
    outside: outside ?? { kind: 'unavailable', reason: 'not_configured' },
  }),
});
