// Remembers what was used lately: what was not goes first when there is no room left.

type Recent<Value> = {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
};

/** @param room how many, or how much where `sizeOf` says what each takes; what is larger than all of it is not kept */
export function recentlyUsed<Value>(
  room: number,
  sizeOf: (key: string, value: Value) => number = () => 1,
): Recent<Value> {
  // A Map goes through its keys as they were put in, so the first is the one longest unused.
  const kept = new Map<string, Value>();
  let used = 0;
  const leave = (key: string, value: Value): void => {
    kept.delete(key);
    used -= sizeOf(key, value);
  };
  const enter = (key: string, value: Value): void => {
    kept.set(key, value);
    used += sizeOf(key, value);
  };
  return {
    get(key) {
      const value = kept.get(key);
      if (value === undefined) return undefined;
      kept.delete(key);
      kept.set(key, value);
      return value;
    },
    set(key, value) {
      const before = kept.get(key);
      if (before !== undefined) leave(key, before);
      if (sizeOf(key, value) > room) return;
      enter(key, value);
      for (const [oldest, was] of kept) {
        if (used <= room) break;
        leave(oldest, was);
      }
    },
  };
}
