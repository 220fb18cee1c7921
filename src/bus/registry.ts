// The agents that can be called. Messages for an absent agent go to the fallback its contract names.

import type { Agent, Operation } from './contract.ts';

export interface Registry {
  find(name: string): Agent | undefined;
  operation(name: string, objective: string): Operation | undefined;
  contracts(): readonly Agent['contract'][];
}

/** @throws when two agents have the same name. */
export function registryOf(agents: readonly Agent[]): Registry {
  const byName = new Map(agents.map((agent) => [agent.contract.nome_agente, agent]));
  if (byName.size !== agents.length) throw new Error('two agents bear one name');
  return {
    find: (name) => byName.get(name),
    operation: (name, objective) => byName.get(name)?.contract.operacoes_disponiveis[objective],
    contracts: () => agents.map(({ contract }) => contract),
  };
}
