// Copies an object without its undefined keys, for types with exactOptionalPropertyTypes: there "absent" and "undefined" differ.

type WithoutUndefined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** A plain loop: it runs several times a message. */
export function withoutUndefined<T extends object>(value: T): WithoutUndefined<T> {
  const out: Record<string, unknown> = {};
  for (const key in value) if (value[key] !== undefined) out[key] = value[key];
  return out as WithoutUndefined<T>;
}
