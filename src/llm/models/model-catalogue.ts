// All known models, from strategies/. Validated on load, so that an invalid entry stops the start and not a turn.

import type * as z from 'zod/mini';
import type { ModelCapabilities, ModelProvider, ModelStrategy } from '../../domain/model-strategy.ts';
import { fail, type Result, succeed } from '../../domain/result.ts';
import { type ModelPrice, pricingFile, type Retirement, strategiesFile } from './model-files.ts';

export type Model = {
  readonly id: string;
  readonly provider: ModelProvider;
  readonly strategy: ModelStrategy;
  readonly capabilities: ModelCapabilities;
  readonly price: ModelPrice;
  readonly retires?: Retirement;
};

export interface ModelCatalogue {
  readonly models: readonly Model[];
  /** The model of an id, an alias, or a dated id; undefined for an unknown id, which is never guessed. */
  find(id: string): Model | undefined;
  /** The model that serves that id on a day 'YYYY-MM-DD': the model itself, or the successor of one that is retired. */
  serving(id: string, day: string): Model | undefined;
}

/** One provider's two files, parsed from JSON. */
export type ProviderFiles = { readonly strategies: unknown; readonly pricing: unknown };

/** A failure lists every error, one English sentence each. */
export function modelCatalogue(files: readonly ProviderFiles[]): Result<ModelCatalogue, readonly string[]> {
  const read = files.map(readProvider);
  const models = read.flatMap(({ named }) => named.map(({ model }) => model));
  const byName = new Map<string, Model>();
  const twice: string[] = [];
  for (const { model, names } of read.flatMap(({ named }) => named))
    for (const name of names) {
      if (byName.has(name)) twice.push(`${name} is named twice`);
      byName.set(name, model);
    }
  const problems = [
    ...read.flatMap(({ faults }) => faults),
    ...twice,
    ...models.flatMap((model) => successionFault(model, byName)),
  ];
  if (problems.length > 0) return fail(problems);
  const find = (id: string): Model | undefined => byName.get(id) ?? byName.get(undated(id));
  return succeed({ models, find, serving: (id, day) => servingOn(find(id), day, byName) });
}

type ReadProvider = {
  readonly named: readonly { readonly model: Model; readonly names: readonly string[] }[];
  readonly faults: readonly string[];
};

/** Every model needs a strategy and a price. */
function readProvider(files: ProviderFiles): ReadProvider {
  const strategies = strategiesFile.safeParse(files.strategies);
  const pricing = pricingFile.safeParse(files.pricing);
  if (!strategies.success || !pricing.success) {
    const issues = [...(strategies.error?.issues ?? []), ...(pricing.error?.issues ?? [])];
    return { named: [], faults: issues.map(told) };
  }
  const { provider, models } = strategies.data;
  const prices = new Map(pricing.data.models.map(({ modelId, ...price }) => [modelId, price]));
  const known = new Set(models.map(({ modelId }) => modelId));
  return {
    named: models.flatMap(({ modelId, aliases = [], retires, strategy, capabilities }) => {
      const price = prices.get(modelId);
      if (price === undefined) return [];
      const rest = retires === undefined ? {} : { retires };
      const model: Model = { id: modelId, provider, strategy, capabilities, price, ...rest };
      return [{ model, names: [modelId, ...aliases] }];
    }),
    faults: [
      ...(provider === pricing.data.provider ? [] : [`${provider} is priced by ${pricing.data.provider}`]),
      ...[...known].filter((id) => !prices.has(id)).map((id) => `${id} has a strategy and no price`),
      ...[...prices.keys()].filter((id) => !known.has(id)).map((id) => `${id} has a price and no strategy`),
    ],
  };
}

/** Dates only grow along a chain of successors (successionFault), so the chain ends. */
function servingOn(model: Model | undefined, day: string, byName: ReadonlyMap<string, Model>): Model | undefined {
  if (model?.retires === undefined || day < model.retires.on) return model;
  return servingOn(byName.get(model.retires.successor), day, byName);
}

/** A successor must be known, of the same provider, and outlive the one it follows. */
function successionFault({ id, provider, retires }: Model, byName: ReadonlyMap<string, Model>): string[] {
  if (retires === undefined) return [];
  const successor = byName.get(retires.successor);
  if (successor === undefined) return [`${id} is followed by ${retires.successor}, which nobody knows`];
  if (successor.provider !== provider) return [`${id} is followed by ${successor.id} of another provider`];
  return successor.retires === undefined || successor.retires.on > retires.on
    ? []
    : [`${id} is followed by ${successor.id}, which retires no later`];
}

/** zod/mini has no error messages: path, code and keys instead. */
const told = (issue: z.core.$ZodIssue): string =>
  [`${issue.path.join('.')}: ${issue.code}`, ...('keys' in issue ? issue.keys : [])].join(' ');

/**
 * A provider's name for one build of a model: '-2025-04-14', '-20251001', '-001', '-latest', '@20250514' (Vertex), and the
 * families in front of it that compatible servers write ('models/gemini-…', 'openai/gpt-…').
 */
const undated = (id: string): string =>
  id
    .replace(/^(?:models|openai|google|anthropic|deepseek)\//u, '')
    .replace(/[-@](?:\d{4}-\d{2}-\d{2}|\d{8}|\d{2}-\d{2}|\d{3}|latest)$/u, '');
