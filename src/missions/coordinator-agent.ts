// Exposes a coordinator as an agent on the bus, so that another coordinator can delegate a part of the question inside the same mission.

import { emptyPayload } from '../bus/answer.ts';
import type { Agent } from '../bus/contract.ts';
import type { Clock } from '../ports.ts';
import type { Coordinator, Leading } from './coordinator.ts';

/** @param leading context of the mission: the delegate shares its working set, and gets its package with another question. */
export function coordinatorAgent(coordinator: Coordinator, leading: () => Leading, clock: Clock): Agent {
  return {
    contract: coordinator.contract,
    async work(message, client) {
      const question = String(message.payload.parametros.pergunta);
      const mission = { ...leading().mission, query_original_usuario: question };
      const led = await coordinator.lead({ ...leading(), mission, client });
      const payload = emptyPayload(clock.now());
      if (led.kind === 'needs') {
        const erro = { motivo: 'parametros', detalhe: led.question, parametros_faltantes: [led.figure] } as const;
        return { status: 'falha_total', payload, erro };
      }
      const { findings } = led;
      const complete = findings.status === 'sucesso_completo';
      return {
        status: complete ? 'sucesso' : findings.status === 'falha' ? 'falha_total' : 'falha_parcial',
        payload: {
          ...payload,
          dados: findings,
          confiabilidade: complete ? 100 : 70,
          fontes: [coordinator.contract.nome_agente],
        },
        ...(findings.status === 'falha' ? { erro: { motivo: 'falha', detalhe: 'sem resultado' } as const } : {}),
      };
    },
  };
}
