// How a mission ended, as posted to the account's inbox: the reply, and only as much of the findings as "continua"
// needs.

import type { MissionEnd } from '../../domain/mission-news.ts';
import type { MissionOutcome } from '../../missions/mission-course.ts';

/** As JSON of a few kilobytes: it waits in the inbox like any message. */
export function missionEnd(outcome: MissionOutcome): MissionEnd {
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
