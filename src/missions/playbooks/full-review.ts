// "Analise tudo e diga como aposentar aos 55": budget diagnosis, net worth and retirement plan in one answer. Flow 6 of the document.

import { netWorthOf } from '../../finance/definitions/net-worth.ts';
import { reais } from '../../finance/money.ts';
import type { Findings } from '../consolidation.ts';
import type { Asked, Playbook, PlaybookOutcome } from '../playbook.ts';
import { budgetDiagnosis } from './budget-diagnosis.ts';
import { retire } from './retire.ts';

/** Merges both findings: the plan's verdict, then the diagnosis. */
function joined(asked: Asked, plan: Findings, month: Findings): PlaybookOutcome {
  const { balance, reserve, invested, debts, total } = netWorthOf(asked.ledger);
  const [a, b] = [plan.resposta_pre_estruturada, month.resposta_pre_estruturada];
  const [monthVerdict = ''] = b.resposta_principal.split('\n\n');
  return {
    kind: 'found',
    findings: {
      ...plan,
      resposta_pre_estruturada: {
        resposta_principal: [
          a.resposta_principal,
          `Hoje: ${monthVerdict}`,
          `Patrimônio: ${reais(balance)} em conta + ${reais(reserve)} guardados + ${reais(invested)} investidos − ${reais(debts)} em dívidas = ${reais(total)}.`,
        ].join('\n\n'),
        dados_suporte: [...a.dados_suporte, ...b.dados_suporte],
        calculos_realizados: [...a.calculos_realizados, ...b.calculos_realizados],
        comparacoes_feitas: b.comparacoes_feitas,
      },
      proximos_passos_sugeridos: [...month.proximos_passos_sugeridos, ...plan.proximos_passos_sugeridos],
    },
  };
}

export const fullReview: Playbook = {
  run(asked) {
    const month = budgetDiagnosis.run(asked);
    if (month.kind === 'needs') return month;
    const plan = retire.run(asked);
    return plan.kind === 'needs' ? plan : joined(asked, plan.findings, month.findings);
  },
};
