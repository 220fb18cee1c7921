// All four providers on loopback and a router that leads to them, as the product composes it.

import type { Llm } from '../../src/ports.ts';
import { composeLlm } from '../../src/runtime/compose-llm.ts';
import { readConfig } from '../../src/runtime/config.ts';
import { http } from '../../src/runtime/rim.ts';
import { anthropicServer } from '../fakes/llm/anthropic-server.ts';
import { chatServer } from '../fakes/llm/chat-server.ts';

const KEY = 'sk-fake-0123456789';

export async function openFakes(now?: () => number) {
  const [anthropic, openai, deepseek, gemini] = await Promise.all([
    anthropicServer(KEY, { now }),
    chatServer('openai', KEY, { now }),
    chatServer('deepseek', KEY, { now }),
    chatServer('gemini', KEY, { now }),
  ]);
  const env = {
    ANTHROPIC_API_KEY: KEY,
    ANTHROPIC_BASE_URL: anthropic.root,
    OPENAI_API_KEY: KEY,
    OPENAI_BASE_URL: openai.baseUrl,
    DEEPSEEK_API_KEY: KEY,
    DEEPSEEK_BASE_URL: deepseek.baseUrl,
    GEMINI_API_KEY: KEY,
    GEMINI_BASE_URL: gemini.baseUrl,
  };
  /** A fresh router: breakers closed. */
  function llm(models: Readonly<Record<string, string>>, log: string[] = []): Llm {
    const config = readConfig({ ...env, ...models });
    if (!config.ok) throw new Error(JSON.stringify(config.failure));
    const note = (event: string, data?: Record<string, unknown>) => void log.push(`${event} ${JSON.stringify(data)}`);
    return composeLlm(config.value.llm, {
      fetch: http,
      clock: { now: () => 0 },
      ticks: () => performance.now(),
      log: { info: note, warn: note, error: note },
    });
  }
  return {
    anthropic,
    openai,
    deepseek,
    gemini,
    env,
    llm,
    /** Loads the library with a first call; a server did that long ago. */
    async warm(): Promise<void> {
      const request = { purpose: 'chat', system: [], messages: [], maxTokens: 1, deadline: 10_000 } as const;
      await llm({ CHAT_MODEL: 'gpt-6-luna' }).ask(request);
    },
    close: async () => void (await Promise.all([anthropic, openai, deepseek, gemini].map((one) => one.close()))),
  };
}

export type Fakes = Awaited<ReturnType<typeof openFakes>>;
