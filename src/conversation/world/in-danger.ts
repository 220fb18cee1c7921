// Words of somebody who may be in danger: the reply gives the emergency number, whatever question is open.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';

export type Danger = 'despair' | 'emergency';

/** "Quero morrer de rir" and "me matar de trabalhar" are exaggerations. */
const DESPAIR = pattern('u')`
  \b(?:quero|queria|vou|penso em|pensando em|pensei em|vontade de|so quero|melhor eu) (?:so )?
  (?:me matar|acabar com (?:tudo isso|a minha vida|minha vida)|tirar (?:a )?minha (?:propria )?vida)
  (?! (?:de|trabalhando|estudando|treinando)\b)|
  \b(?:quero|queria|vontade de|pensando em) (?:so )?morrer(?! (?:de|na|no)\b)|
  \bnao (?:quero|aguento|tenho vontade de) (?:mais )?viver(?: mais)?(?= |$)(?! (?:aqui|assim|sem|com|de|em|n[ao])\b)|
  \bpensando em suicidio\b
`;
const LAUGHS = /\b(?:k{3,}|(?:ha){2,}|rs(?:rs)*|lol)\b|😂|🤣/i;

const EMERGENCY = pattern('u')`
  \b(?:
    (?:com|sentindo|uma|deu) (?:muita |forte |uma )?(?:dor (?:forte )?no peito|falta de ar|convulsao)|
    nao (?:consegue|consigo|ta conseguindo|to conseguindo) respirar|
    (?:
      desmaiou|convulsionando|engasgou|engasgad[oa]|enfartou|infartou|infartando|tendo um (?:avc|infarto|derrame)|
      sangrando muito|nao acorda de jeito
    )|
    (?:tomou|bebeu|engoliu) (?:agua sanitaria|veneno|chumbinho|detergente|soda|alvejante|remedio demais|uma cartela)
  )\b
`;
/** A past event, a title, or something to write down. */
const NOT_NOW = pattern('u')`
  \b(?:
    anota|guarda|salva|lembra|lembrete|filme|serie|livro|novela|episodio|ontem|semana passada|mes passado|ano passado|
    exame|consulta|marquei|tive|teve|passou|gastei|paguei
  )\b
`;

/** @param text as typed @returns undefined when nobody is in danger now */
export function dangerIn(text: string): Danger | undefined {
  const words = folded(text);
  if (NOT_NOW.test(words) || LAUGHS.test(text)) return undefined;
  if (DESPAIR.test(words)) return 'despair';
  return EMERGENCY.test(words) ? 'emergency' : undefined;
}
