// Statistics of each agent's recent executions, for reports only: nothing is decided by them while a mission runs.

export type AgentHealth = {
  readonly executions: number;
  readonly successes: number;
  readonly fallbacks: number;
  /** Milliseconds. */
  readonly meanLatency: number;
  readonly running: number;
};

type Execution = { readonly ms: number; readonly success: boolean; readonly fallback: boolean };

export interface Health {
  started(agent: string): void;
  ended(agent: string, execution: Execution): void;
  of(agent: string): AgentHealth;
  agents(): readonly string[];
}

/** @param window executions remembered per agent. */
export function healthOver(window: number): Health {
  const past = new Map<string, Execution[]>();
  const running = new Map<string, number>();
  const add = (agent: string, more: number): void => void running.set(agent, (running.get(agent) ?? 0) + more);

  return {
    started: (agent) => add(agent, 1),
    ended(agent, execution) {
      add(agent, -1);
      const list = past.get(agent) ?? [];
      list.push(execution);
      if (list.length > window) list.shift();
      past.set(agent, list);
    },
    of(agent) {
      const list = past.get(agent) ?? [];
      return {
        executions: list.length,
        successes: list.filter(({ success }) => success).length,
        fallbacks: list.filter(({ fallback }) => fallback).length,
        meanLatency: list.length === 0 ? 0 : list.reduce((sum, { ms }) => sum + ms, 0) / list.length,
        running: running.get(agent) ?? 0,
      };
    },
    agents: () => [...running.keys()],
  };
}
