// Rewrites bills that came, wait or are asked about into wording the rules know.

import { piece } from '../../../domain/pattern.ts';
import { BANKS } from '../../wording/bank-names.ts';
import { MONTH_NAMES, WEEKDAY_NAMES } from '../../wording/calendar-words.ts';
import { AMOUNT, groupsOf, type Turn, turn, VALUE } from '../../wording/turn.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';

const THING = '(?:(?:a|o) )?(?<thing>[a-zà-ÿ][a-zà-ÿ ]{1,30}?)';
const DUE = piece`
  (?:
    [, ]+(?:e )?(?:que )?(?:vence |(?:é )?(?:pra|para) )?
    (?<when>(?:dia|no dia|até|ate|amanh[ãa]|hoje|${WEEKDAY_NAMES}|semana)\b.*?)
  )?
`;
/** What comes each month under a name of its own. */
const BILL =
  '(?:boleto|carn[êe]|mensalidade|luz|[áa]gua|internet|aluguel|condom[íi]nio|g[áa]s|iptu|escola|faculdade|academia)';
const COSTS = '[, ]+(?:mas )?(?:(?:é|eh|são|sao|deu|veio|custa|e) )?(?:de )?';

const toPay = (...said: unknown[]): string => {
  const { thing = '', value = '', when } = groupsOf(said);
  return `tenho que pagar ${thing}, ${value}${when === undefined ? '' : `, ${when}`}`;
};

/** A shop's card is told apart by the shop. */
const IS_BANK = new RegExp(`^(?:${BANKS})$`, 'i');

