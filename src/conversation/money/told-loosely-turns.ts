// What people tell loosely: a part besides the whole, lists without commas, what was left out before, in wording the rules know.

import { piece } from '../../domain/pattern.ts';
import { MONTH_NAMES, WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { AMOUNT, groupsOf, type Turn, turn, VALUE } from '../wording/turn.ts';
import { TYPED_AMOUNT } from '../wording/typed-amount.ts';

const WHO = '(?<who>(?!(?:eu|el[ea]s?|que|quem)(?![a-zà-ÿ]))(?:(?:dona|seu|dra?) )?[a-zà-ÿ]{2,})';

export const TOLD_LOOSELY_TURNS: readonly Turn[] = [
  // What is invested, without saying in what.
  [
    turn(`(?:(?:j[áa]|eu|hoje),? )*tenho (?:(?:uns|umas|cerca de|mais ou menos) )?${VALUE} (?:investid|aplicad)[oa]s?`),
    'tenho $<value> em investimentos',
  ],
  // Done for somebody who paid a part of it: "hidratação da Carla 70, ela deixou 30 e o resto semana que vem".
  [
    turn(
      piece`
        (?<what>(?!(?:paguei|gastei|comprei|dei|conta|aluguel|parcela)(?![a-zà-ÿ]))[a-zà-ÿ]{4,}(?: [a-zà-ÿ]+){0,2}?) (?:d[ao]|n[ao]|pr[ao]) ${WHO} ${VALUE}
        ,? (?:e )?el[ea] (?:j[áa] |s[óo] )*(?:deixou|deu|pagou|adiantou|mandou) (?:s[óo] )?(?<part>${TYPED_AMOUNT})(?: de (?:sinal|entrada))?
        ,? (?:e |mas )?(?:o (?:resto|restante)|a outra metade) (?:(?:fica|paga|ficou|vem|s[óo]) )*(?<rest>.{3,30}?)
      `,
    ),
    'vendi $<what> pra $<who> por $<value>, ela pagou $<part> e o resto $<rest>',
  ],
  // The day of the event is none of the purchase.
  [
    turn(
      `(?:o |a )?(show|jogo|festa|evento|pe[çc]a|excurs[ãa]o|passeio|festival|congresso|corrida)((?: d[aeo]s? [a-zà-ÿ ]{2,25}?)?) (?:[ée] )?(?:n[ao] )?dia \\d{1,2}(?:/\\d{1,2})?,? (?:o |a )?(ingresso|entrada|passagem|inscri[çc][ãa]o)(?: (?:foi|deu|custou|saiu))?(?: por)? ${VALUE}(?: [a-zà-ÿ ]{3,15})?`,
    ),
    'comprei $3 do $1$2 por $<value>',
  ],
  // Exchanged for another: only what that cost.
  [
    turn(
      `(?<bought>comprei (?:uma? |o |a )?[a-zà-ÿ][a-zà-ÿ ]{1,30}?)(?: de| por)? ${TYPED_AMOUNT},? (?:(?:mas|e|depois|na verdade|na vdd|s[óo] que),? )*troquei por (?:uma? )?outr[oa] (?:de|por|que (?:era|custava)) ${VALUE}`,
    ),
    '$<bought> por $<value>',
  ],
  // The old one given for it is no price of its own.
  [
    turn(
      `([^?]*\\d[^?]*?),? (?:e |mas )?(?:dei|entreguei|deixei) [oa]s? (?:velh|antig|usad)[oa]s? (?:por|como|de|na|em) [^?]{3,25}`,
    ),
    '$1',
  ],
  // "A luz veio 210, somos 5"
  [
    turn(
      `(?<all>[^?]*\\d[^?]*?),? (?:e )?(?:(?:n[óo]s )?somos(?: em)?|moramos em|a gente [ée] em) (?<count>[2-9])(?: (?:na casa|l[áa]|na rep|pessoas|moradores|pra dividir))*(?:,? (?:e )?(?:(?:fui )?eu (?:que|quem) paguei|paguei (?:eu|tudo)))?`,
    ),
    '$<all> dividido por $<count>',
  ],
  // Taken from the pay each month.
  [
    turn(
      `(?:d[ao] (?:meu |minha )?(?:aposento|aposentadoria|benef[íi]cio|sal[áa]rio|pagamento|INSS|pens[ãa]o) )?(?:j[áa] )?(?:vem|v[êe]m|sai|[ée]) descontad[oa]s? ${VALUE} d[eo] (?<what>[a-zà-ÿ][a-zà-ÿ ]{2,25}?)(?: (?:direto|todo m[êe]s|por m[êe]s|na folha))*`,
    ),
    '$<what> $<value> todo mês',
  ],
  // A day's takings beside its cost.
  [
    turn(
      `(hoje|ontem|anteontem),? (?:foram|deu|deram|entrou|entraram) ${AMOUNT} e gastei ${AMOUNT} (?:de|com|em) ([a-zà-ÿ][a-zà-ÿ ]{2,25}?)`,
    ),
    '$1 recebi $2 de trabalho e gastei $3 com $4',
  ],
  // Less was paid than the price, and why is told behind it.
  [
    turn(
      `(?<what>[a-zà-ÿ][a-zà-ÿ ]{2,30}?)(?: (?:era|custava|é))? ${TYPED_AMOUNT},? (?:mas|s[óo] que) (?:eu )?(?:s[óo] )?(?:paguei|saiu por|ficou por)(?: s[óo])? ${VALUE},? (?:(?:que |porque |pq )?(?:era|tava|estava|teve|tinha|com) (?:em |de |na )?(?:promo[a-zà-ÿ]*|desconto|cupom|oferta|cashback))`,
    ),
    'paguei $<value> de $<what>',
  ],
  // A day's driving over two apps: "99" is one of them.
  [
    turn(
      `(?<day>(?:hoje|ontem) )?(?:fiz|deu|tirei|ganhei) ${VALUE}(?<same> hoje| ontem)? (?:somando|juntando|entre|contando|com) (?:[oa] )?(?:uber|99|indrive|ifood|rappi) (?:e|mais) (?:[oa] )?(?:uber|99|indrive|ifood|rappi)`,
    ),
    (...said) => {
      const { day, same, value } = groupsOf(said);
      return `${(day ?? same ?? 'hoje').trim()} recebi ${value} de corrida`;
    },
  ],
  // Sold at a price, of which a part is paid.
  [
    turn(
      `(?<what>[a-zà-ÿ]{4,}(?: (?:de|com) [a-zà-ÿ]+)?)(?: (?:de|com) \\d{1,2})? por ${VALUE} (?:pr[ao]|para [oa]) ${WHO},? (?:e )?(?:el[ea] )?(?:j[áa] |s[óo] )*(?:pagou|deu|deixou|adiantou) (?<part>${TYPED_AMOUNT})`,
    ),
    'vendi $<what> pra $<who> por $<value>, ela pagou $<part> e o resto depois',
  ],
  // What is to be done, its day and about what it costs.
  [
    turn(
      `(?:tenho que |preciso |vou )?(?:trocar|comprar|consertar|arrumar|fazer|revisar) (?:[oa]s? |uma? )?(?<what>[a-zà-ÿ][a-zà-ÿ ]{2,25}?) (?<when>amanh[ãa]|semana que vem|m[êe]s que vem|(?:n[ao] )?(?:${WEEKDAY_NAMES})(?: que vem)?|dia \\d{1,2}),? (?:e )?(?:(?:vai )?(?:dar|custar|sair) )?(?:uns |mais ou menos |por volta de |cerca de )?${VALUE}`,
    ),
    'vou gastar $<value> com $<what> $<when>',
  ],
  // Less came than was told.
  [
    turn(`n[ãa]o,? (?:na verdade )?(?:caiu|entrou|veio|recebi|pagaram|pagou|mandou) s[óo] ${VALUE}`),
    'na verdade foi $<value>',
  ],
  // Only the recording was forgotten.
  [
    turn(
      `(?<day>(?:hoje|ontem|anteontem),? )?(?:eu )?(?:me )?esqueci de (?:anotar|falar|lan[çc]ar|dizer|contar)[,:]? (?:que )?(?<did>(?:fiz|gastei|recebi|paguei|comprei|ganhei|vendi) [^?]*\\d[^?]*)`,
    ),
    (...said) => `${groupsOf(said)['day'] ?? ''}${groupsOf(said)['did'] ?? ''}`,
  ],
  // So many of a singular: "fiz 3 manutenção a 40".
  [
    turn(
      `(?<lead>(?:(?:hoje|ontem),? )?fiz (?:mais )?[2-9]) (?<what>[a-zà-ÿ]{3,}[aeoç][o]?) a ${VALUE}(?<rest> (?:hoje|ontem|cada))?`,
    ),
    (...said) => {
      const { lead, what = '', value, rest = '' } = groupsOf(said);
      return `${lead} ${/ção$/i.test(what) ? what.replace(/ção$/i, 'ções') : `${what}s`} a ${value}${rest}`;
    },
  ],
  // "Dá pra sair sexta com 80 reais?"
  [
    turn(
      `(?:e )?(?:d[áa]|daria|consigo|posso) (?:(?:pra|para) )?(?:eu )?(?:sair|ir|comer|jantar|almo[çc]ar|passear|curtir|viajar)(?: [^\\d]{2,25}?)? com ${VALUE}`,
      '\\s*\\?+',
    ),
    'posso gastar $<value>?',
  ],
  // "Luz 168, dividido": by two.
  [turn(`([^?]*\\d[^?]*?),? (?:dividid[oa]|rachad[oa]|meio a meio)(?: tb| tamb[ée]m)?`), '$1 dividido por 2'],
  // "A parcela do carro é 1150 dia 15": of every month.
  [
    turn(
      piece`
        (?:e )?(?:[oa] |meu |minha )?(?<what>(?:parcela|presta[çc][ãa]o|mensalidade|aluguel|condom[íi]nio|internet|luz|[áa]gua|g[áa]s|escola|faculdade|academia|plano(?: funer[áa]rio| de sa[úu]de| odontol[óo]gico)?|seguro|consignado|financiamento)(?: d[aeo]s? [a-zà-ÿ ]{2,25}?)?)
        [ ](?:é|e|fica|s[ãa]o|custa|d[áa])(?: de| em)? ${VALUE},? (?:e )?(?:(?:vence|cai|pago|todo|no|sempre) )*dia (?<day>\d{1,2})
      `,
    ),
    'pago $<value> de $<what> todo dia $<day>',
  ],
  // The present tense and a day: of every month.
  [
    turn(
      `(?:eu )?(?:ganho|recebo) ${VALUE}(?<of> (?:d[eoa]|pel[oa]) [a-zà-ÿ][a-zà-ÿ ]{1,25}?)?,? (?:(?:sempre|no|cai|que cai) )*dia (?<day>\\d{1,2})`,
    ),
    (...said) => {
      const { value, of = '', day } = groupsOf(said);
      return `recebo ${value}${of} todo dia ${day}`;
    },
  ],
  // What is taken from the pay each month is the instalment, and no debt of that value.
  [
    turn(
      piece`
        (?:eu )?(?:tenho |pago )?(?:um |o |meu )?(?<what>consignado|empr[ée]stimo(?: consignado)?|financiamento)(?: (?:n[oa]|d[oa]|com [oa]) [a-zà-ÿ]+)? de ${VALUE},? (?:que )?(?:
          (?:[ée] )?descontad[oa]|desconta|vem descontad[oa]|por m[êe]s|mensa(?:l|is)|todo m[êe]s|sai|cai
        )(?: (?:direto|todo m[êe]s|por m[êe]s|na folha|da folha|do (?:benef[íi]cio|sal[áa]rio|pagamento|INSS)|no (?:benef[íi]cio|sal[áa]rio)))*
        ,? (?:e )?(?:ainda )?(?:faltam?|restam?|tem|s[ãa]o) (?:mais )?(?<count>\d{1,3}) (?:parcelas|meses|vezes|presta[çc][õo]es)
      `,
    ),
    'tenho um $<what>, faltam $<count> parcelas de $<value>',
  ],
  [
    turn(
      `(?:caiu |recebi |entrou )?(?:a )?(?:o )?(?:(?:meu|minha) )?(?:13[ºo°]?|d[ée]cimo terceiro) adiantado(?: (?:caiu|entrou|chegou|veio))?,? (?:de |foi )?${VALUE}`,
    ),
    'recebi $<value> da primeira parcela do 13º',
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
  // What the other parent sends for the children comes in.
  [
    turn(
      piece`
        (?:(?:hoje|ontem),? )?(?<who>(?:(?:o|a|meu|minha) )*(?:pai|m[ãa]e|ex|ex-marido|ex-mulher|genitor)(?: d[aeo]s? [a-zà-ÿ]+(?: [a-zà-ÿ]+)?| deles| delas| del[ea])?)
        (?: j[áa])? (?:mandou|depositou|pagou|transferiu|passou|fez o pix d|deu) ?(?:a )?pens[ãa]o(?: d[aeo]s? [a-zà-ÿ]+)?,? (?:de |deu )?${VALUE}
      `,
    ),
    'recebi $<value> de pensão',
  ],
  // The person's own part of a bill that others share.
  [
    turn(
      piece`
        (?:o |a |meu |minha )?(?:racha|rachinha|rateio|cota) d[aeo]s? (?<what>[a-zà-ÿ][a-zà-ÿ ]{1,25}?)
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
  [
    turn(
      `(?:(?:eu|hoje|agora|ainda|s[óo]) )*(?:tenho|t[ôo] com|estou com) ${VALUE} (?:no|em) banco(?: (?:hoje|agora))?`,
    ),
    'tenho $<value> na conta',
  ],
  // What begins in a month to come repeats from then on.
  [
    turn(
      piece`
        (?!(?:.*(?<![a-zà-ÿ]))?(?:paguei|gastei|comprei|recebi|todo|toda|ingresso|pre[çc]os?)(?![a-zà-ÿ]))
        ([a-zà-ÿ][a-zà-ÿ ]{2,40} ${TYPED_AMOUNT}),? (a partir de (?:${MONTH_NAMES}|m[êe]s que vem))(,? (?:no )?dia \d{1,2})?
      `,
    ),
    '$1 todo mês$3 $2',
  ],
  // Left out so far: "esqueci de falar do estacionamento, 15", "ontem esqueci de anotar o almoço, 32".
  [
    turn(
      piece`
        (?:(?:ah|ih|opa|e|eita|puts|nossa|mas),? )*(?<day>(?:ontem|hoje|anteontem),? )?(?:eu )?(?:
          (?:tinha |tava |ia )?esquec[a-zà-ÿ]+(?: (?:d[eo] )?(?:falar|anotar|marcar|contar|dizer|lan[çc]ar|registrar|botar|colocar|p[ôo]r))?|
          faltou(?: (?:falar|anotar|marcar|contar|dizer|lan[çc]ar|registrar|botar|colocar|p[ôo]r))?|
          deixei de anotar
        )(?: tamb[ée]m)?(?: d[ao]s?| [oa]s?| uma?| que teve [oa]?|,? (?:teve|tem) [oa]) (?<what>
          (?!(?:zero|senha|me|te|que|n[ãa]o)(?![a-zà-ÿ]))[a-zà-ÿ][a-zà-ÿ ]{1,40}?
        )(?:,| que (?:foi|deu|custou)|,? (?:foi|deu|de|custou))? ${VALUE}(?: (?:tamb[ée]m|tb))?
      `,
    ),
    '$<what> $<value> $<day>',
  ],
];
