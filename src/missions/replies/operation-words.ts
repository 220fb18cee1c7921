// What each operation provides, in the person's words, for answers that lack it.

import { listed } from '../../domain/listed.ts';

const BROUGHT: Readonly<Record<string, string>> = {
  'pesquisa_externa.cotacao': 'o preço de hoje',
  'pesquisa_externa.indicadores': 'as taxas de hoje',
  'pesquisa_externa.fundamentos': 'os resultados da empresa',
  'pesquisa_externa.setor': 'a comparação com o setor',
  'pesquisa_externa.inflacao': 'a inflação do período',
  'pesquisa_externa.noticias': 'as notícias',
  'investimentos.analisar': 'a parte dos investimentos',
  'planejamento.analisar': 'a comparação dos caminhos',
  'analise_financeira.analisar': 'a análise dos gastos',
};

const OF_AGENT: Readonly<Record<string, string>> = {
  dados_internos: 'uma parte das suas anotações',
  simplista: 'uma parte das suas anotações',
};

/** @param operations 'pesquisa_externa.noticias'. @returns 'o preço de hoje e as notícias'; '' for unlisted operations. */
export function operationWords(operations: readonly string[]): string {
  const named = operations.flatMap((one) => BROUGHT[one] ?? OF_AGENT[one.split('.')[0] ?? ''] ?? []);
  return listed([...new Set(named)]);
}
