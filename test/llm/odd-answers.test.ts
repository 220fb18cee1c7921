// A model's server that answers 200 with anything at all: no plan, no exception, one honest line in the log, and whatever was billed
// counts against the day's tokens.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LlmRequest } from '../../src/domain/llm.ts';
import { callTranscription } from '../../src/llm/openai/call-transcription.ts';
import { http } from '../../src/runtime/rim.ts';
import type { WebFault } from '../fakes/web-fault.ts';
import { type Fakes, openFakes } from './open-fakes.ts';
import { openMind } from './open-mind.ts';

let fakes: Fakes;
beforeAll(async () => {
  fakes = await openFakes();
  await fakes.warm();
});
afterAll(() => fakes.close());

const PROVIDERS = [
  ['claude-haiku-5-5', 'anthropic'],
  ['gpt-6-luna', 'openai'],
] as const;
const request: LlmRequest = {
  purpose: 'chat',
  system: [],
  messages: [{ role: 'user', parts: [{ kind: 'text', text: 'tô meio cansada hoje, e o dia mal começou' }] }],
  maxTokens: 200,
  deadline: 3_000,
};
const USAGE = { prompt_tokens: 900, completion_tokens: 50, input_tokens: 900, output_tokens: 50 };

const completion = (message: unknown, finish_reason = 'stop', usage: unknown = USAGE) => ({
  choices: [{ index: 0, message, finish_reason }],
  usage,
});
const said = (content: unknown, stop_reason = 'end_turn', usage: unknown = USAGE) => ({ content, stop_reason, usage });
const odd = (body: unknown) => ({ do: 'fail', fault: { kind: 'odd', body } }) as const;

async function asked(id: string, name: 'anthropic' | 'openai', fault: WebFault) {
  const log: string[] = [];
  fakes[name].think(() => ({ do: 'fail', fault }));
  const before = fakes[name].requests.length;
  const answer = await fakes.llm({ CHAT_MODEL: id }, log).ask(request);
  return { answer, log: log.join('\n'), requests: fakes[name].requests.length - before };
}

describe.each(PROVIDERS)('%s', (id, name) => {
  it.each([null, [], 'oi', 42, {}, { choices: [], content: 'x' }, completion(null), completion({ content: 42 })])(
    'answers %j',
    async (body) => {
      const { answer, log } = await asked(id, name, { kind: 'odd', body });
      expect(answer).toMatchObject({ kind: 'silent', why: 'down', calls: 3 });
      expect(log).toContain('answered gibberish');
      expect(log).not.toContain('TypeError');
    },
  );

  it('answers nothing at all', async () => {
    const { answer, log } = await asked(id, name, { kind: 'status', status: 200, body: '' });
    expect(answer).toMatchObject({ kind: 'silent', why: 'down' });
    expect(log).not.toContain('TypeError');
  });

  it('answers without end: given up at once', async () => {
    const { answer, log } = await asked(id, name, { kind: 'huge', bytes: 9_000_000 });
    expect(answer).toMatchObject({ kind: 'silent', why: 'down', calls: 1 });
    expect(log).toContain('answered without end');
  });

  it('is not followed to another address', async () => {
    const { answer, requests } = await asked(id, name, { kind: 'status', status: 307 });
    expect(answer).toMatchObject({ kind: 'silent', calls: 1 });
    expect(requests).toBe(1);
  });

  it.each([null, {}, { prompt_tokens: '900', completion_tokens: -5, input_tokens: -1 }])(
    'reports %j tokens: counted by length',
    async (usage) => {
      const body =
        name === 'openai'
          ? completion({ content: 'Descansa um pouquinho' }, 'stop', usage)
          : said([{ type: 'text', text: 'Descansa um pouquinho' }], 'end_turn', usage);
      const { answer } = await asked(id, name, { kind: 'odd', body });
      expect(answer).toMatchObject({ kind: 'said', usage: { output: 6 } });
      expect(answer.kind === 'said' && answer.usage.input).toBeGreaterThan(20);
    },
  );

  it('is billed for what nobody can use', async () => {
    const calls = [
      { type: 'tool_use', id: 'x', name: 'y', input: {} },
      { type: 'function', function: { name: 'y', arguments: '{}' } },
    ];
    const body =
      name === 'openai'
        ? completion({ content: null, tool_calls: [calls[1]] }, 'tool_calls')
        : said([calls[0]], 'tool_use');
    const { answer } = await asked(id, name, { kind: 'odd', body });
    expect(answer).toMatchObject({ kind: 'silent', calls: 1, wasted: [{ model: id, input: 900, output: 50 }] });
  });
});

it('takes an answer in pieces, as some compatible servers send it', async () => {
  const pieces = [{ type: 'text', text: 'Descansa ' }, { type: 'text', text: 'um pouquinho' }, { type: 'thinking' }];
  fakes.openai.think(() => odd(completion({ content: pieces })));
  const answer = await fakes.llm({ CHAT_MODEL: 'gpt-6-luna' }).ask(request);
  expect(answer).toMatchObject({ kind: 'said', text: 'Descansa um pouquinho' });
});

it('empties the purse with answers nobody can use', async () => {
  const env = { ...fakes.env, CHAT_MODEL: 'gpt-6-luna', MAX_DAILY_TOKENS_PER_ACCOUNT: '2000' };
  const mind = openMind(env);
  fakes.openai.think(() => odd(completion({ content: ' ' })));
  try {
    expect((await mind.say('tô meio cansada hoje')).trace?.modelCalls).toBe(3);
    expect(mind.rows('select input, output from modelCalls')).toEqual(Array(3).fill({ input: 900, output: 50 }));
    expect((await mind.say('que dia lindo')).trace?.modelCalls).toBe(0);
  } finally {
    await mind.close();
  }
});

it('counts a recording whose server reports no sense', async () => {
  fakes.openai.think(() => odd({ text: 'gastei dez reais no pão', usage: { seconds: -4 } }));
  const call = callTranscription(
    { apiKey: 'sk-fake-0123456789', baseUrl: fakes.openai.baseUrl, fetch: http },
    'whisper-1',
  );
  const { usage } = await call({ bytes: new Uint8Array([1]), mime: 'audio/ogg' }, AbortSignal.timeout(2_000));
  expect(usage.input).toBeGreaterThan(0);
});
