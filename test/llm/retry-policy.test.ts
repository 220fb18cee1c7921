// A provider that was given up is asked again: an outage ends, and nobody restarts the service for it.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ModelFailure } from '../../src/llm/model-call.ts';
import { type RetryPolicy, retryPolicy } from '../../src/llm/retry-policy.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const later = (ms: number): void => void vi.setSystemTime(Date.now() + ms);
const fails = () => Promise.reject(new ModelFailure('answered 500', { retryable: true }));

async function givenUp(): Promise<RetryPolicy> {
  const policy = retryPolicy(Date.now);
  while (policy.available()) await policy.run(fails, 5_000).catch(() => {});
  return policy;
}

it('is asked again after half a minute, and taken back when it answers', async () => {
  const policy = await givenUp();
  later(29_000);
  expect(policy.available()).toBe(false);
  later(1_001);
  expect(policy.available()).toBe(true);
  expect(await policy.run(async () => 'oi', 1_000)).toBe('oi');
  expect(policy.available()).toBe(true);
});

it('is left alone for another half minute when it fails again', async () => {
  const policy = await givenUp();
  later(30_001);
  await policy.run(fails, 1_000).catch(() => {});
  expect(policy.available()).toBe(false);
  later(30_001);
  expect(policy.available()).toBe(true);
});
