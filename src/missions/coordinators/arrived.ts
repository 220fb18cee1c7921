// Builds a playbook's input from the answers a mission has received so far.

import type { Asked, Rates } from '../playbook.ts';
import { type Facts, factsIn, type Published } from '../published-facts.ts';
import { successes, type WorkingSet } from '../working-set.ts';

/** Only what succeeded counts; of a rate that came twice the later one. */
export function arrived(notebook: WorkingSet): Facts & Pick<Asked, 'rates'> {
  const published = successes(notebook)
    .filter(({ message }) => message.destinatario === 'pesquisa_externa')
    .map(({ answer }) => answer.payload.dados as Published);
  return {
    rates: Object.assign({}, ...published.map(({ indicadores = {} }) => indicadores)) as Rates,
    ...factsIn(published),
  };
}
