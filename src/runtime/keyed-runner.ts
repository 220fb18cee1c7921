// Runs at most one job per key at a time: an account's lane. A wake during a run causes one more run afterwards, so
// nothing that arrived meanwhile is missed.

export interface KeyedRunner<Key> {
  /** Starts the key's job, or schedules another run of it. Returns at once. */
  wake(key: Key): void;
  /** Resolves when no job is running. */
  idle(): Promise<void>;
  /** How many keys are running. */
  running(): number;
}

/** @param run must not throw synchronously; its rejection is passed to `failed` and the key is released. */
export function keyedRunner<Key>(
  run: (key: Key) => Promise<void>,
  failed: (key: Key, error: unknown) => void,
): KeyedRunner<Key> {
  const running = new Map<Key, { again: boolean }>();
  let waiters: (() => void)[] = [];

  async function loop(key: Key, state: { again: boolean }): Promise<void> {
    do {
      state.again = false;
      try {
        await run(key);
      } catch (error) {
        failed(key, error);
      }
    } while (state.again);
    running.delete(key);
    if (running.size > 0) return;
    const ready = waiters;
    waiters = [];
    for (const resolve of ready) resolve();
  }

  return {
    wake(key) {
      const state = running.get(key);
      if (state !== undefined) state.again = true;
      else {
        const fresh = { again: false };
        running.set(key, fresh);
        void loop(key, fresh);
      }
    },
    running: () => running.size,
    idle: () => (running.size === 0 ? Promise.resolve() : new Promise((resolve) => waiters.push(resolve))),
  };
}
