// Fallback findings when the coordinator did not finish: what was found and what was not. The person always gets at least this.

import type { FoundFigure } from '../domain/mission-record.ts';
import type { Findings, Limitacao } from './consolidation.ts';
import { partialWords } from './replies/partial-words.ts';
import { type Exchange, successes, unfinished, type WorkingSet } from './working-set.ts';

/** Support line of a labelled figure, such as 'Cotação de PETR4'; unlabelled answers are omitted. */
const dados = ({ answer }: Exchange): Findings['resposta_pre_estruturada']['dados_suporte'] => {
  const { dados, fontes, confiabilidade } = answer.payload;
  if (typeof dados !== 'object' || dados === null) return [];
  const entries = 'resumo' in dados && Array.isArray(dados.resumo) ? dados.resumo : [];
  return entries.flatMap((one: unknown) =>
    isLine(one) ? [{ rotulo: one.rotulo, valor: one.valor, fonte: fontes.join(', '), confiabilidade }] : [],
  );
};

const isLine = (one: unknown): one is { readonly rotulo: string; readonly valor: string } =>
  typeof one === 'object' &&
  one !== null &&
  'rotulo' in one &&
  'valor' in one &&
  typeof one.rotulo === 'string' &&
  typeof one.valor === 'string';

/** @param earlier figures of an unfinished mission on the same question; newly found ones replace them. */
export function partialFindings(
  notebook: WorkingSet,
  why: Limitacao['tipo_limitacao'],
  earlier: readonly FoundFigure[] = [],
): Findings {
  const now = successes(notebook).flatMap(dados);
  const known = new Set(now.map(({ rotulo }) => rotulo));
  const missing = unfinished(notebook);
  const found = [...now, ...earlier.filter(({ rotulo }) => !known.has(rotulo))];
  return {
    status: found.length === 0 ? 'falha' : 'sucesso_parcial',
    objetivo_alcancado: false,
    resposta_pre_estruturada: {
      resposta_principal: partialWords.answer(found.length > 0, why),
      dados_suporte: found,
      calculos_realizados: [],
      comparacoes_feitas: [],
    },
    limitacoes_encontradas: [
      {
        tipo_limitacao: why,
        descricao: partialWords.limit(why, missing),
        impacto: found.length === 0 ? 'alto' : 'medio',
        operacoes_nao_executadas: missing,
      },
    ],
    recomendacoes_adicionais: [],
    proximos_passos_sugeridos: [partialWords.goOn],
  };
}
