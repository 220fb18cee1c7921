// "Muito tempo, e se eu fizer um bico de 500?", "entendi. e em 36x?", "nossa, caro! e sem entrada?": what is remarked of an answer, before it
// is asked on.

import { PARTNER } from '../../domain/kin.ts';
import { reworded, type Situation } from '../situation.ts';

const REMARK =
  /^(?:(?:(?:é|e|ta|tá|que|isso|ah|nossa|mas) )?(?:muito|demais|caro|carinho|pesado|puxado|nossa|demora\w*|poxa|puts|putz|caramba|eita|vixe|entendi|hum+|beleza|blz|legal|certo|tá|ta|ok|ah|bom|faz sentido|pena|absurdo|credo|show|massa|boa)(?: [a-zà-ÿ]+){0,2}[,.!]+ ?)+(?=(?:mas )?e (?:se|com|em|sem|por|no|na|o|a|qual|quanto)\b|mas se\b|quanto\b|em quanto\b|qual\b)/i;

/** "Ganho 4.500 e meu marido tá desempregado": nothing comes in from there. */
const IDLE = new RegExp(
  `,? ?(?:e|mas) (?:o |a |meu |minha )?(?:${PARTNER}|el[ea]) (?:(?:t[áa]|est[áa]|ficou|anda|segue) (?:desempregad[oa]|sem (?:trabalho|emprego|trabalhar)|parad[oa])|n[ãa]o trabalha)(?![a-zà-ÿ])`,
  'i',
);

/** @returns undefined where nothing was worked out, or nothing is remarked */
export function withoutRemark(situation: Situation): Situation | undefined {
  const { text, loaded } = situation;
  const said = text.trim().replace(IDLE, '');
  const rest = loaded.lastMission === undefined ? said : said.replace(REMARK, '');
  return rest === text.trim() || rest === text ? undefined : reworded(situation, rest);
}
