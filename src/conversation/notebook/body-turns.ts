// What somebody weighs or measures, their blood pressure, fever and examinations, told without an order or asked: figures of a note, and no prices.

import { pattern, piece } from '../../domain/pattern.ts';
import type { Turn } from '../wording/turn.ts';
import { WHO } from './size-turns.ts';

const UNIT = piece`(?: ?(?:kg|quilos?|kilos?|g|gramas?|cm|cent[íi]metros|m|metros?|mil[íi]metros|mm))`;
const OF_BODY = piece`
  (?:press[ãa]o|glicose|glicemia|febre|temperatura|satura[çc][ãa]o|colesterol|triglic[ée]rides|hemoglobina|batimentos|peso|altura|imc)
`;

export const BODY_TURNS: readonly Turn[] = [
  // "Pesei 72 hoje", "acertei 45 de 80 no simulado".
  [
    /^(?:hoje )?(?:eu )?pesei (\d{2,3}(?:[.,]\d)?)(?: ?(?:kg|quilos?))?( hoje| ontem| agora)?[.!]*$/i,
    'anota: peso$2: $1 kg',
  ],
  [/^(?:meu |o meu )?peso:? (\d{2,3}[.,]\d)(?: ?(?:kg|quilos?))?[.!]*$/i, 'anota: peso: $1 kg'],
  [
    /^((?:semana|m[êe]s|ano) passad[oa]|ontem|antes|em [a-zà-ÿ]+) (?:eu )?(?:tava|estava) com (\d{2,3}[.,]\d)(?: ?(?:kg|quilos?))?[.!]*$/i,
    'anota: peso $1: $2 kg',
  ],
  [
    /^(?:e )?quanto (?:que )?(?:eu )?(?:(?:t[ôo]|tava|estava|estou) pesando|peso|pesava)(?: (?:hoje|mesmo|antes))*\s*\?*$/i,
    'procura peso',
  ],
  // "Quanto deu minha pressão?" is asked of a note.
  [
    pattern('i')`
      ^(?:e )?(?:quanto|como|qual)(?: (?:[ée] )?que)? (?:deu|t[áa]|est[áa]|foi|[ée]|tava|estava|ficou) (?:a |o |minha |meu |a minha |o meu )?
      (${OF_BODY}(?: (?:del[ea]|d[aeo]s? [a-zà-ÿ]+))?)(?: (?:hoje|ontem|mesmo|(?:n?ess[ea]s|nos [úu]ltimos) (?:[úu]ltimos )?dias|(?:n?ess[ea]) (?:semana|m[êe]s)|ultimamente))?\s*[?.!]*$
    `,
    'procura $1',
  ],
  [
    pattern(
      'i',
    )`^(?:ah,? |e )?((?:a |minha )?press[ãa]o(?: (?:del[ea]|d[aeo]s? [a-zà-ÿ]+(?: [a-zà-ÿ]+)?))?(?: hoje)?:? \d{1,2} ?(?:por|x|\/) ?\d{1,2})[.!]*$`,
    'anota: $1',
  ],
  // "Thor pesou 32kg", "o Davi mediu 1,12 m hoje".
  [
    pattern('i')`
      ^(?!(?:eu|quanto|qual|ele|ela) )(?:(?:ah|ali[áa]s|olha),? |e )?(${WHO}) (?:(?:engordou|emagreceu|cresceu),? (?:e )?(?:agora |j[áa] )?)?((?:
        (?:pesou|mediu)(?: hoje)? \d{1,3}(?:[.,]\d{1,3})?${UNIT}?|
        (?:pesa|mede|t[áa] pesando|t[áa] medindo|t[áa] com|est[áa] com)(?: hoje)? \d{1,3}(?:[.,]\d{1,3})?${UNIT}(?:(?:,| e) \d{1,3}(?:[.,]\d{1,3})?${UNIT})?
      )(?: (?:hoje|ontem|agora|j[áa]|na consulta))?)[.!]*$
    `,
    (_, who = '', told = '') =>
      `anota: medida: ${who} ${told.replace(/^(?:t[áa]|est[áa]) com (?=.*kg| quilo)/i, 'pesa ').replace(/ (?:agora|j[áa])$/i, '')}`,
  ],
  // "Hoje a pressão deu 14 por 9, fiquei preocupada", "ontem tava 12 por 8".
  [
    pattern('i')`
      ^(hoje|ontem|anteontem|agora)(?: de manh[ãa]| [àa] (?:tarde|noite)| cedo)? (?:a |minha |a minha )?(?:press[ãa]o )?(?:(?<=^agora )|(?:deu|tava|estava|foi|t[áa]|est[áa]|ficou) )(?:em )?
      (\d{1,2} ?(?:por|x|\/) ?\d{1,2})(?:,? (?:fiquei|t[ôo]|estou|achei|acho|que bom|gra[çc]as|tava|mas|n[ãa]o) [^?\d]{2,60})?[.!]*$
    `,
    'anota: pressão $1: $2',
  ],
  [
    pattern('i')`
      ^(hoje|ontem|anteontem|agora)(?: de manh[ãa]| [àa] (?:tarde|noite)| cedo)? (?:a |o |minha |meu )?(${OF_BODY}) (?:deu|tava|estava|foi|t[áa]|est[áa]|ficou) (?:em )?
      (\d{1,3}(?:[.,]\d)?)(?! ?(?:por|x|\/|reais))(?: (?:em jejum|depois do almo[çc]o|graus))?[.!]*$
    `,
    'anota: $2 $1: $3',
  ],
  // "Ele mediu a pressão: 15 por 9".
  [
    pattern('i')`
      ^(?:hoje |agora |ontem )?(${WHO}) (?:mediu|tirou|aferiu) a press[ãa]o(?: (?:hoje|agora))?:?,? (?:deu |e deu |tava |foi |t[áa] )?(?:em )?(\d{1,2} ?(?:por|x|\/) ?\d{1,2})(?: (?:hoje|agora))?[.!]*$
    `,
    (_, who = '', value = '') => `anota: pressão d${/^[oae]/i.test(who) ? '' : 'e '}${who}: ${value}`,
  ],
  // "À noite tava 13 por 8", behind it.
  [
    /^(?:e )?((?:[àa] (?:noite|tarde)|de (?:manh[ãa]|tarde|noite)|depois)(?: hoje)?) (?:deu|tava|estava|foi|t[áa]|ficou) (?:em )?(\d{1,2} ?(?:por|x|\/) ?\d{1,2})[.!]*$/i,
    'anota: pressão $1: $2',
  ],
  // "Nina tá com 38.2 de febre, dei dipirona 15 gotas às 14h".
  [
    pattern('i')`
      ^(?!.*(?:r\$|reais|paguei|comprei))((?:[oa] |meu |minha )?[a-zà-ÿ]+(?: [a-zà-ÿ]+)? (?:(?:t[áa]|est[áa]|tava|ficou|teve|deu) (?:com )?)?(?:febre (?:de |com )?(?:3[5-9]|4[0-2])|(?:3[5-9]|4[0-2])(?:[.,]\d)?(?: graus)? de febre)(?![a-zà-ÿ]).{0,100})$
    `,
    'anota: $1',
  ],
  [
    pattern('i')`
      ^(?:a )?press[ãa]o (hoje|ontem|agora) (?:t[áa]|tava|deu|foi|est[áa]|ficou)?(?: em)? ?(\d{1,2} ?(?:por|x|\/) ?\d{1,2})[.!]*$|
      ^(?:e )?a (?:do |de |da )(dia \d{1,2}|ontem|anteontem|semana passada) (?:foi|deu|tava) (\d{1,2} ?(?:por|x|\/) ?\d{1,2})[.!]*$
    `,
    (_, when, value, then, was) =>
      `anota: pressão ${typeof when === 'string' ? when : then}: ${typeof value === 'string' ? value : was}`,
  ],
  // "Exame de sangue deu TSH 4,2".
  [
    /^(?!.*(?:r\$|reais))((?:o |os )?(?:exames?|resultado)(?: d[aeo] [a-zà-ÿ]+)? (?:deu|deram|veio) [a-zà-ÿ]{2,}[a-zà-ÿ\d ]{0,20} \d[\d.,]*)[.!]*$/i,
    'anota: $1',
  ],
  // "E a glicose 110", behind another figure of the body.
  [
    pattern('i')`
      ^(?:e (?:deu )?|deu |(?=(?:a |o |minha |meu )?(?!press)[a-zà-ÿ]+ (?:hoje|hj) ))(?:a |o |minha |meu )?(${OF_BODY}(?: (?:deu|t[áa]|foi|[ée]|em|ficou|hoje|hj))*:? \d{1,3}(?:[.,]\d{1,2})?(?: ?(?:por|x|\/) ?\d{1,3})?
      (?: (?:hoje|ontem|agora|em jejum))?)[.!]*$
    `,
    'anota: $1',
  ],
];
