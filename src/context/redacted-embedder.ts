// An Embedder that redacts every text before it leaves.

import type { Embedder } from '../domain/embedding.ts';
import { redact } from './redact.ts';

/** The same embedder over redacted texts: what is compared was redacted on both sides, so distances stay comparable. */
export const redactedEmbedder = ({ model, embed }: Embedder): Embedder => ({
  model,
  embed: (texts, of) => embed(texts.map(redact), of),
});
