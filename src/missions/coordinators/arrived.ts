// What executors published to a mission so far, as a playbook takes it.

import type { NewsItem, Quote } from '../../domain/market.ts';
import type { Asked, Rates } from '../playbook.ts';
import { successes, type WorkingSet } from '../working-set.ts';

type Published = {
  readonly indicadores?: Rates;
  readonly cotacoes?: readonly Quote[];
  readonly noticias?: readonly NewsItem[];
};

export function arrived(notebook: WorkingSet): Pick<Asked, 'rates' | 'quote' | 'news'> {
  const data = successes(notebook)
    .filter(({ message }) => message.destinatario === 'pesquisa_externa')
    .map(({ answer }) => answer.payload.dados as Published);
  const quote = data.flatMap(({ cotacoes = [] }) => cotacoes).at(0);
  const news = data.flatMap(({ noticias = [] }) => noticias);
  return {
    rates: Object.assign({}, ...data.map(({ indicadores = {} }) => indicadores)) as Rates,
    ...(quote === undefined ? {} : { quote }),
    ...(news.length === 0 ? {} : { news }),
  };
}
