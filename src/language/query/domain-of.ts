// Domain of a hard question (one of seven) and its coordinator.

import { COORDINATOR_OF, type CoordinatorName, type Domain } from '../../domain/coordinators.ts';
import type { Reading } from '../reading/reading.ts';

function domain(r: Reading): Domain {
  const invests = r.has('invest_topic');
  if (r.has('concept')) return invests && !r.has('debt_topic') ? 'investimentos_fundamentos' : 'educacao_financeira';
  if (r.has('fundamentals')) return 'investimentos_fundamentos';
  if (r.has('habit')) return 'comportamento_financeiro';
  if (r.has('big_goal')) return 'planejamento_financeiro';
  if (r.hasAny('why', 'cause', 'diag_noun') && !invests) return 'diagnostico_financeiro';
  if (invests && !r.has('debt_topic')) return 'investimentos_estrategia';
  if (r.has('budget_topic') && !r.has('big_goal')) return 'orcamento_estrategico';
  if (r.has('debt_topic') || r.has('plan') || r.money !== undefined || r.has('goal_noun'))
    return 'planejamento_financeiro';
  if (r.hasAny('diag_topic', 'degree')) return 'diagnostico_financeiro';
  return invests ? 'investimentos_estrategia' : 'planejamento_financeiro';
}

/** Always answers: money of one's own when nothing points elsewhere. */
export function domainOf(r: Reading): { readonly domain: Domain; readonly coordinator: CoordinatorName } {
  const name = domain(r);
  return { domain: name, coordinator: COORDINATOR_OF[name] };
}
