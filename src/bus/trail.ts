// Who called whom on the way to a message. A message that would close a circle is never sent: the path is the whole stack of callers,
// so looking along it finds every cycle the message could make.

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
