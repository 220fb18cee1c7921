// What several handlers of a turn ask for is read once, when it is first asked.

/** The same answer every time, of one call. */
export function kept<T>(read: () => T): () => T {
  let known: { readonly value: T } | undefined;
  return () => {
    known ??= { value: read() };
    return known.value;
  };
}

/** The same answer to the same question. Keys that are objects are the same only when they are one. */
export function keptBy<K, T>(read: (key: K) => T): (key: K) => T {
  const known = new Map<K, T>();
  return (key) => {
    const answer = known.get(key);
    if (answer !== undefined || known.has(key)) return answer as T;
    const value = read(key);
    known.set(key, value);
    return value;
  };
}
