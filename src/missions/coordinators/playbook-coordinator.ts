// Deterministic coordinator without a model: runs the question's playbook over the bus. One round of requests; the playbook reports the data it did
// not get.

import { failed } from '../../bus/envelope.ts';
import type { CoordinatorName } from '../../domain/coordinators.ts';
import { choosePlaybook } from '../choose-playbook.ts';
import type { Findings, Limitacao } from '../consolidation.ts';
import type { Coordinator, Led } from '../coordinator.ts';
import type { MissionAsked } from '../mission-asked.ts';
import { partialFindings } from '../partial-findings.ts';
import { PLAYBOOKS } from '../playbooks/table.ts';
import { partialWords } from '../replies/partial-words.ts';
import { withTold } from '../told-rates.ts';
import type { WorkingSet } from '../working-set.ts';
import { arrived } from './arrived.ts';
import { COORDINATOR_CONTRACTS } from './coordinator-contracts.ts';

/** Uses no model and never rejects; a figure only the person knows comes back as `needs`. */
export function playbookCoordinator(name: CoordinatorName, asked: Required<MissionAsked>): Coordinator {
  return {
    contract: COORDINATOR_CONTRACTS[name],
    async lead({ client, notebook }): Promise<Led> {
      notebook.cycled();
      const answer = await client.ask({
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

/** Runs the playbook on what has arrived so far; missing data is listed as a limitation. */
function onWhatArrived(
  { question, ledger, today, found }: Required<MissionAsked>,
  notebook: WorkingSet,
  why: Limitacao['tipo_limitacao'],
): Findings {
  const partial = partialFindings(notebook, why, found);
  try {
    const facts = arrived(notebook);
    const rates = withTold(facts.rates, question.figures, today);
    const outcome = PLAYBOOKS[choosePlaybook(question)].run({ ...question, ledger, today, ...facts, rates });
    if (outcome.kind === 'needs') return partial;
    const { findings } = outcome;
    return {
      ...findings,
      status: 'sucesso_parcial',
      limitacoes_encontradas: [...findings.limitacoes_encontradas, ...partial.limitacoes_encontradas],
      proximos_passos_sugeridos: [...findings.proximos_passos_sugeridos, partialWords.goOn],
    };
  } catch {
    // An error in the bus round may recur here; the partial findings are then returned.
    return partial;
  }
}
