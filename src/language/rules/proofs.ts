// Whether rule examples are included. Bundlers replace NODE_ENV by a constant, so `PROOFS && [...]` is removed from the worker: only tests need the
// examples.

export const PROOFS = process.env.NODE_ENV !== 'production';
