// A coordinator without a model: the playbook of the question, worked through over the bus. One wave when the rates answer; whatever
// does not, the playbook says what it had to do without.

import { failed } from '../../bus/envelope.ts';
import type { CoordinatorName } from '../../domain/coordinators.ts';
import { choosePlaybook } from '../choose-playbook.ts';
import type { Findings, Limitacao } from '../consolidation.ts';
import type { Coordinator, Led } from '../coordinator.ts';
import type { MissionAsked } from '../missions.ts';
import { partialFindings } from '../partial-findings.ts';
import { PLAYBOOKS } from '../playbooks/table.ts';
import { partialWords } from '../replies/partial-words.ts';
import type { WorkingSet } from '../working-set.ts';
import { arrived } from './arrived.ts';
import { COORDINATOR_CONTRACTS } from './coordinator-contracts.ts';

export function playbookCoordinator(name: CoordinatorName, asked: Required<MissionAsked>): Coordinator {
  return {
    contract: COORDINATOR_CONTRACTS[name],
    async lead({ desk, notebook }): Promise<Led> {
      notebook.cycled();
      const answer = await desk.ask({
        destinatario: 'matematico',
        objetivo: 'roteiro',
        parametros: { roteiro: choosePlaybook(asked.question) },
        importancia: 'critica',
      });
      if (failed(answer)) return { kind: 'found', findings: onWhatArrived(asked, notebook, 'falha_agente') };
      return answer.payload.dados as Led;
    },
    consolidate: async ({ notebook }) => onWhatArrived(asked, notebook, 'timeout'),
  };
}

/** The playbook once more, at once, on what came back so far; what that leaves open is said. */
function onWhatArrived(
  { question, ledger, today, found }: Required<MissionAsked>,
  notebook: WorkingSet,
  why: Limitacao['tipo_limitacao'],
): Findings {
  const partial = partialFindings(notebook, why, found);
  try {
    const facts = arrived(notebook);
    const outcome = PLAYBOOKS[choosePlaybook(question)].run({ ...question, ledger, today, ...facts });
    if (outcome.kind === 'needs') return partial;
    const { findings } = outcome;
    return {
      ...findings,
      status: 'sucesso_parcial',
      limitacoes_encontradas: [...findings.limitacoes_encontradas, ...partial.limitacoes_encontradas],
      proximos_passos_sugeridos: [...findings.proximos_passos_sugeridos, partialWords.goOn],
    };
  } catch {
    // What failed over the bus may fail here too.
    return partial;
  }
}
