// One step of the ReAct loop as JSON: more operations with their priority, or the final consolidation.

import * as z from 'zod/mini';
import { findingsSchema } from '../consolidation.ts';

const call = z.object({
  agente: z.string(),
  objetivo: z.string(),
  parametros: z.record(z.string(), z.unknown()),
  importancia: z.enum(['critica', 'complementar', 'opcional']),
});

export const reactStep = z.discriminatedUnion('passo', [
  z.object({
    passo: z.literal('executar'),
    raciocinio: z.string(),
    chamadas: z.array(call).check(z.minLength(1), z.maxLength(6)),
  }),
  z.object({ passo: z.literal('consolidar'), consolidacao: findingsSchema }),
]);

export type ReactStep = z.infer<typeof reactStep>;
export type ReactCall = z.infer<typeof call>;
