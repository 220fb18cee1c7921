// Builds slot objects without the keys that were not said, so that "unsaid" is always an absent key.

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The object without its undefined values. */
export function present<T extends object>(slots: T): Present<T> {
  const out: Record<string, unknown> = {};
  for (const key in slots) if (slots[key] !== undefined) out[key] = slots[key];
  return out as Present<T>;
}