export const BILL_TURNS: readonly Turn[] = [
  // "O nubank fecha dia 20", behind a purchase: of the card, and no correction.
  [
    turn(
      `(?:e )?o (?:meu )?(?:cart[ãa]o )?(${BANKS}) ((?:fecha|vira|vence)(?: (?:no|todo))? dia \\d{1,2}(?: e (?:fecha|vence)(?: no)? dia \\d{1,2})?)`,
    ),
    'cartão $1 $2',
  ],
  // "Zerei a fatura do Nubank": all of it is paid.
  [turn('(?:zerei|quitei|liquidei) (a fatura(?: d[aeo] [a-zà-ÿ ]{2,20})?)'), 'paguei $1'],
  // "Passeio do zoológico dia 30, pagar 45 até dia 25", "pagar 45 do passeio até sexta": nothing is paid yet.
  [
    new RegExp(
      `^([^,?\\d]{4,50}?) (dia \\d{1,2}(?:/\\d{1,2})?),? (?:(?:e )?(?:tem que|[ée] pra|precisa|preciso|tenho que) )?pagar ((?:r\\$ ?)?\\d[\\d.,]*(?: reais)?) at[ée] ((?:[oa] )?(?:dia \\d|amanh[ãa]|${WEEKDAY_NAMES})[^?$]{0,20})$`,
      'i',
    ),
    'tenho que pagar $3 de $1 até $4\nme lembra $2 de $1',
  ],
  [
    new RegExp(
      `^(?:(?:e|ah|anota(?: a[íi])?:?),? )*(pagar [^?]{0,60}?\\d[^?]{0,60}? at[ée] (?:[oa] )?(?:dia \\d|amanh[ãa]|${WEEKDAY_NAMES})[^?]{0,20})$`,
      'i',
    ),
    'tenho que $1',
  ],
  // "O boleto do freezer é 189, faltam 7"
  [
    turn(
      `(?:[oa] )?(boleto|carn[êe]|parcela|presta[çc][ãa]o) (d[aeo] [a-zà-ÿ][a-zà-ÿ ]{1,25}?) (?:é|eh|t[áa]|fica|deu) (?:de )?${VALUE},? (?:e |mas )?(?:ainda )?falta[mn]? (\\d{1,3})(?: parcelas?| delas)?`,
    ),
    '$1 $2 $<value>, faltam $4 parcelas',
  ],
  // Cheaper until its day: what is to be paid, by then.
  [
    turn(
      `((?:[oa] )?[a-zà-ÿ][a-zà-ÿ ]{2,30}?),? (?:é |de |deu |veio )?${TYPED_AMOUNT},? (?:mas |s[óo] que |e )?(?:se )?(?:eu )?pag(?:ar|ando) at[ée] (?:o )?(dia \\d{1,2}(?:/\\d{1,2})?|amanh[ãa]|sexta|segunda) (?:é|eh|fica|sai|cai|vai|paga|d[áa])(?: (?:s[óo]|por|pra|a))* ${VALUE}`,
    ),
    '$1 $<value> vence $2',
  ],
  // "A parcela da moto é 480, são 36 e já paguei 8": what is left of it is owed.
  [
    turn(
      piece`
        (?:a |minha )?(?:parcela|presta[çc][ãa]o) d([ao]) (?:minha |meu )?([a-zà-ÿ][a-zà-ÿ ]{1,20}?) (?:[ée]|eh|de) ${AMOUNT}(?: (?:todo )?dia \d{1,2})?,?
        (?: e)? s[ãa]o (\d{1,3})(?:x| vezes| parcelas)?(?: no total| ao todo)?,? (?:e )?(?:eu )?(?:j[áa] )?(?:paguei|foram(?: pagas)?|foi) (?:as? )?(\d{1,3})(?:[ªa] ?)?(?: parcelas| delas)?
      `,
    ),
    'financiei $1 $2: $4x de $3, já paguei $5',
  ],
  // "Vestido 1.800, pago na retirada dia 10/03": still to be paid.
  [
    turn(
      piece`
        ([^?]{3,80}?\d[\d.,]*)(?: reais)?,? (?:e )?(?:eu )?pago (?:s[óo] )?(?:na (?:retirada|entrega|volta)|quando (?:for )?(?:pegar|buscar|retirar|chegar|entregar(?:em)?|ficar pront[oa]))
        ((?:,? (?:no )?dia \d{1,2}(?:/\d{1,2}| de [a-zà-ÿ]+)?)?)
      `,
    ),
    '$1, vou pagar$2',
  ],
  [
    turn(
      `(?:a )?fatura d([oa]) (${BANKS}) (?:veio|deu|fechou em|[ée])(?: de)? ${VALUE},? (?:e )?fecha (?:no )?(dia \\d{1,2}),? (?:e )?vence (?:no )?(dia \\d{1,2})`,
    ),
    'fatura d$1 $2 $<value> vence $5\ncartão $2 fecha $4 e vence $5',
  ],
  // A card comes as its bill.
  [
    turn(
      `(?:[oa] |meu )?cart[ãa]o d[aeo] (?<card>c&a|[a-zà-ÿ][a-zà-ÿ ]{1,15}?),? (?:vence|pra|[ée]) ?(?:no )?(?<when>dia \\d{1,2})[, ]+(?:(?:deu|veio|foi|s[ãa]o|é|de|valor) )*${VALUE}`,
    ),
    (...said: unknown[]) => {
      const { card = '', value, when } = groupsOf(said);
      return `${IS_BANK.test(card) ? 'fatura do' : 'conta da'} ${card} ${value} vence ${when}`;
    },
  ],
  [
    turn(
      piece`
        (?:(?:chegou|veio|saiu) (?:o|meu) cart[ãa]o|(?:(?:o|meu) )?cart[ãa]o)(?<what> d[eoa] [a-zà-ÿ]+| (?:nubank|inter|ita[úu]|c6))?
        (?: (?:veio|deu|chegou|foi|fechou))?,? (?:(?:veio|deu|de|em|foi) )?${VALUE},? (?:e |que )?
        (?:vence|vencendo|vencimento|(?:pra|para) (?:pagar )?(?:o )?)(?: n[oa]| é| em)? ?(?<when>dia \d{1,2}|\d{1,2}/\d{1,2})
      `,
    ),
    'chegou a fatura do cartão$<what> $<value>, vence $<when>',
  ],
  [
    turn(
      piece`
        (?:(?:e|ai|ih|nossa),? )?(?:(?:[oa]|meu|minha) )?(?:
          cart[ãa]o(?<what> d[eoa] [a-zà-ÿ]+| (?:nubank|inter|ita[úu]|c6))? (?:veio|deu|chegou|fechou)|
          (?<card>(?!caixa )(?:${BANKS})) (?:veio|fechou)
        ),? (?:(?:em|de|a|no valor de) )?${VALUE}(?: (?:n?est?e|n?esse) m[êe]s)?
      `,
    ),
    (...said: unknown[]) => {
      const { what = '', card, value = '' } = groupsOf(said);
      return `a fatura do ${card ?? `cartão${what}`} veio ${value}`;
    },
  ],
  [
    /^((?:(?:eu|ainda|e|ah),? )*(?:preciso|tenho que|tenho de|temos que|vou ter que|falta) pagar) (?:o|meu) cart[ãa]o(?=[ ,])/i,
    '$1 a fatura do cartão',
  ],
  // A bill, and no value yet.
  [
    turn(
      `(?:(?:e|ah|olha),? )?(?:o|a|meu|minha) (?<what>(?:${BILL}|presta[çc][ãa]o|conta|ipva)(?: d[aeo]s? [a-zà-ÿ][a-zà-ÿ ]{1,25}?)?) (?:vence|vai vencer|venc[ea]?r[áa]?) (?:no |agora )?(?<when>dia \\d{1,2}(?:/\\d{1,2})?|amanh[ãa]|sexta|segunda)`,
    ),
    'tenho que pagar $<what> $<when>',
  ],
  // Of a month to come: nothing is spent yet.
  [
    turn(
      piece`
        (?:(?:e|ah|olha|ent[ãa]o),? )?(?:(?:o|a|meu|minha) )?(?<what>${BILL})
        (?: d[eo]| em| n[eo])? (?:(?<month>${MONTH_NAMES})|m[êe]s que vem|pr[óo]ximo m[êe]s) (?:j[áa] )?(?:vai (?:ser|dar|vir|ficar|sair|pra|para)|(?:vem|fica|sobe) (?:em|por|pra|para))(?: em| de| por| uns)? ${VALUE}
      `,
    ),
    (...said: unknown[]) => {
      const { what = '', month, value = '' } = groupsOf(said);
      return `${month === undefined ? 'mês que vem' : `em ${month}`} tenho que pagar ${what} ${value}`;
    },
  ],
  // What goes out by itself comes every month: "internet 99 no débito automático dia 15", several at once as well.
  [
    turn(
      piece`
        (?!.*(?:paguei|caiu|debit(?:ou|aram|ado)|veio|foi )(?![a-zà-ÿ]))(?<what>[^?\n]*?\d[\d.,]*(?: reais)?)
        (?:[, ]+(?:tudo|todas?|todos?|é|são|fica|ficam|tá|est[ãa]o|vai|v[ãa]o|isso))*[, ]+(?:(?:no|em|por|com|pelo) )?d[ée]bito autom[áa]tico
        (?: (?:todo )?(?:n?o )?(?<day>dia \d{1,2}))?
      `,
    ),
    (...said: unknown[]) => {
      const { what = '', day } = groupsOf(said);
      const often = day === undefined ? 'todo mês' : `todo mês ${day}`;
      return /,| e /.test(what) ? `${often}: ${what.replace(/,? e (?=[a-zà-ÿ])/i, ', ')}` : `${what} ${often}`;
    },
  ],
  // The shopping of the week, by whatever it came to.
  [
    turn(
      `(?:(?:pronto|ufa|hoje|j[áa]|a gente|ontem),? )*(?:fiz|fizemos) (?:a|as) compras?(?: d[oa] (?:m[êe]s|semana|casa))?,? (?:(?:deu|ficou|foi|saiu|por|em) )*${VALUE}`,
    ),
    'gastei $<value> no mercado',
  ],
  // The bill of the card so far.
  [
    turn(
      piece`
        (?:(?:e|ah|hoje),? )?(?:a |minha )?fatura(?<of> d[oa] [a-zà-ÿ]+)? (?:(?:j[áa] )?(?:t[áa]|est[áa]|ficou|fechou|deu|vai dar)) (?:(?:em|de|uns|por) )*${VALUE}
        (?: (?:esse|este|nesse) m[êe]s)?
      `,
    ),
    'a fatura$<of> veio $<value>',
  ],
  // Bills somebody has, each on its day.
  [
    turn(
      '(?:(?:eu |ainda |s[óo] |a gente |esse m[êe]s )+)?(?:tenho|temos)(?: pra pagar)? ((?:a |o )?(?!(?:que|de|uma?|uns|s[óo]|at[ée])(?![a-zà-ÿ]))[a-zà-ÿ]+(?: [a-zà-ÿ]+){0,2} (?:de )?(?:r\\$ ?)?\\d[\\d.,]*(?: reais)?,? (?:pra |pro )?dia \\d{1,2}(?!\\d).*)',
    ),
    'tenho que pagar $1',
  ],
  // The rest of a bill that waits.
  [
    turn(
      piece`
        ((?:hoje |ontem )?(?:eu )?(?:j[áa] )?(?:paguei|quitei)) (?:
          o (?:resto|restante|que faltava)|a (?:outra metade|outra parte)
        ) (?:d|pr)([aeo]s? (?!(?:d[íi]vida|fatura|cart[ãa]o|m[êe]s|conta)(?![a-zà-ÿ]))[a-zà-ÿ][a-zà-ÿ ]*?)
      `,
    ),
    '$1 $2',
  ],
  // "Anota luz 142 mas não paguei ainda".
  [
    turn(
      `(?:(?:anota|marca|bota|lan[çc]a)(?: a[íi])?:? )?${THING} (?:(?:deu|veio|de|é) )?${VALUE}[, ]+(?:mas |s[óo] que )?(?:eu )?(?:ainda )?n[ãa]o (?:paguei|t[áa] pag[oa])(?: ainda)?`,
    ),
    toPay,
  ],
  [turn(`(?:eu )?(?:ainda )?n[ãa]o paguei ${THING}(?: ainda)?${COSTS}${VALUE}${DUE}`), toPay],
  [
    /^(?:as |os |minhas |meus )?(?:contas|boletos) (?:a pagar|a vencer|em aberto|pendentes)\s*[?.]*$/i,
    'o que tenho pra pagar?',
  ],
  [
    /^anot[ae] (?:a[ií] )?(?:que )?(?:[oa] )?(.+?) (?:é|custa|s[ãa]o|vai ser) ((?:r\$ ?)?\d[\d.,]*(?: reais)?) (todo (?:dia \d+|m[eê]s(?: dia \d+)?))[.!]*$/i,
    '$1 $2 $3',
  ],
];
