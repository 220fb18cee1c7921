// One sum told by its parts, and several told in one breath: "a picanha deu 189, carvão 35, o resto 140".

import { piece } from '../../../domain/pattern.ts';
import { HELLO } from '../../../language/signals/greeting.ts';
import { WEEKDAY_NAMES } from '../../wording/calendar-words.ts';
import { AMOUNT, groupsOf, type Turn, text, turn, VALUE } from '../../wording/turn.ts';
import { asTyped, TYPED_AMOUNT, typedCents } from '../../wording/typed-amount.ts';

const NAMED = '(?:[oa]s? )?[a-zà-ÿ][a-zà-ÿ ]{2,25}?';
const WAS = '(?: (?:deu|foi|custou|saiu(?: por)?))?';
const EACH_PRICED = new RegExp(`(?:[oa]s? )?([a-zà-ÿ][a-zà-ÿ ]{2,25}?)${WAS} (${TYPED_AMOUNT})(?=$|,| e )`, 'gi');

/** What is done or made for a price, of which half may be paid before. */
const PAID_IN_PARTS =
  '(?:consert|arrum|obra|reforma|servi[çc]o|pintura|pintor|pedreiro|eletricista|encanador|marceneir|m[óo]ve(?:l|is)|instala|encomenda|frete|mudan[çc]a|tratamento|dentista|pr[óo]tese|advogad|vestido|costureir|mec[âa]nic|oficina|or[çc]amento|cobrou)';

