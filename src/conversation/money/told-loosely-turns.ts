// What people tell loosely: a part besides the whole, lists without commas, what was left out before, in wording the rules know.

import { piece } from '../../domain/pattern.ts';
import { MONTH_NAMES } from '../wording/calendar-words.ts';
import { type Turn, turn, VALUE } from '../wording/turn.ts';
import { TYPED_AMOUNT } from '../wording/typed-amount.ts';

export const TOLD_LOOSELY_TURNS: readonly Turn[] = [
  // A part of it, told besides: no purchase of its own. "Desses 62" points at one told before (decide-part-of-last).
  [
    turn(
      piece`
        (?<whole>(?!d(?:ess[ea]s?|isso|el[ea]s?|aquel[ea]s?|a[íi])(?![a-zà-ÿ]))(?!.*[a-zA-ZÀ-ÿ] (?:e|mais) [a-zA-ZÀ-ÿ])[^?]*?(?<all>${TYPED_AMOUNT})[^\d?]*?),? (?:e )?(?:
          (?:desses|destes|dess[ae] (?:valor|total)|dos quais|sendo(?: que)?|disso|d[ae]í),? ${TYPED_AMOUNT} (?:foi|foram|era|eram|é|s[óo]|de)|
          (?<=, ?)${TYPED_AMOUNT} (?:foi|foram|era|eram)|
          (?<= e )${TYPED_AMOUNT} (?:era|eram)
        ) (?:s[óo] )?(?:de |com |em |pr[ao] )?(?:[oa]s? )?
        (?<thing>(?!n[ao]s? |dia |ontem|hoje|car[oa]|barat[oa]|meu|minha|d[eao] |.* d[ao]s? (?:minha|meu))[a-zA-ZÀ-ÿ][a-zA-ZÀ-ÿ ]{2,25})
      `,
    ),
    '$<whole>',
  ],
  // What the other parent sends for the children comes in.
  [
    turn(
      piece`
        (?:(?:hoje|ontem),? )?(?<who>(?:(?:o|a|meu|minha) )*(?:pai|m[ãa]e|ex|ex-marido|ex-mulher|genitor)(?: d[aeo]s? [a-zA-ZÀ-ÿ]+(?: [a-zA-ZÀ-ÿ]+)?| deles| delas| del[ea])?)
        (?: j[áa])? (?:mandou|depositou|pagou|transferiu|passou|fez o pix d|deu) ?(?:a )?pens[ãa]o(?: d[aeo]s? [a-zA-ZÀ-ÿ]+)?,? (?:de |deu )?${VALUE}
      `,
    ),
    'recebi $<value> de pensão',
  ],
  // The person's own part of a bill that others share.
  [
    turn(
      piece`
        (?:o |a |meu |minha )?(?:racha|rachinha|rateio|cota) d[aeo]s? (?<what>[a-zA-ZÀ-ÿ][a-zA-ZÀ-ÿ ]{1,25}?)
        (?: (?:deu|foi|ficou|saiu|veio))?,? (?:em |por |de )?${VALUE}(?: (?:pra mim|pra cada(?: um)?|cada|minha parte))?
      `,
    ),
    'paguei $<value> de $<what>',
  ],
  // To be done another time.
  [
    turn(
      `((?:desconta|descontar|abate|abater|tirar?) ${TYPED_AMOUNT} d[ao] .{3,40}? (?:(?:n?o )?m[êe]s que vem|semana que vem|do pr[óo]ximo m[êe]s|na pr[óo]xima|amanh[ãa]))`,
    ),
    'anota: $1',
  ],
  // The price of now, of as many as before.
  [turn(`(.*\\d+ .+?),? (?:mas )?agora (a|por) (${TYPED_AMOUNT})`), '$1 $2 $3'],
  // A bare list of what was bought, one price behind the other.
  [
    turn(
      piece`
        (?!.*(?<![a-zA-ZÀ-ÿ])(?:
          e|de|por|a|x|vezes|cada|dia|mais|deu|foi|paguei|gastei|recebi|vendi|comprei|fiz|com|em|n[ao]|pr[ao]|minha|meu
        )(?![a-zA-ZÀ-ÿ]))(?:[a-zA-ZÀ-ÿ]{2,}(?: [a-zA-ZÀ-ÿ]{2,})? \d{1,4}(?:[.,]\d{1,2})? ){2,9}[a-zA-ZÀ-ÿ]{2,}(?: [a-zA-ZÀ-ÿ]{2,})? \d{1,4}(?:[.,]\d{1,2})?
      `,
    ),
    (all: string) => all.replace(/(?<=\d) (?=\p{L})/gu, ', '),
  ],
  // What begins in a month to come repeats from then on.
  [
    turn(
      piece`
        (?!(?:.*(?<![a-zA-ZÀ-ÿ]))?(?:paguei|gastei|comprei|recebi|todo|toda|ingresso|pre[çc]os?)(?![a-zA-ZÀ-ÿ]))
        ([a-zA-ZÀ-ÿ][a-zA-ZÀ-ÿ ]{2,40} ${TYPED_AMOUNT}),? (a partir de (?:${MONTH_NAMES}|m[êe]s que vem))(,? (?:no )?dia \d{1,2})?
      `,
    ),
    '$1 todo mês$3 $2',
  ],
  // Left out so far: "esqueci de falar do estacionamento, 15", "ontem esqueci de anotar o almoço, 32".
  [
    turn(
      piece`
        (?:(?:ah|ih|opa|e|eita|puts|nossa|mas),? )*(?<day>(?:ontem|hoje|anteontem),? )?(?:eu )?(?:
          (?:tinha |tava |ia )?esquec[a-zA-ZÀ-ÿ]+(?: (?:d[eo] )?(?:falar|anotar|marcar|contar|dizer|lan[çc]ar|registrar|botar|colocar|p[ôo]r))?|
          faltou(?: (?:falar|anotar|marcar|contar|dizer|lan[çc]ar|registrar|botar|colocar|p[ôo]r))?|
          deixei de anotar
        )(?: tamb[ée]m)?(?: d[ao]s?| [oa]s?| uma?| que teve [oa]?|,? (?:teve|tem) [oa]) (?<what>
          (?!(?:zero|senha|me|te|que|n[ãa]o)(?![a-zA-ZÀ-ÿ]))[a-zA-ZÀ-ÿ][a-zA-ZÀ-ÿ ]{1,40}?
        )(?:,| que (?:foi|deu|custou)|,? (?:foi|deu|de|custou))? ${VALUE}(?: (?:tamb[ée]m|tb))?
      `,
    ),
    '$<what> $<value> $<day>',
  ],
];
