// The nine sections of a coordinator's prompt (seed 002 section 5): what never changes first, so that a provider keeps it, and the
// mission last. Contracts are written from their data: a prompt cannot promise an operation that is not there.

import type { CoordinatorName } from '../../domain/coordinators.ts';
import type { LlmSystemBlock } from '../../domain/llm.ts';
import type { Prompts } from '../../ports.ts';
import type { MissionPackage } from '../mission-package.ts';
import { contractWords } from './contract-words.ts';

export function missionPrompt(
  name: CoordinatorName,
  mission: MissionPackage,
  prompts: Prompts,
): readonly LlmSystemBlock[] {
  const { contratos_agentes_disponiveis, ...rest } = mission;
  return [
    { text: prompts('coordinators/protocolo'), keep: true },
    {
      text: [prompts(`coordinators/${name}`), ...contratos_agentes_disponiveis.map(contractWords)].join('\n\n'),
      keep: true,
    },
    { text: JSON.stringify(rest) },
  ];
}