export const PARTS_TURNS: readonly Turn[] = [
  // "Pedreiro cobrou 900 pra arrumar o muro, dei 300", "conserto 320, paguei metade": the rest waits.
  [
    turn(
      `(?:(?:hoje|ontem|e),? )*(?:[oa] )?(?<what>(?!vend|receb|ganh)[a-zà-ÿ][a-zà-ÿ ]{2,30}?)(?: (?:me )?(?:cobrou|pediu|fez por|deixou por|deu|foi|ficou|ficou em|custou|saiu))? (?:por )?${VALUE}(?<why> (?:pra|para|pel[oa]) [^,\\d]{3,30})?,? (?:e |mas )?(?:eu )?(?:(?:j[áa]|s[óo]|por enquanto) )*(?:dei|paguei|adiantei|deixei) (?:s[óo] )?(?:(?:a )?metade(?= (?:adiantad|de (?:sinal|entrada)))|(?<=${PAID_IN_PARTS}.{4,60})(?:a )?metade|(?<=(?:cobrou|pediu|por).{3,60})(?<part>${TYPED_AMOUNT}))(?: (?:agora|hoje|s[óo]|j[áa]|por enquanto|de entrada|de sinal|adiantad[oa]))*`,
    ),
    (...said) => {
      const { what, value = '', part } = groupsOf(said);
      const whole = typedCents(value);
      const paid = part === undefined ? Math.ceil(whole / 2) : typedCents(part);
      return paid < whole ? `${what} ${value}, dei ${asTyped(paid)} de entrada` : text(said[0]);
    },
  ],
  // "A banca custou 35 e o almoço 22".
  [
    turn(
      `(?:[oa] )?([a-zà-ÿ]{3,20}(?: d[aeo] [a-zà-ÿ]{3,15})?) (?:custou|saiu|foi|deu)(?: por)? (${TYPED_AMOUNT}) e [oa] ([a-zà-ÿ]{3,20}(?: d[aeo] [a-zà-ÿ]{3,15})?) (?:(?:custou|saiu|foi|deu) )?(${TYPED_AMOUNT})`,
    ),
    '$1 $2 e $3 $4',
  ],
  // One thing for two: "comprei remédio 86 da pressão e 34 do colesterol", "uniforme 90 pro Téo e 80 pra Bia".
  [
    turn(
      piece`
        (?:(?:hoje|ontem),? )?(?:comprei |gastei |paguei )?(?<thing>(?!(?:dei|dou|dev[eio]|pag[a-z]+|mand[a-z]+|empr[a-z]+|pass[a-z]+|receb[a-z]+|vend[a-z]+|fiz|bot[a-z]+|guard[a-z]+|transf[a-z]+|depos[a-z]+|faltam?|nota|mais|quer[a-z]*|preciso|uns|umas|tenho|pix)(?![a-zà-ÿ]))[a-zà-ÿ]{3,}|(?=.*(?:rem[ée]dio|consulta|exame|conta|luz|[áa]gua|passagem|mensalidade)s? )[a-zà-ÿ]{3,}) (?<value>${TYPED_AMOUNT})
        [ ](?<of>pr[ao] [a-zà-ÿ ]{3,20}?|(?<=(?:rem[ée]dio|consulta|exame|conta|luz|[áa]gua|passagem|mensalidade)s? [^a-z]{1,12} )d[ao] [a-zà-ÿ]{3,20})(?:,| e|, e) (?<other>${TYPED_AMOUNT}) (?<or>pr[ao] [a-zà-ÿ ]{3,20}|d[ao] [a-zà-ÿ]{3,20})
      `,
    ),
    '$<thing> $<of> $<value> e $<thing> $<or> $<other>',
  ],
  // "A picanha deu 189, carvão 35, o resto 140".
  [
    turn(
      `((?:paguei |gastei )?${NAMED}${WAS} ${TYPED_AMOUNT}(?:(?:,| e) ${NAMED}${WAS} ${TYPED_AMOUNT}){0,4}),? (?:e )?(?:o )?(?:resto|restante)${WAS} ${AMOUNT}`,
    ),
    (_, parts, rest) => {
      const each = [...text(parts).matchAll(EACH_PRICED)].map(([, what, value]) => `${value} com ${what}`);
      return `gastei ${each.join(', ')} e ${text(rest)} com o resto das coisas`;
    },
  ],
  // "187 no ifood e 45 por fora".
  [
    turn(
      `([^?]*\\d [^?]*n[oa] (?:ifood|uber|99|rappi|indrive|app|aplicativo)) e (?:mais )?${AMOUNT} (?:por fora|no particular|particular|avulso)`,
    ),
    '$1 e $2 de particular',
  ],
  // "Aniversário da neta, bolo 120 e presente 75": what it was for.
  [
    turn(
      `(?:festa|anivers[áa]rio|ch[áa]|batizado|formatura|natal)(?: d[aeo]s? [a-zà-ÿ ]{3,20})?, (${NAMED} ${TYPED_AMOUNT}(?:(?:,| e|, e) ${NAMED} ${TYPED_AMOUNT}){1,5})`,
    ),
    'gastei: $1',
  ],
  // A verb that names what it was, on two days.
  [
    turn(
      `(?:eu )?abasteci ${AMOUNT} (ontem|anteontem),? (?:e )?(?:mais )?(?:hoje (?:mais |foi )?${AMOUNT}|${AMOUNT} hoje)`,
    ),
    (_, first, day, value, other) =>
      `gastei ${text(first)} com abastecimento ${text(day)} e ${text(value) || text(other)} com abastecimento hoje`,
  ],
  // A part of it, told besides: no purchase of its own. "Desses 62" points at one told before (decide-part-of-last).
  [
    turn(
      piece`
        (?<whole>(?!d(?:ess[ea]s?|isso|el[ea]s?|aquel[ea]s?|a[íi])(?![a-zà-ÿ]))(?!.*[a-zà-ÿ] (?:e|mais) [a-zà-ÿ])[^?]*?(?<all>${TYPED_AMOUNT})[^\d?]*?),? (?:e )?(?:
          (?:desses|destes|dess[ae] (?:valor|total)|dos quais|sendo(?: que)?|disso|d[ae]í),? ${TYPED_AMOUNT} (?:foi|foram|era|eram|é|s[óo]|de)|
          (?<=, ?)${TYPED_AMOUNT} (?:foi|foram|era|eram)|
          (?<= e )${TYPED_AMOUNT} (?:era|eram)
        ) (?:s[óo] )?(?:de |com |em |pr[ao] )?(?:[oa]s? )?
        (?<thing>(?!n[ao]s? |dia |ontem|hoje|car[oa]|barat[oa]|meu|minha|d[eao] |.* d[ao]s? (?:minha|meu))[a-zà-ÿ][a-zà-ÿ ]{2,25})
      `,
    ),
    '$<whole>',
  ],
  // A bare list of what was bought, one price behind the other.
  [
    turn(
      piece`
        (?!.*(?<![a-zà-ÿ])(?:
          e|de|por|a|x|vezes|cada|dia|mais|deu|foi|paguei|gastei|recebi|vendi|comprei|fiz|com|em|n[ao]|pr[ao]|minha|meu
        )(?![a-zà-ÿ]))(?:[a-zà-ÿ]{2,}(?: [a-zà-ÿ]{2,})? \d{1,4}(?:[.,]\d{1,2})? ){2,9}[a-zà-ÿ]{2,}(?: [a-zà-ÿ]{2,})? \d{1,4}(?:[.,]\d{1,2})?
      `,
    ),
    (all: string) => all.replace(/(?<=\d) (?=\p{L})/gu, ', '),
  ],
  // "Vendi 640 sábado e 510 domingo": each on its day.
  [
    turn(
      `((?:vendi|fiz|tirei|faturei|ganhei|recebi|gastei)) ${AMOUNT} ((?:no |na )?(?:hoje|ontem|anteontem|${WEEKDAY_NAMES})) e ${AMOUNT} ((?:no |na )?(?:hoje|ontem|anteontem|${WEEKDAY_NAMES}))`,
    ),
    '$1 $2 $3\n$1 $4 $5',
  ],
  // A total followed by its parts, which are dropped.
  [
    turn(
      piece`
        ${HELLO}(?<whole>
          (?:(?:hoje|ontem),? )?(?:o |meu )?(?:faturamento|movimento|apurado|vendas|caixa)
          (?: (?:de |d[ao] )?(?:hoje|ontem|dia|semana|loja|lojinha|sal[ãa]o|bar|barraca|banca))?
        ) (?:foi |deu |de |fechou (?:em |com )|ficou em |bateu )*${AMOUNT}
        (?:[,;]? (?:sendo|dos quais|das quais) .*\d.*)?
      `,
    ),
    (...said) => {
      const { whole = '' } = groupsOf(said);
      return `${/ontem/i.test(whole) ? 'ontem ' : ''}vendi ${text(said[2])}`;
    },
  ],
];
