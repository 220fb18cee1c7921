// Schemas of cached figures, validated when read since another version may have written them.

import * as z from 'zod/mini';
import { localDateSchema } from '../../domain/dates.ts';
import type { Fundamentals, Inflation, Quote, SourcedFigure } from '../../domain/market.ts';

const decimal = z.string().check(z.regex(/^-?\d+(?:\.\d+)?$/u));
const origin = {
  source: z.string(),
  of: z.union([z.custom<SourcedFigure['of'] & string>((one) => typeof one === 'string'), z.number()]),
  reliability: z.union([z.literal(100), z.literal(85), z.literal(70), z.literal(40)]),
};
const figure = {
  ...origin,
  value: decimal,
  unit: z.enum(['BRL', 'USD', '% a.a.', '% a.m.', '% 12 meses', 'pontos']),
};

export const keptFigure: z.ZodMiniType<SourcedFigure> = z.object(figure);

export const keptQuote: z.ZodMiniType<Quote> = z.object({
  ...figure,
  symbol: z.string(),
  name: z.nullable(z.string()),
  change: z.nullable(z.string()),
});

export const keptInflation: z.ZodMiniType<Inflation> = z.object({
  factor: decimal,
  from: localDateSchema,
  to: localDateSchema,
  months: z.int(),
  source: z.string(),
  of: localDateSchema,
  reliability: origin.reliability,
});

export const keptFundamentals: z.ZodMiniType<Fundamentals> = z.object({
  ...origin,
  symbol: z.string(),
  name: z.nullable(z.string()),
  pl: z.nullable(decimal),
  lpa: z.nullable(decimal),
  pvp: z.nullable(decimal),
  roe: z.nullable(decimal),
});
