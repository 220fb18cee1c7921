// The table or line chart behind the answer to a hard question. `prepare` computes it again; nothing of it is stored.

import * as z from 'zod/mini';
import type { Chart } from '../domain/chart.ts';
import type { Charted } from './draw-chart.ts';
import { defineTool } from './tool.ts';

export type StudyDrawn = {
  readonly chart: Chart;
  /** PNG in base64; absent when pictures are disabled. */
  readonly png?: string;
};

export const drawStudy = defineTool({
  name: 'draw_study',
  description: 'Mostra em tabela ou gráfico a resposta de uma pergunta difícil.',
  args: z.strictObject({}),
  internal: { mission: z.string(), outside: z.exactOptional(z.custom<StudyDrawn>()) },
  effect: 'read',
  exposedToModel: false,
  run: ({ outside }): Charted => ({ kind: 'charted', chart: undefined, ...outside }),
});
