// Loop prevention: a message carries the whole stack of callers, so one that would close a cycle is recognised and
// never sent.

import type { BusLimits } from './bus-limits.ts';
import type { Erro } from './envelope.ts';

/** @param path the callers, the first one first. @returns why the recipient must not be called from here. */
export function trailFault(
  path: readonly string[],
  recipient: { readonly nome_agente: string; readonly tipo: 'coordenador' | 'executor' },
  { sameAgent, depth }: BusLimits['loop'],
): Erro | undefined {
  const { nome_agente: name, tipo } = recipient;
  if (tipo === 'coordenador' && path.includes(name))
    return { motivo: 'circulo', detalhe: `${name} já espera por esta resposta` };
  const times = path.filter((one) => one === name).length + 1;
  if (times > sameAgent) return { motivo: 'loop', detalhe: `${name} apareceria ${times} vezes no caminho` };
  if (path.length > depth) return { motivo: 'profundidade', detalhe: `${path.length} níveis de chamada` };
  return undefined;
}
