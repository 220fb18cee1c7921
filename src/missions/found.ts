// Builds findings for a playbook: verdict first, then reasons, then supporting figures.

import type { Chart } from '../domain/chart.ts';
import type { DadoSuporte, Findings, Limitacao } from './consolidation.ts';
import type { PlaybookOutcome } from './playbook.ts';

type Support = Findings['resposta_pre_estruturada'];

export type Draft = {
  /** One sentence that answers the question. */
  readonly verdict: string;
  readonly because?: readonly string[];
  readonly data?: readonly (DadoSuporte | undefined)[];
  readonly sums?: Support['calculos_realizados'];
  readonly compared?: Support['comparacoes_feitas'];
  /** Data that was unavailable, in plain words. */
  readonly limits?: readonly string[];
  readonly advice?: readonly string[];
  readonly next?: readonly string[];
  readonly picture?: () => Chart | undefined;
};

const limit = (descricao: string): Limitacao => ({
  tipo_limitacao: 'dados_indisponiveis',
  descricao,
  impacto: 'baixo',
  operacoes_nao_executadas: [],
});

/** @param draft `because` are whole sentences; entries of `data` that are undefined are left out */
export function found(draft: Draft): PlaybookOutcome {
  const { verdict, because = [], data = [], sums = [], compared = [], limits = [], advice = [], next = [] } = draft;
  return {
    kind: 'found',
    ...(draft.picture === undefined ? {} : { picture: draft.picture }),
    findings: {
      status: 'sucesso_completo',
      objetivo_alcancado: true,
      resposta_pre_estruturada: {
        resposta_principal: [verdict, ...because].join('\n\n'),
        dados_suporte: data.filter((one) => one !== undefined),
        calculos_realizados: sums,
        comparacoes_feitas: compared,
      },
      limitacoes_encontradas: limits.map(limit),
      recomendacoes_adicionais: advice,
      proximos_passos_sugeridos: next,
    },
  };
}
