// strategies/ as the issue asks for it: enough models, the same in both files, found by alias and dated id, priced exactly.

import { describe, expect, it } from 'vitest';
import { costOf } from '../../src/llm/models/cost-of.ts';
import { modelCatalogue } from '../../src/llm/models/model-catalogue.ts';
import { shippedModels } from '../../src/llm/models/shipped-models.ts';

const catalogue = shippedModels();
const files = (strategy: object, price: object) => [
  {
    strategies: { provider: 'openai', models: [strategy] },
    pricing: {
      provider: 'openai',
      currency: 'USD',
      perTokens: 1_000_000,
      checkedAt: '2026-11-22',
      source: 's',
      models: [price],
    },
  },
];
const STRATEGY = {
  modelId: 'm',
  strategy: {
    type: 'gpt-standard',
    agentSwitchTemplate: 'simple',
    assertiveness: 'low',
    contextualMemory: 'low',
    specialHandling: [],
  },
  capabilities: { structuredOutput: 'json_schema', vision: false, chat: true, cacheMinimumTokens: 1024 },
};
const PRICE = { modelId: 'm', input: '1', cachedInput: '0.1', cacheWrite: '1.25', output: '5' };

describe('the models shipped', () => {
  it.each([
    ['openai', 32],
    ['google', 22],
    ['anthropic', 8],
    ['deepseek', 2],
  ])('%s: at least %i', (provider, least) => {
    expect(catalogue.models.filter((model) => model.provider === provider).length).toBeGreaterThanOrEqual(least);
  });

  it.each([
    ['gpt-4o-2024-11-20', 'gpt-4o'],
    ['gpt-4o-2024-05-13', 'gpt-4o-2024-05-13'],
    ['o3-2025-04-16', 'o3'],
    ['gpt-5.6', 'gpt-5.6-sol'],
    ['claude-haiku-4-5-20251001', 'claude-haiku-4-5'],
    ['claude-3-5-sonnet-20241022', 'claude-3-5-sonnet'],
    ['claude-3-5-sonnet-latest', 'claude-3-5-sonnet'],
    ['models/gemini-2.5-flash', 'gemini-2.5-flash'],
    ['gemini-2.5-flash-001', 'gemini-2.5-flash'],
    ['deepseek-chat', 'deepseek-v4-flash'],
    ['claude-sonnet-5-5', 'claude-sonnet-5-5'],
  ])('%s is %s', (asked, id) => {
    expect(catalogue.find(asked)?.id).toBe(id);
  });

  it.each(['gpt-4o-audio-preview', 'llama-4', '', 'gpt', '-2025-04-14'])('%s is a stranger', (asked) => {
    expect(catalogue.find(asked)).toBeUndefined();
  });

  it.each([
    ['claude-sonnet-4-5', '2026-11-29', 'claude-sonnet-4-5'],
    ['claude-sonnet-4-5-20250929', '2026-11-30', 'claude-sonnet-5-5'],
    ['claude-3-5-sonnet-latest', '2026-11-22', 'claude-sonnet-4-5'],
    ['claude-3-5-sonnet-latest', '2026-12-01', 'claude-sonnet-5-5'],
    ['gpt-4o', '2027-01-14', 'gpt-6-luna'],
    ['gemini-1.0-pro', '2026-12-01', 'gemini-3.5-flash-lite'],
    ['deepseek-chat', '2030-01-01', 'deepseek-v4-flash'],
  ])('%s on %s is answered by %s', (asked, day, id) => {
    expect(catalogue.serving(asked, day)?.id).toBe(id);
  });

  it('knows who answers for each of them on any day, and in chat for those that chat', () => {
    for (const model of catalogue.models)
      for (const day of ['2026-11-22', '2026-12-31', '2027-06-01']) {
        const heir = catalogue.serving(model.id, day);
        expect([model.id, heir === undefined]).toEqual([model.id, false]);
        if (model.capabilities.chat) expect([model.id, heir?.capabilities.chat]).toEqual([model.id, true]);
      }
  });

  it('prices reading the cache never above reading afresh', () => {
    expect(catalogue.models.filter(({ price }) => Number(price.cachedInput) > Number(price.input))).toEqual([]);
  });
});

describe('a bad file', () => {
  it.each([
    ['a price without a strategy', STRATEGY, { ...PRICE, modelId: 'n' }, 'm has a strategy and no price'],
    ['a price that is a number', STRATEGY, { ...PRICE, input: 1 }, 'models.0.input'],
    [
      'an unknown template',
      { ...STRATEGY, strategy: { ...STRATEGY.strategy, agentSwitchTemplate: 'xml' } },
      PRICE,
      'models.0.strategy.agentSwitchTemplate',
    ],
    [
      'a successor nobody knows',
      { ...STRATEGY, retires: { on: '2026-11-30', successor: 'n' } },
      PRICE,
      'm is followed by n, which nobody knows',
    ],
    [
      'a model that succeeds itself',
      { ...STRATEGY, retires: { on: '2026-11-30', successor: 'm' } },
      PRICE,
      'm is followed by m, which retires no later',
    ],
    ['an alias that is taken', { ...STRATEGY, aliases: ['m'] }, PRICE, 'm is named twice'],
    ['a key nobody reads', { ...STRATEGY, temperature: 0 }, PRICE, 'temperature'],
  ])('%s is told', (_, strategy, price, problem) => {
    const read = modelCatalogue(files(strategy, price));
    expect(read.ok ? [] : read.failure.join('\n')).toContain(problem);
  });
});

describe('cost', () => {
  it('is exact to the nanodollar', () => {
    const usage = { model: 'm', input: 3, cacheRead: 1_000_003, cacheWrite: 7, output: 11 };
    const price = { input: '0.15', cachedInput: '0.0028', cacheWrite: '0.1875', output: '0.28' };
    // 3·0.15 + 1000003·0.0028 + 7·0.1875 + 11·0.28 = 2804.851 micro-dollars
    expect(costOf(usage, price)).toBe(2_804_851);
  });

  it('adds up: a thousand calls cost a thousand times one', () => {
    const usage = { model: 'm', input: 1000, cacheRead: 0, cacheWrite: 0, output: 0 };
    expect(costOf({ ...usage, input: 1_000_000 }, PRICE)).toBe(1000 * costOf(usage, PRICE));
  });
});
