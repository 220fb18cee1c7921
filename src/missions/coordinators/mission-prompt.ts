// The nine sections of a coordinator's prompt (seed 002 section 5): what never changes first, so that a provider keeps it, and the
// mission last. Contracts are written from their data: a prompt cannot promise an operation that is not there.

import * as z from 'zod/mini';
import type { Contract } from '../../bus/contract.ts';
import type { LlmSystemBlock } from '../../domain/llm.ts';
import type { Prompts } from '../../ports.ts';
import type { CoordinatorName } from '../agent-names.ts';
import type { MissionPackage } from '../mission-package.ts';

export function missionPrompt(
  name: CoordinatorName,
  mission: MissionPackage,
  prompts: Prompts,
): readonly LlmSystemBlock[] {
  const { contratos_agentes_disponiveis, ...rest } = mission;
  return [
    { text: prompts('coordinators/protocolo'), keep: true },
    {
      text: [prompts(`coordinators/${name}`), ...contratos_agentes_disponiveis.map(contractText)].join('\n\n'),
      keep: true,
    },
    { text: JSON.stringify(rest) },
  ];
}

function contractText({
  nome_agente,
  tipo,
  descricao_curta,
  responsabilidades,
  operacoes_disponiveis,
}: Contract): string {
  const operations = Object.entries(operacoes_disponiveis).map(
    ([objetivo, { descricao, request, exemplo }]) =>
      `- ${objetivo}: ${descricao} parametros: ${JSON.stringify(z.toJSONSchema(request, { target: 'draft-7', io: 'input', unrepresentable: 'any' }))} exemplo: ${JSON.stringify(exemplo)}`,
  );
  return [`## ${nome_agente} (${tipo})`, descricao_curta, responsabilidades.join('; '), ...operations].join('\n');
}
