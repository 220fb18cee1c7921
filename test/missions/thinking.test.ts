// What a thought costs its mission: everything that was billed for it.

import { expect, it } from 'vitest';
import type { BusClient } from '../../src/bus/contract.ts';
import type { LlmAnswer, LlmUsage } from '../../src/domain/llm.ts';
import { think } from '../../src/missions/thinking.ts';

const usage = (input: number): LlmUsage => ({ model: 'm', input, cacheRead: 0, cacheWrite: 0, output: 1 });

async function settled(answer: LlmAnswer): Promise<number | undefined> {
  const spent: number[] = [];
  const client = {
    claim: () => ({ settle: ({ tokens }: { tokens: number }) => void spent.push(tokens) }),
    busyUntil: () => () => {},
  } as unknown as BusClient;
  const thought = { purpose: 'coordinator', system: [], messages: [], maxTokens: 10, deadline: 1 } as const;
  await think({ ask: async () => answer }, client, thought);
  return spent[0];
}

it('counts the answers that nobody could use', async () => {
  const wasted = [usage(100), usage(200)];
  expect(await settled({ kind: 'silent', why: 'down', calls: 2, wasted })).toBe(302);
  expect(await settled({ kind: 'said', text: 'x', usage: usage(50), ms: 1, calls: 3, wasted })).toBe(353);
  expect(await settled({ kind: 'silent', why: 'down', calls: 0 })).toBe(0);
});
