import { expect, it } from 'vitest';
import type { LlmPart, LlmRequest } from '../../src/domain/llm.ts';
import { assumedUsage } from '../../src/llm/assumed-usage.ts';

const request = (...parts: LlmPart[]): LlmRequest => ({
  purpose: 'vision',
  system: [{ text: 'Descreva o recibo.' }],
  messages: [{ role: 'user', parts }],
  maxTokens: 300,
  deadline: 0,
});

it('takes all of the words and the whole answer for billed', () => {
  const { input, output } = assumedUsage('m', request({ kind: 'text', text: 'a'.repeat(3_700) }));
  expect(input).toBeGreaterThan(1_000);
  expect(input).toBeLessThan(1_100);
  expect(output).toBe(300);
});

it('counts a picture by what providers bill for one, not by its bytes', () => {
  const image = { kind: 'image', mime: 'image/png', data: 'A'.repeat(2_000_000) } as const;
  const one = assumedUsage('m', request(image)).input;
  expect(one).toBeLessThan(5_000);
  expect(assumedUsage('m', request(image, image)).input).toBe(one + 2_500);
});
