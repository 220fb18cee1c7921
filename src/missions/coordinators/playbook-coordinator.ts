// A coordinator without a model: the playbook of the question, worked through over the bus. One wave when the rates answer; whatever
// does not, the playbook says what it had to do without.

import { failed } from '../../bus/envelope.ts';
import type { HardQuestion } from '../../domain/hard-question.ts';
import type { CoordinatorName } from '../agent-names.ts';
import { choosePlaybook } from '../choose-playbook.ts';
import type { Coordinator, Led } from '../coordinator.ts';
import { partialFindings } from '../partial-findings.ts';
import { COORDINATOR_CONTRACTS } from './coordinator-contracts.ts';

export const playbookCoordinator = (name: CoordinatorName, question: HardQuestion): Coordinator => ({
  contract: COORDINATOR_CONTRACTS[name],
  async lead({ desk, notebook }): Promise<Led> {
    notebook.cycled();
    const answer = await desk.ask({
      destinatario: 'matematico',
      objetivo: 'roteiro',
      parametros: { roteiro: choosePlaybook(question) },
      importancia: 'critica',
    });
    if (failed(answer)) return { kind: 'found', findings: partialFindings(notebook, 'falha_agente') };
    return answer.payload.dados as Led;
  },
  async consolidate({ notebook }) {
    return partialFindings(notebook, 'timeout');
  },
});
