// Builds findings for a playbook: verdict first, then reasons, then supporting figures.

import type { Chart } from '../domain/chart.ts';
import type { DadoSuporte, Findings, Limitacao } from './consolidation.ts';
import type { PlaybookOutcome } from './playbook.ts';

type Support = Findings['resposta_pre_estruturada'];

/** An entry that does not apply this time is undefined, and left out. */
type Entries<T> = readonly (T | undefined)[];

export type Sum = Support['calculos_realizados'][number];

/** `result` by `formula`, with the values in it, so that it can be done again by hand. */
export const calculation = (label: string, formula: string, result: string): Sum => ({
  rotulo: label,
  formula,
  resultado: result,
});

export type Draft = {
  /** One sentence that answers the question. */
  readonly verdict: string;
  /** Whole sentences, a paragraph each. */
  readonly because?: Entries<string>;
  readonly data?: Entries<DadoSuporte>;
  readonly sums?: Entries<Sum>;
  readonly compared?: Entries<Support['comparacoes_feitas'][number]>;
  /** Data that was unavailable, in plain words. */
  readonly limits?: Entries<string>;
  readonly advice?: readonly string[];
  readonly next?: Entries<string>;
  readonly picture?: () => Chart | undefined;
};

const given = <T>(entries: Entries<T> = []): T[] => entries.filter((entry) => entry !== undefined);

const limit = (descricao: string): Limitacao => ({
  tipo_limitacao: 'dados_indisponiveis',
  descricao,
  impacto: 'baixo',
  operacoes_nao_executadas: [],
});

/** Findings of a question answered in full, without the entries that are undefined. */
export function found(draft: Draft): PlaybookOutcome {
  return {
    kind: 'found',
    ...(draft.picture === undefined ? {} : { picture: draft.picture }),
    findings: {
      status: 'sucesso_completo',
      objetivo_alcancado: true,
      resposta_pre_estruturada: {
        resposta_principal: [draft.verdict, ...given(draft.because)].join('\n\n'),
        dados_suporte: given(draft.data),
        calculos_realizados: given(draft.sums),
        comparacoes_feitas: given(draft.compared),
      },
      limitacoes_encontradas: given(draft.limits).map(limit),
      recomendacoes_adicionais: draft.advice ?? [],
      proximos_passos_sugeridos: given(draft.next),
    },
  };
}
