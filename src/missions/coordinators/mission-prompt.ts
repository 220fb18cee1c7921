// The nine sections of a coordinator's prompt (seed 002 section 5). Stable parts come first for provider caching, the mission last. Operations are
// listed from the contracts, so the prompt cannot name one that does not exist.

import type { CoordinatorName } from '../../domain/coordinators.ts';
import type { LlmSystemBlock } from '../../domain/llm.ts';
import type { Prompts } from '../../ports.ts';
import type { MissionPackage } from '../mission-package.ts';
import { contractWords } from './contract-words.ts';

/** @returns blocks from the most stable to the mission's own; `keep` marks where a provider may cache */
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
