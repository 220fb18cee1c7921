// 👍 or 👎 on the answer to a hard question, stored with it for the weekly report.

import * as z from 'zod/mini';
import { defineTool } from './tool.ts';

export type Rated = { readonly kind: 'rated'; readonly feedback: 'up' | 'down' };

export const rateAnswer = defineTool({
  name: 'rate_answer',
  description: 'Guarda o que a pessoa achou de uma resposta.',
  args: z.strictObject({}),
  internal: { mission: z.string(), feedback: z.enum(['up', 'down']) },
  effect: 'read',
  exposedToModel: false,
  run: ({ mission, feedback }, { tx }): Rated => {
    tx.missions.rate(mission, feedback);
    return { kind: 'rated', feedback };
  },
});
