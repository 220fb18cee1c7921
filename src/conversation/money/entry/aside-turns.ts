// What is said beside an entry and is no part of it: an opinion, an aside, where somebody lives, what did not come of it.

import { piece } from '../../../domain/pattern.ts';
import { AMOUNT, type Turn, text, turn, VALUE } from '../../wording/turn.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';

const OPINION = piece`
  (?:
    nem|bo[mn]|boa|ruim|p[ée]ssim[oa]|fri[oa]|mal educad[oa]|horr[íi]vel|delicios[oa]|del[íi]cia|sem gra[çc]a|
    salgad[oa]|dur[oa]|estragad[oa]|atrasad[oa]|top|maravilh[oa]s[oa]
  )(?![a-zà-ÿ])
`;
const THINGS = '[a-zà-ÿ][a-zà-ÿ ]{1,25}?';

export const ASIDE_TURNS: readonly Turn[] = [
  // "A água veio 78 e paguei com o dinheiro do pote".
  [turn(`([^?]*\\d[^?\\d]*?),? e (?:eu )?paguei com o? ?dinheiro (?:d[ao]|que) [^?\\d]{2,30}`), '$1'],
  // What the value leaves out does not name it: "gastei 37 na farmácia fora os remédios de sempre".
  [
    turn(
      '([^?]{0,40}\\d[^?]{0,12} (?:n[ao]s?|em|com|de|d[ao]) [a-zà-ÿ][^?\\d]{1,25}?),? (?:fora|tirando|sem contar|n[ãa]o contando|exceto|sem incluir) (?:[oa]s? |meus? |minhas? )(?!noite|tarde)[a-zà-ÿ][^?\\d]{2,40}',
    ),
    '$1',
  ],
  // "Veio 12 de juros pq atrasei mês passado": when its cause was.
  [
    turn(
      `([^?]*?\\d[^?]*?),? (?:pq|porque|por ?que|pois|j[áa] que|por causa d[aeo]) (?!.*\\d)[^?]{3,50}?(?:m[êe]s|semana|ano|vez) (?:passad[oa]|anterior|retrasad[oa])`,
    ),
    '$1',
  ],
  // "Jantar 180, dividimos por 3 pq a Dani não foi": who was not there shares nothing.
  [
    turn(
      '([^?]*?\\d[^?]*?),? (?:pq|porque|pois|j[áa] que) (?:[oa]s? )?[a-zà-ÿ]{2,20}(?: e [oa] [a-zà-ÿ]{2,20})? n[ãa]o (?:foi|foram|veio|vieram|quis|comeu|p[ôo]de|estava)[^?\\d]{0,20}',
    ),
    '$1',
  ],
  // "Mercado de 276, mas 36 é só meu": all of it was paid.
  [
    turn(
      `((?!.*(?:divid|rach|somos))[^?]*?\\d[^?]*?),? (?:mas|sendo que|e|s[óo] que) ${TYPED_AMOUNT} (?:[ée]|era|foi) (?:s[óo] )?(?:meu|minha|pra mim)`,
    ),
    '$1',
  ],
  // Out of what was just given.
  [
    turn(
      `(?:usei|gastei|peguei) ${VALUE} (?:disso|desse dinheiro|del[ea]|da[íi]|desse valor) (?:num|numa|n[ao]|em|com|pr[ao]) ([a-zà-ÿ][a-zà-ÿ ]{2,30})`,
    ),
    'gastei $<value> com $2',
  ],
  // "Não me julga": no part of it.
  [
    /^([^?]*\d[^?]*?),? (?:mas )?(?:n[ãa]o|n) me julgu?[ea]m?(?: (?:t[áa]|hein|por favor))*(?: ?(?:k{2,}|(?:ha){2,}|rs+))?[.!]*$/i,
    '$1',
  ],
  [turn(`([^\\d]{3,30} ${TYPED_AMOUNT}),? (?:e |mas )?n[ãa]o (?:ganhei|deu|veio|acertei|saiu)(?: em)? nada`), '$1'],
  [
    turn(
      '(?:nossa,? |vixe,? )?(?:achei|t[áa]|tava|foi) (?:muito |meio |bem |super )?(?:car[oa]|salgad[oa]|barat[oa]),? (.*\\d.*)',
    ),
    '$1',
  ],
  // The yearly dues of a profession are no number of it.
  [
    turn(
      `(?:paguei |a |o )*(?:anuidade )?(?:do |da |o |a )*(?:coren|crea|crm|oab|crp|crc|cro|crefito) (?:deu |foi |de )?${AMOUNT}( .{2,30})?`,
    ),
    (_, value, how) => `paguei ${text(value)} de anuidade${text(how)}`,
  ],
  // Drawn in a lot: nothing came in.
  [turn('(?:eu )?fui (?:contemplad[oa]|sorteado) (?:no|com o|pelo) cons[óo]rcio.*'), 'fui contemplado no consórcio'],
  // What it cost and how it was: "marmita 18 e nem era boa".
  [
    turn(
      `([a-zà-ÿ][a-zà-ÿ -]{1,30}? ${AMOUNT}),? (?:e|mas) (?=[^\\d]*$)(?!.*(?:paguei|gastei|comprei|recebi))(?:[a-zà-ÿ ]* )?${OPINION}.*`,
    ),
    '$1',
  ],
  // "Mandei fazer uma chave, 15", "matei a vontade de comer pizza, 64".
  [
    turn(
      `(?:hoje |ontem )?(?:mandei [a-z]{3,}[ae]r|matei a (?:vontade|saudade) d[eoa](?: comer| tomar)?) (?:[oa]s? |uma? )?(${THINGS}),? (?:por |deu |foi |ficou |custou |de )?${AMOUNT}`,
    ),
    'gastei $2 com $1',
  ],
  // The day of the event is none of the purchase.
  [
    turn(
      `(?:o |a )?(show|jogo|festa|evento|pe[çc]a|excurs[ãa]o|passeio|festival|congresso|corrida)((?: d[aeo]s? [a-zà-ÿ ]{2,25}?)?) (?:[ée] )?(?:n[ao] )?dia \\d{1,2}(?:/\\d{1,2})?,? (?:o |a )?(ingresso|entrada|passagem|inscri[çc][ãa]o)(?: (?:foi|deu|custou|saiu))?(?: por)? ${VALUE}(?: [a-zà-ÿ ]{3,15})?`,
    ),
    'comprei $3 do $1$2 por $<value>',
  ],
  // "Gastei 60 no boteco, não conta pra ninguém kk": an aside.
  [
    turn(
      `(.{3,60}\\d[^,]{0,40}),? (?:mas )?(?:n[ãa]o conta (?:pra|para) ningu[ée]m|segredo|me arrependi|que (?:raiva|dor|facada)|fica entre n[óo]s)(?: (?:k+|rs+|haha+))*`,
    ),
    '$1',
  ],
  [
    turn(
      '((?:[oa] )?(?:dona |seu )?[a-zà-ÿ]{3,15}) (?:d[oa]|ap|apto) \\d{2,4} ((?:pagou|comprou|levou|pegou|encomendou|ficou|ainda|n[ãa]o pagou)(?: .{1,60})?)',
    ),
    '$1 $2',
  ],
  [turn('(.{2,20}) d[oe] dia d(?:as m[ãa]es|os pais|os namorados|as crian[çc]as) (.*\\d.*)'), '$1 $2'],
];
