// The other end of llm-control: a fake OpenAI used from where no socket can be opened. fetch only.

import type { LlmTurn } from './llm-turn.ts';

export type RemoteLlm = {
  readonly baseUrl: string;
  /** What it says next; what was left of an earlier script is dropped. */
  next(...turns: readonly LlmTurn[]): Promise<void>;
  requests(): Promise<readonly unknown[]>;
  close(): Promise<void>;
};

/** `control`: the address that llmControl printed. */
export async function remoteLlm(control: string, key: string): Promise<RemoteLlm> {
  const ask = async <T>(path: string, body: unknown = {}): Promise<T> => {
    const response = await fetch(`${control}${path}`, { method: 'POST', body: JSON.stringify(body) });
    return (await response.json()) as T;
  };
  const { baseUrl } = await ask<{ baseUrl: string }>('/open', key);
  const query = `?at=${encodeURIComponent(baseUrl)}`;
  return {
    baseUrl,
    next: (...turns) => ask(`/next${query}`, turns),
    requests: () => ask(`/requests${query}`),
    close: () => ask(`/close${query}`),
  };
}
