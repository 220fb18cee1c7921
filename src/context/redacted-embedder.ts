// Nobody who tells what words mean sees what identifies a person or opens a door.

import type { Embedder } from '../domain/embedding.ts';
import { redact } from './redact.ts';

export const redactedEmbedder = ({ model, embed }: Embedder): Embedder => ({
  model,
  embed: (texts, of) => embed(texts.map(redact), of),
});
