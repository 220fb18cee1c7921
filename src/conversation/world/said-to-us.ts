// What is said to the product itself, in anger or with affection: answered kindly, whatever else the words resemble.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';

/** Said to us in anger. */
const INSULT = pattern()`
  ^(?:(?:voce|vc|ce|tu|caderneta|seu|sua|esse bot|essa porcaria|que|como|ai|nossa|mas|e|eh|so) )*
  (?:
    (?:muito |mto |uma? |tao )*(?:
      burr[oa]|idiota|imbecil|inutil|lix[oa]|porcaria|merda|bost[ae]|ruim|pessim[oa]|horrivel|incompetente|trouxa|
      otari[oa]|anta
    )(?: (?:demais|mesmo|viu|hein))*|
    (?:vai|va) (?:se |te |tomar |pra |a )*(?:foder|fuder|catar|lascar|no cu|merda|puta que pariu|plantar batata)|
    (?:voce |vc )?nao (?:serve|presta|funciona) (?:pra|para) nada|
    (?:te |eu te )?odeio(?: voce| vc)?
  )$
`;
/** Said to us with affection. */
const FOND = pattern('u')`
  ^(?:
    (?:eu )?(?:te|ti) (?:amo|adoro)|
    (?:voce|vc|ce) (?:me ama|gosta de mim|e (?:um amor|uma? fof[oa]|incrivel|demais|maravilhos[oa]|otim[oa]|top))|
    (?:quer )?(?:casa|casar|namora|namorar) comigo|
    saudades?(?: de (?:voce|vc))?|
    (?:❤\uFE0F?|🧡|💛|💚|💙|💜|🥰|😍|😘|💖|💕|🫶)+
  )(?: (?:demais|viu|caderneta|muito))*[\s?!.]*$
`;

/** @param text the message as written @returns which of the two it is; undefined for anything else */
export function saidToUs(text: string): 'insulted' | 'fond' | undefined {
  const words = folded(text).trim();
  if (INSULT.test(words.replace(/[!.?]+$/u, ''))) return 'insulted';
  return FOND.test(words) ? 'fond' : undefined;
}
