// The shape of strategies/*.json. Adding a model is one entry in a strategies file and one, with the same id, in its pricing file.

import * as z from 'zod/mini';
import { DEGREES, RESET_TEMPLATES, SPECIAL_HANDLING, STRATEGY_TYPES } from '../../domain/model-strategy.ts';

const provider = z.enum(['openai', 'google', 'anthropic', 'deepseek']);

/** US dollars per million tokens; a decimal string, because 0.0028 has no exact binary form. */
const price = z.string().check(z.regex(/^\d{1,6}(?:\.\d{1,6})?$/u));

const strategy = z.strictObject({
  type: z.enum(STRATEGY_TYPES),
  agentSwitchTemplate: z.enum(RESET_TEMPLATES),
  assertiveness: z.enum(DEGREES),
  contextualMemory: z.enum(DEGREES),
  specialHandling: z.array(z.enum(SPECIAL_HANDLING)),
});

const capabilities = z.strictObject({
  structuredOutput: z.enum(['json_schema', 'json_object']),
  vision: z.boolean(),
  chat: z.boolean(),
  cacheMinimumTokens: z.int().check(z.positive()),
});

/** From that day on the provider no longer serves this id, and requests for it go to the successor. */
const retirement = z.strictObject({ on: z.iso.date(), successor: z.string() });

export const strategiesFile = z.strictObject({
  provider,
  models: z.array(
    z.strictObject({
      modelId: z.string(),
      aliases: z.optional(z.array(z.string())),
      retires: z.optional(retirement),
      strategy,
      capabilities,
    }),
  ),
});

export const pricingFile = z.strictObject({
  provider,
  currency: z.literal('USD'),
  perTokens: z.literal(1_000_000),
  /** When the prices were last compared with the provider's page, and that page. */
  checkedAt: z.iso.date(),
  source: z.string(),
  models: z.array(
    z.strictObject({ modelId: z.string(), input: price, cachedInput: price, cacheWrite: price, output: price }),
  ),
});

export type Retirement = Readonly<z.infer<typeof retirement>>;
export type PricingFile = z.infer<typeof pricingFile>;
export type ModelPrice = Omit<PricingFile['models'][number], 'modelId'>;
