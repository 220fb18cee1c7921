// Notifies everybody who waits at that moment; whoever starts waiting later waits for the next notification.

export interface Broadcast {
  readonly notify: () => void;
  /** Resolves at the next notification. */
  next(): Promise<void>;
}

/** `next` resolves at the following `notify`, once. */
export function broadcast(): Broadcast {
  let waiting: (() => void)[] = [];
  return {
    notify() {
      const woken = waiting;
      waiting = [];
      for (const resolve of woken) resolve();
    },
    next: () => new Promise((resolve) => waiting.push(resolve)),
  };
}
