// How a mission ended, as it is told to the account's lane: what was said, and no more of what was found than "continua" takes up.

import type { MissionEnd } from '../../domain/mission-news.ts';
import type { MissionOutcome } from '../../missions/orchestrator.ts';

export function endOf(outcome: MissionOutcome): MissionEnd {
  if (outcome.kind !== 'answered') return outcome;
  const { text, record, consolidation } = outcome;
  const found = consolidation.resposta_pre_estruturada.dados_suporte.map(({ rotulo, valor, fonte, de }) => ({
    rotulo,
    valor,
    fonte,
    de,
  }));
  return { kind: 'answered', text, record, found };
}
