// What several handlers of a turn ask for is read once, when it is first asked.

/** The same answer every time, of one call. */
export function kept<T>(read: () => T): () => T {
  let known: { readonly value: T } | undefined;
  return () => {
    known ??= { value: read() };
    return known.value;
  };
}
