// Grief or sadness is answered with sympathy, never with an offer to save it.

import { CLOSE } from '../../domain/kin.ts';
import { pattern } from '../../domain/pattern.ts';

export type Distress = 'loss' | 'sadness' | 'jobless';

const LOVED = `(?:${CLOSE}|cachorr[oa]|gat[oa]|bebe)`;
const LOSS = new RegExp(
  `\\b(?:meu|minha|nosso|nossa) ${LOVED}(?: \\w+)? (?:faleceu|morreu|se foi|partiu)\\b|\\bperdi (?:o |a )?(?:meu|minha) ${LOVED}\\b(?! (?:n[oa]|e) )`,
  'u',
);
const SADNESS = pattern('u')`
  \b(?:terminei|acabou|terminou|acabei) (?:com )?(?:o |a )?(?:meu|minha|nosso) (?:
    namoro|noivado|casamento|relacionamento|namorad[oa]|noiv[oa]
  )\b|
  \bestou me separando\b|
  \b(?:me separei|nos separamos|levei um fora|tomei um pe na bunda)$|
  \b(?:to|tou|estou|ando|fiquei|me sinto|me sentindo) (?:
    (?:muito|tao|bem|meio|um pouco|mega|super|hoje|me sentindo) )*
  (?:
    triste|mal|pra baixo|desanimad[oa]|sozinh[oa]|arrasad[oa]|deprimid[oa]|angustiad[oa]|ansios[oa]|desesperad[oa]|
    acabad[oa]
  )(?! (?:em|com o|de saldo|n[oa]|pra|pro) )\b
`;

const JOBLESS = pattern('u')`
  ^(?:(?:hoje|ontem|poxa|entao|eu|acho que) )*(?:
    (?:fui|me) (?:mandad[oa] embora|mandaram embora|demitid[oa]|demitiram|dispensad[oa]|dispensaram|desligad[oa])|
    perdi (?:o |meu )(?:emprego|trabalho|trampo|servico)|
    (?:to|tou|estou|fiquei|ando) (?:desempregad[oa]|sem (?:emprego|trabalho|trampo))
  )(?: (?:hoje|ontem|d[oa] (?:emprego|trabalho|servico|empresa|firma)|agora|de novo|essa semana|esse mes))*$
`;

/** @param words folded @returns undefined when neither is told */
export function distressTold(words: string): Distress | undefined {
  if (LOSS.test(words)) return 'loss';
  if (JOBLESS.test(words)) return 'jobless';
  return SADNESS.test(words) ? 'sadness' : undefined;
}
