// Stops hard questions running beside the lane. The mission runner notices through their rows.

import * as z from 'zod/mini';
import { defineTool } from './tool.ts';

export type StudyStopped = { readonly kind: 'study_stopped' };

export const stopStudy = defineTool({
  name: 'stop_study',
  description: 'Para de trabalhar numa pergunta difícil.',
  args: z.strictObject({}),
  internal: { missions: z.readonly(z.array(z.string())) },
  effect: 'read',
  exposedToModel: false,
  run: ({ missions }, { tx, now }): StudyStopped => {
    for (const mission of missions) tx.missions.stop(mission, now);
    return { kind: 'study_stopped' };
  },
});
