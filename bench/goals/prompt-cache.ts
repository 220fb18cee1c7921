// G17: what our own requests cost under the providers' prompt caches, by price. "warm": other people's conversations keep the
// instructions hot; "cold": only this one uses them. The physical limit reads every repeated token and pays each new one once.

import { readFileSync } from 'node:fs';
import { dialogContextOf, type Labelled } from '../../src/cli/eval/labelled.ts';
import { localNow } from '../../src/cli/eval/local-now.ts';
import { plannerMode } from '../../src/conversation/plan/decide-plan.ts';
import { SURE } from '../../src/conversation/sure.ts';
import type { LlmRequest } from '../../src/domain/llm.ts';
import { understand } from '../../src/language/understand.ts';
import { anthropicBody } from '../../src/llm/anthropic/anthropic-messages.ts';
import { shippedModels } from '../../src/llm/models/shipped-models.ts';
import { chatBody } from '../../src/llm/openai/chat-messages.ts';
import { prefixCache } from '../../test/fakes/llm/prefix-cache.ts';
import { tokensOf } from '../../test/fakes/llm/tokens-of.ts';
import { replayedChat } from '../prompts/replayed-chat.ts';
import type { Bench, Verdict } from '../verdict.ts';

type Prices = { readonly name: string; readonly write: number; readonly read: number; readonly model: string };

const PRICES: readonly Prices[] = [
  { name: 'w1.25 r0.10', write: 1.25, read: 0.1, model: 'claude-haiku-5-5' },
  { name: 'w1.25 r0.05', write: 1.25, read: 0.05, model: 'claude-haiku-5-5' },
  { name: 'w1.25 r0.025', write: 1.25, read: 0.025, model: 'claude-haiku-5-5' },
  { name: 'w1 r0.10', write: 1, read: 0.1, model: 'gpt-6-luna' },
  { name: 'w1 r0.50', write: 1, read: 0.5, model: 'gpt-6-luna' },
  { name: 'w1 r0.02', write: 1, read: 0.02, model: 'gpt-6-luna' },
];
const RULES = { minimumTokens: 1_024, ttlMs: 300_000 };
const GAP_MS = 30_000;
const MESSAGES = new URL('../../test/language/devset.jsonl', import.meta.url);

/** Of the labelled messages, those the rules answer alone. Hard questions are missions, with budgets of their own. */
function withoutModel(): number {
  const messages = readFileSync(MESSAGES, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Labelled)
    .filter(({ intent }) => intent !== 'complexa');
  const left = messages.filter(({ text, context: labelled }) => {
    const context = dialogContextOf(labelled, localNow(undefined));
    return context.pending === undefined && plannerMode(understand(text, context), SURE) !== undefined;
  });
  return 1 - left.length / messages.length;
}

const textsOf = ({ system, messages }: LlmRequest) => ({
  system: system.map(({ text }) => text),
  messages: messages.flatMap(({ role, parts }) =>
    parts.map((part) => `${role}:${part.kind === 'text' ? part.text : ''}`),
  ),
});

function blocksOf(model: string, request: LlmRequest) {
  const known = shippedModels().find(model);
  if (known === undefined) throw new Error(`nobody knows ${model}`);
  const body = anthropicBody(known, request);
  const system = Array.isArray(body.system) ? body.system : [];
  return [
    ...system.map(({ text, cache_control }) => ({ text, breakpoint: cache_control != null })),
    ...body.messages.flatMap(({ content }) =>
      (typeof content === 'string' ? [] : content).map((block) => ({
        text: block.type === 'text' ? block.text : '',
        breakpoint: 'cache_control' in block && block.cache_control != null,
      })),
    ),
  ];
}

function promptOf(model: string, request: LlmRequest): string {
  const known = shippedModels().find(model);
  if (known === undefined) throw new Error(`nobody knows ${model}`);
  return chatBody(known, request)
    .messages.map(({ content }) => String(content))
    .join('');
}

/** What the conversation costs, of what it would cost with nothing kept. */
function costOf(requests: readonly LlmRequest[], { model, write, read }: Prices, warm: boolean): number {
  let now = 0;
  const cache = prefixCache(() => now);
  const marked = model.startsWith('claude');
  const ask = (request: LlmRequest) =>
    marked
      ? cache.marked(model, blocksOf(model, request), RULES)
      : cache.automatic(model, promptOf(model, request), { ...RULES, charged: false });
  const others = requests.map(({ messages: _, ...request }) => ({
    ...request,
    messages: [{ role: 'user' as const, parts: [{ kind: 'text' as const, text: 'oi' }] }],
  }));
  let paid = 0;
  let whole = 0;
  for (const request of requests) {
    if (warm) others.forEach(ask);
    const { input, cacheRead, cacheWrite } = ask(request);
    paid += input + cacheRead * read + cacheWrite * write;
    whole += input + cacheRead + cacheWrite;
    now += GAP_MS;
  }
  return paid / whole;
}

/** Each text once at full price, ever after at the price of reading; the instructions were read before. */
function limitOf(requests: readonly LlmRequest[], read: number): number {
  const seen = new Set(requests.flatMap((request) => textsOf(request).system));
  let paid = 0;
  let whole = 0;
  for (const request of requests) {
    const { system, messages } = textsOf(request);
    for (const text of [...system, ...messages]) {
      const tokens = tokensOf(text);
      whole += tokens;
      paid += seen.has(text) ? tokens * read : tokens;
      seen.add(text);
    }
  }
  return paid / whole;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

export const promptCache: Bench = {
  goals: ['G17'],
  async run() {
    const rows = PRICES.map((prices) => {
      const requests = replayedChat(prices.model);
      const cold = 1 - costOf(requests, prices, false);
      const warm = 1 - costOf(requests, prices, true);
      return { ...prices, cold, warm, limit: 1 - limitOf(requests, prices.read) };
    });
    const [first] = rows;
    if (first === undefined) return [];
    const alone = withoutModel();
    const routed = 1 - (1 - first.warm) * (1 - alone);
    const how = rows.map(
      ({ name, cold, warm, limit }) => `${name}: cold ${percent(cold)}, warm ${percent(warm)}, limit ${percent(limit)}`,
    );
    how.push(`were only 80 % without a model: ${percent(1 - (1 - first.warm) * 0.2)}`);
    const bar = (what: string, value: number, target: number): Verdict => ({
      goal: 'G17',
      what,
      target: `>= ${percent(target)}`,
      value: percent(value),
      holds: value >= target,
      how: how.join('; '),
    });
    return [
      bar(
        'prompt cache, warm, of the physical limit',
        Math.min(...rows.filter(({ read }) => read < 0.5).map(({ warm, limit }) => warm / limit)),
        0.97,
      ),
      bar('prompt cache, cold, saved at w1.25 r0.10', first.cold, 0.75),
      bar(`with ${percent(alone)} of turns without a model`, routed, 0.975),
    ];
  },
};
