// The catalogue of the files in strategies/. They are part of the program (bundled into the Worker), so an invalid one
// is a bug.

import anthropicPricing from '../../../strategies/anthropic-pricing.json' with { type: 'json' };
import anthropicStrategies from '../../../strategies/anthropic-prompt-strategies.json' with { type: 'json' };
import deepseekPricing from '../../../strategies/deepseek-pricing.json' with { type: 'json' };
import deepseekStrategies from '../../../strategies/deepseek-prompt-strategies.json' with { type: 'json' };
import googlePricing from '../../../strategies/google-pricing.json' with { type: 'json' };
import googleStrategies from '../../../strategies/google-prompt-strategies.json' with { type: 'json' };
import openaiPricing from '../../../strategies/openai-pricing.json' with { type: 'json' };
import openaiStrategies from '../../../strategies/openai-prompt-strategies.json' with { type: 'json' };
import { type ModelCatalogue, modelCatalogue } from './model-catalogue.ts';

let known: ModelCatalogue | undefined;

/** Checked once, at the first call. @throws when an entry is wrong. */
export function shippedModels(): ModelCatalogue {
  if (known !== undefined) return known;
  const read = modelCatalogue([
    { strategies: anthropicStrategies, pricing: anthropicPricing },
    { strategies: openaiStrategies, pricing: openaiPricing },
    { strategies: googleStrategies, pricing: googlePricing },
    { strategies: deepseekStrategies, pricing: deepseekPricing },
  ]);
  if (!read.ok) throw new Error(`strategies/: ${read.failure.join('; ')}`);
  known = read.value;
  return known;
}
