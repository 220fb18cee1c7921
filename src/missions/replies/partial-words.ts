// What is said when a hard question could not be worked out to the end.

import type { Limitacao } from '../consolidation.ts';

const WHY: Readonly<Record<Limitacao['tipo_limitacao'], string>> = {
  timeout: 'A conta ficou mais longa do que eu esperava e parei antes de terminar.',
  orcamento: 'Essa pergunta pede mais pesquisa do que consigo fazer de uma vez.',
  falha_agente: 'Uma das fontes que eu ia consultar não respondeu agora.',
  dados_indisponiveis: 'Faltaram dados para fechar a conta.',
};

export const partialWords = {
  answer: (some: boolean, why: Limitacao['tipo_limitacao']): string =>
    some
      ? 'Ainda não consigo fechar uma resposta, mas já levantei isto para você.'
      : `Desta vez não consegui chegar a uma resposta. ${WHY[why]}`,
  limit: (why: Limitacao['tipo_limitacao']): string => WHY[why],
  goOn: 'Diga "continua" que eu retomo de onde parei.',
} as const;
