// Expected failures are values; a throw is a bug.

export type Result<T, F> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: F };

/** The result of what went as expected. */
export const succeed = <T>(value: T): Result<T, never> => ({ ok: true, value });
/** The result of a failure the caller has to handle. */
export const fail = <F>(failure: F): Result<never, F> => ({ ok: false, failure });
