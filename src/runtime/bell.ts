// Wakes everybody waiting now, and nobody who starts waiting later.

export interface Bell {
  readonly ring: () => void;
  /** Resolves at the next ring. */
  next(): Promise<void>;
}

export function bell(): Bell {
  let waiting: (() => void)[] = [];
  return {
    ring() {
      const heard = waiting;
      waiting = [];
      for (const resolve of heard) resolve();
    },
    next: () => new Promise((resolve) => waiting.push(resolve)),
  };
}
