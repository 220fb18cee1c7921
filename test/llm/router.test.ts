// The door to the models against servers that speak the real protocols: wire formats, usage, stop reasons, fallbacks, deadlines.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LlmRequest } from '../../src/domain/llm.ts';
import { FAILURE_MODES, failureTurn } from '../fakes/llm/llm-turn.ts';
import { type Fakes, openFakes } from './open-fakes.ts';

let fakes: Fakes;
beforeAll(async () => {
  fakes = await openFakes();
});
afterAll(() => fakes.close());

const SCHEMA = {
  name: 'answer',
  schema: {
    type: 'object',
    properties: { yes: { type: 'boolean' } },
    required: ['yes'],
    additionalProperties: false,
  },
};
const request: LlmRequest = {
  purpose: 'planner',
  system: [{ text: 'Responda em JSON.', keep: true }],
  messages: [
    { role: 'user', parts: [{ kind: 'text', text: 'salva matrix' }] },
    { role: 'assistant', parts: [{ kind: 'tool_use', id: '12_0', tool: 'save_movie', args: { title: 'Matrix' } }] },
    {
      role: 'user',
      parts: [
        { kind: 'tool_result', id: '12_0', output: '{"kind":"kept"}' },
        { kind: 'text', text: 'e alien' },
      ],
    },
  ],
  tools: ['save_movie', 'save_note'],
  schema: SCHEMA,
  maxTokens: 200,
  deadline: 2_000,
};

const MODELS = [
  ['claude-haiku-5-5', 'anthropic'],
  ['gpt-6-luna', 'openai'],
  ['deepseek-v4-flash', 'deepseek'],
  ['gemini-2.5-flash', 'gemini'],
] as const;

describe.each(MODELS)('%s', (id, name) => {
  const llm = () => fakes.llm({ PLANNER_MODEL: id, CHAT_MODEL: id });

  it('takes a history with tools and answers with what it cost', async () => {
    fakes[name].next({ do: 'say', text: '{"yes":true}' });
    const answer = await llm().ask(request);
    expect(answer).toMatchObject({ kind: 'said', text: '{"yes":true}', calls: 1, usage: { model: id, output: 3 } });
    expect(answer.kind === 'said' && answer.usage.input).toBeGreaterThan(10);
  });

  it('reads back what the prefix cache saved', async () => {
    const long = { ...request, system: [{ text: 'Regra. '.repeat(3_000), keep: true as const }] };
    const one = llm();
    await one.ask(long);
    const answer = await one.ask(long);
    expect(answer.kind === 'said' && answer.usage.cacheRead).toBeGreaterThan(5_000);
  });

  it.each(['truncated', 'refused'] as const)('%s: cut, whatever the JSON says', async (mode) => {
    fakes[name].next(failureTurn(mode));
    expect(await llm().ask(request)).toMatchObject({ kind: 'cut', calls: 1 });
  });

  it.each(['429', '529', '500', 'hang', 'drip', 'reset', 'empty', 'slow'] as const)(
    '%s: nobody waits past the deadline',
    async (mode) => {
      fakes[name].next(...Array.from({ length: 3 }, () => failureTurn(mode, 5_000)));
      const started = performance.now();
      const answer = await llm().ask({ ...request, deadline: 150 });
      // The failures last 5 s; the rest is room for a busy machine.
      expect(performance.now() - started).toBeLessThan(2_500);
      expect(['silent', 'said']).toContain(answer.kind);
    },
  );
});

describe('the router', () => {
  it('goes to the next model when the first is down, within the same deadline', async () => {
    fakes.anthropic.next(...Array.from({ length: 3 }, () => failureTurn('529')));
    fakes.openai.next({ do: 'say', text: 'sim' });
    const answer = await fakes.llm({ PLANNER_MODEL: 'claude-haiku-5-5,gpt-6-luna' }).ask(request);
    expect(answer).toMatchObject({ kind: 'said', text: 'sim', usage: { model: 'gpt-6-luna' }, calls: 4 });
  });

  it('leaves the second model time when the first hangs', async () => {
    fakes.anthropic.next(failureTurn('hang'));
    fakes.openai.next({ do: 'say', text: 'sim' });
    const answer = await fakes.llm({ PLANNER_MODEL: 'claude-haiku-5-5,gpt-6-luna' }).ask({ ...request, deadline: 500 });
    expect(answer).toMatchObject({ kind: 'said', text: 'sim' });
  });

  it('counts a call that was not waited for as the most it can be billed', async () => {
    const wasted = [{ model: 'claude-haiku-5-5', output: 200, cacheRead: 0 }];
    fakes.anthropic.next(failureTurn('hang'), failureTurn('hang'));
    const one = await fakes.llm({ PLANNER_MODEL: 'claude-haiku-5-5' }).ask({ ...request, deadline: 200 });
    expect(one).toMatchObject({ kind: 'silent', calls: 1, wasted });
    expect(one.wasted?.[0]?.input).toBeGreaterThan(40);
    fakes.openai.next({ do: 'say', text: 'sim' });
    const models = { PLANNER_MODEL: 'claude-haiku-5-5,gpt-6-luna' };
    expect(await fakes.llm(models).ask({ ...request, deadline: 500 })).toMatchObject({ kind: 'said', wasted });
  });

  it('counts nothing for a call that was refused', async () => {
    fakes.openai.next(failureTurn('500'), failureTurn('500'), failureTurn('500'));
    expect(await fakes.llm({ PLANNER_MODEL: 'gpt-6-luna' }).ask(request)).toMatchObject({ kind: 'silent', wasted: [] });
  });

  it('a refusal of our key or of our request is not repeated', async () => {
    fakes.openai.next({ do: 'fail', fault: { kind: 'status', status: 400 } });
    const before = fakes.openai.requests.length;
    const answer = await fakes.llm({ PLANNER_MODEL: 'gpt-6-luna' }).ask(request);
    expect(answer).toMatchObject({ kind: 'silent', why: 'down', calls: 1 });
    expect(fakes.openai.requests.length - before).toBe(1);
  });

  it('stops asking a provider that failed five times in a row', async () => {
    const llm = fakes.llm({ PLANNER_MODEL: 'gpt-6-luna' });
    fakes.openai.next(...Array.from({ length: 6 }, () => failureTurn('reset')));
    await llm.ask(request);
    await llm.ask(request);
    const before = fakes.openai.requests.length;
    expect(await llm.ask(request)).toMatchObject({ kind: 'silent', why: 'down', calls: 0 });
    expect(fakes.openai.requests.length).toBe(before);
  });

  it('is off without a model', async () => {
    expect(await fakes.llm({}).ask(request)).toEqual({ kind: 'silent', why: 'off', calls: 0 });
  });

  it('keeps what was said out of the log', async () => {
    const log: string[] = [];
    fakes.openai.next(failureTurn('500'), failureTurn('500'), failureTurn('500'));
    await fakes.llm({ PLANNER_MODEL: 'gpt-6-luna' }, log).ask(request);
    expect(log.join('\n')).toContain('answered 500');
    expect(log.join('\n')).not.toMatch(/matrix|alien/iu);
  });

  it('has a test of every failure mode', () => {
    expect(FAILURE_MODES).toHaveLength(12);
  });
});
