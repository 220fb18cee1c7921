// How a mission ended, as posted to the account's inbox: the reply, and only as much of the findings as "continua"
// needs.

import type { MissionEnd } from '../../domain/mission-news.ts';
import type { MissionOutcome } from '../../missions/mission-course.ts';

/** What a figure found is of, where it has no source: for "qual a diferença entre as duas?". */
export const OF_SUM = 'conta';
export const OF_WAY = 'cenário';

/** As JSON of a few kilobytes: it waits in the inbox like any message. */
export function missionEnd(outcome: MissionOutcome): MissionEnd {
  if (outcome.kind !== 'answered') return outcome;
  const { text, record, consolidation } = outcome;
  const { dados_suporte, calculos_realizados, comparacoes_feitas } = consolidation.resposta_pre_estruturada;
  const found = [
    ...dados_suporte.map(({ rotulo, valor, fonte, de }) => ({ rotulo, valor, fonte, de })),
    ...calculos_realizados.map(({ rotulo, resultado: valor }) => ({ rotulo, valor, fonte: OF_SUM })),
    ...comparacoes_feitas
      .filter(({ cenario }) => !/^Mês \d/.test(cenario))
      .map(({ cenario: rotulo, resultado: valor }) => ({ rotulo, valor, fonte: OF_WAY })),
  ];
  return { kind: 'answered', text, record, found };
}
