// Said in haste, in anger or to a recorder: the wording the rules know.

import { pattern, piece } from '../../domain/pattern.ts';
import type { Turn } from './turn.ts';
import { TYPED_AMOUNT } from './typed-amount.ts';

const NOT_THAT = 'não era isso';
const OURS = '(?:app|aplicativo|bot|rob[ôo]|sistema|programa|caderneta|neg[óo]cio|coisa|merda|porcaria|bosta)';
const BAD = '(?:burr[oa]|ruim|lix[oa]|in[úu]til|p[ée]ssim[oa]|horr[íi]vel|chat[oa]|idiota|lerd[oa]|est[úu]pid[oa])';

export const SPOKEN_TURNS: readonly Turn[] = [
  // "No max 120": no channel of films.
  [/^(.{0,60}(?<![a-zà-ÿ])no )m[áa]x\.?( (?:de )?(?:r\$ ?)?\d.*)$/i, '$1máximo$2'],
  // "Passa o protetor pra lista de compras".
  [
    /^(?:pode )?(?:passa|move|manda|joga) (?:[oa]s? )?([a-zà-ÿ][^,?:\d]{1,40}?) (?:pr[ao]|para)(?: a)? (?:minha )?(lista(?: d[aeo]s? [a-zà-ÿ][a-zà-ÿ ]{1,30}?)?)[.!]*$/i,
    'bota $1 na $2',
  ],
  // "2a parcela de 10 de 129,90": one of ten, and no ten of them.
  [
    pattern('i')`
      ^(?<before>.*?)(?<nth>\d{1,2})\s?[aª]\s?parcela(?: d[eao]s?)? (?<of>\d{1,3}) (?:de|no valor de) (?<value>${TYPED_AMOUNT})(?<after>\D*)$
    `,
    '$<before>$<nth>ª parcela de $<of>, $<value>$<after>',
  ],
  [
    new RegExp(
      piece`
        ^(?:(?:n[ãa]o|mas),? )*n[ãa]o (?:é|foi|era) (?:isso|assim)(?: n[ãa]o)?[,.!]* (?:mas |é que )?(?:eu )?
        (?:diss[ei]|falei|era|foi|escrevi|mandei|digitei)(?: que (?:era|foi))? (?<value>${TYPED_AMOUNT})[.!]*$
      `,
      'i',
    ),
    'na verdade foi $<value>',
  ],
  [
    pattern('i')`
      ^(?:(?:ops|opa|ih|eita|putz|ah),? )*(?:repeti|dupliquei|mandei (?:duas|2) vezes|
      (?:foi|ficou|saiu) (?:repetido|duplicado|dobrado)),? (?:apaga|tira|remove|exclui) (?:uma?|[oa] [úu]ltim[oa]|um deles|
      uma delas)[.!]*$
    `,
    'apaga o último',
  ],
  // An amount alone is money, and no title.
  [/^(?:guarda|separa|poupa|reserva) ((?:r\$ ?)?\d[\d.,]*(?: reais| mil)*)[.!]*$/i, 'guardei $1'],
  [/^(?:eu )?larguei (?=[oa] )/i, 'cancelei '],
  [
    /^(?:eu )?(?:quero|queria|preciso|precisava)(?: me)? lembrar de (?:uma coisa|um neg[óo]cio|um treco|uma parada)[.!:…]*$/i,
    'me lembra',
  ],
  [
    /^(?:(?:ent[ãa]o|mas|e),? )*(?:(?:voc[êe]|vc|isso|tu) )?serve pra qu?[eê]?(?: (?:mesmo|exatamente|afinal|ent[ãa]o))*\s*\?*$/i,
    'pra que você serve?',
  ],
  [/^(?:quanto|qto|qnto|qt) (?:q |que )?(?:me )?sobr[oô]w?\s*\??$/i, 'quanto sobrou?'],
  [new RegExp(`^(?:que|q|esse|essa|eta|ô) ${OURS}(?: (?:mais|muito|é|de) )? ?${BAD}[.!]*$`, 'i'), NOT_THAT],
  [
    pattern('i')`
      ^(?:(?:mas|poxa|nossa|cara),? )*(?:voc[êe]|vc|tu|isso) (?:n[ãa]o|n|num) (?:entende(?:u)?|presta|serve|funciona|ajuda)
      (?: (?:nada|direito|mesmo|pra nada|n[ãa]o|mais|o que eu falo))*[.!]*$
    `,
    NOT_THAT,
  ],
  [/^(?:a+f+|a+f+e+|pqp|puts|putz|que saco|ai ai|meu deus|mds|t[áa] dif[íi]cil)[.!]*$/i, NOT_THAT],
  [
    /^(?:voc[êe]|vc|tu) (?:é|eh|e) (?:muito |mt |t[ãa]o )?(?:burr[ao]|in[úu]til|ruim|p[ée]ssim[ao]|idiota|lerd[ao]|chat[ao])[.!]*$/i,
    'não era isso',
  ],
  [/^(?:e )?(?:pronto|prontinho|s[óo])[.!]*$/i, 'é isso'],
];
