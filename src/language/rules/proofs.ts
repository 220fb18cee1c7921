// Bundlers put a constant in place of NODE_ENV, and `PROOFS && [...]` is then nothing: sentences that only tests read are not
// carried by the worker.

export const PROOFS = process.env.NODE_ENV !== 'production';
