// Messages for a hard question that could not be completed.

import type { Limitacao } from '../consolidation.ts';
import { operationWords } from './operation-words.ts';

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
  /** @param missing operations that did not complete. */
  limit(why: Limitacao['tipo_limitacao'], missing: readonly string[] = []): string {
    const words = operationWords(missing);
    return words === '' ? WHY[why] : `${WHY[why]} Ficou faltando: ${words}.`;
  },
  leftOut(operations: readonly string[]): string {
    const words = operationWords(operations);
    return words === ''
      ? 'Deixei de fora uma parte da pesquisa que só complementaria a resposta.'
      : `Deixei de fora o que só complementaria a resposta: ${words}.`;
  },
  goOn: 'Diga "continua" que eu retomo de onde parei.',
} as const;
