// Converts executors' published data into the facts a playbook takes.

import type { Fundamentals, Inflation, NewsItem, Quote } from '../domain/market.ts';
import type { Asked, Rates } from './playbook.ts';

/** Data an answer of pesquisa_externa may contain. */
export type Published = {
  readonly indicadores?: Rates;
  readonly cotacoes?: readonly Quote[];
  readonly noticias?: readonly NewsItem[];
  readonly fundamentos?: readonly Fundamentals[];
  readonly inflacao?: Inflation;
  /** When present, `fundamentos` are those of the sector peers. */
  readonly setor?: string;
};

export type Facts = Pick<Asked, 'quote' | 'news' | 'fundamentals' | 'sector' | 'inflation'>;

/** The first of each kind. */
export function factsIn(data: readonly Published[]): Facts {
  const quote = data.flatMap(({ cotacoes = [] }) => cotacoes).at(0);
  const news = data.flatMap(({ noticias = [] }) => noticias);
  const fundamentals = data.flatMap(({ setor, fundamentos = [] }) => (setor === undefined ? fundamentos : [])).at(0);
  const inflation = data.flatMap(({ inflacao }) => inflacao ?? []).at(0);
  const sector = data
    .flatMap(({ setor, fundamentos = [] }) => (setor === undefined ? [] : [{ name: setor, companies: fundamentos }]))
    .at(0);
  return {
    ...(quote === undefined ? {} : { quote }),
    ...(news.length === 0 ? {} : { news }),
    ...(fundamentals === undefined ? {} : { fundamentals }),
    ...(sector === undefined ? {} : { sector }),
    ...(inflation === undefined ? {} : { inflation }),
  };
}
