// Bundlers replace NODE_ENV by a constant, so `PROOFS && [...]` vanishes from the worker: example sentences are only
// needed by tests.

export const PROOFS = process.env.NODE_ENV !== 'production';
