// Copies an object without its undefined keys, for types with exactOptionalPropertyTypes: there "absent" and "undefined" differ.

type WithoutUndefined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

export const withoutUndefined = <T extends object>(value: T): WithoutUndefined<T> =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as WithoutUndefined<T>;
