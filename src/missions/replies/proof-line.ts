// One line with the sources of an answer's figures.

import type { RichText } from '../../domain/text.ts';
import type { Findings } from '../consolidation.ts';

/** Nothing when every figure is the person's own. */
export function proofLine({ resposta_pre_estruturada: { dados_suporte } }: Findings): RichText {
  const sources = new Set(
    dados_suporte.flatMap(({ fonte, de }) =>
      fonte === undefined ? [] : [de === undefined ? fonte : `${fonte} (${de})`],
    ),
  );
  return sources.size === 0 ? [] : ['\n\n', { italic: `Fontes: ${[...sources].join(', ')}.` }];
}
