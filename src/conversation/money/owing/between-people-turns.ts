// Rewrites what relatives send each month, what somebody still owes and small gifts to strangers into wording the rules know.

import { KIN } from '../../../domain/kin.ts';
import { pattern, piece } from '../../../domain/pattern.ts';
import { isSomebody } from '../../focus/person-meant.ts';
import { WEEKDAY_NAMES } from '../../wording/calendar-words.ts';
import { AMOUNT, groupsOf, ofMine, type Turn, text, turn, VALUE } from '../../wording/turn.ts';
import { asTyped, TYPED_AMOUNT, typedCents } from '../../wording/typed-amount.ts';

const RELATIVE = `(?:${KIN}|ex)`;
const EVERY = `(?: (?:tod[oa]|cada) (?:m[êe]s|semana|dia \\d{1,2}|${WEEKDAY_NAMES})| por (?:m[êe]s|semana))`;
const NAME = '(?!(?:eu|el[ea]s?|que|quem|isso|ainda)(?![a-zà-ÿ]))(?:(?:dona|seu|dra?) )?[a-zà-ÿ]{2,}';
const SOMEBODY = `((?:[oa]|minha|meu) ${NAME})`;
const OWES = '(?:ainda |j[áa] |s[óo] )*(?:t[áa] )?dev(?:e|endo)';
const END = '\\s*[?.!]*';
const WHEN = `(?:n[ao] |em )?(?:pr[óo]xim[ao] )?(?:amanh[ãa]|dia \\d{1,2}|${WEEKDAY_NAMES}|semana que vem|m[êe]s que vem)(?:-feira)?`;
/** What was paid for is no job. */
const BOUGHT =
  '(?:comprei|paguei|gastei|pago|emprestei|dei|conta|aluguel|rem[ée]dio|mercado|almo[çc]o|jantar|presente)(?![a-zà-ÿ])';

export const BETWEEN_PEOPLE_TURNS: readonly Turn[] = [
  // "Tirei 300 pra mulher", "tirei 200 da aposentadoria pra minha neta": given, and no pay.
  [
    turn(
      `(?:hoje |ontem |eu )*(?:tirei|peguei|separei|usei) ${VALUE}(?: d[ao] (?:minha |meu )?(?:aposentadoria|sal[áa]rio|pens[ãa]o|benef[íi]cio|pagamento|bolsa|13º?))? (?<to>pr[ao]|para [oa]?) ?(?<whose>minha |meu )?(?<who>${KIN}|mulher)`,
    ),
    'dei $<value> $<to> $<whose>$<who>',
  ],
  // "Recebo bolsa de 700 dia 10 e meus pais mandam 400": each of them.
  [
    turn(
      `(?<first>(?:recebo|ganho) [^?]*?\\d[^?]*?),? e (?<who>meus? pais?|minha (?:${KIN})|meu (?:${KIN})) (?:me )?(?:mandam?|d[ãa]o|d[áa]|depositam?|ajudam? com|passam?) (?:mais )?${VALUE}(?: (?:por m[êe]s|todo m[êe]s))?`,
    ),
    (...said) => {
      const { first, who = '', value } = groupsOf(said);
      return `${first}\nrecebo ${value} ${/^meus|pais/i.test(who) ? 'dos meus pais' : ofMine(who)} todo mês`;
    },
  ],
  // Whom it is owed is not said, and nobody asks for others.
  [
    turn(
      `(?:e |mas )?(?:quanto|qto) (?:que )?(?<who>el[ea]|[oa] ${NAME})(?: (?:ainda|j[áa]))* (?:deve|t[áa] devendo|est[áa] devendo)(?: (?:ainda|agora|hoje|pra mim|no total|ao todo))*`,
      '\\s*[?.]*',
    ),
    'quanto $<who> me deve?',
  ],
  // Sold on trust, and lent at once.
  [
    turn(`(?:e |anota )*(?:mais |outros )?${VALUE} (?:no |de )?fiado (?:pr[ao]|para [ao]) (?<who>${NAME})`),
    'vendi fiado $<value> pra $<who>',
  ],
  [
    turn(
      `(?:e |hoje )*[oa] (?<who>${NAME}) (?:me )?pediu (?:mais |outros )?${VALUE}(?: emprestad[oa]s?)?,? (?:e )?(?:eu )?(?:j[áa] )?(?:emprestei|dei|mandei)`,
    ),
    'emprestei $<value> pra $<who>',
  ],
  // "A vó dela deu 100 pra ajudar", "minha mãe me ajudou com 200 no aluguel": it came in.
  [
    turn(
      piece`
        (?:e |hoje |ontem )*(?<who>(?:minha|meu|nossa|nosso|[ao]) ${RELATIVE}(?: del[ea]s?| d[aeo] [a-zà-ÿ]{2,})?) (?:
          (?:j[áa] )?(?:me |nos )?(?:ajudou|socorreu|salvou|deu uma for[çc]a)(?: com| em| de)? ${VALUE}(?: (?:n[ao]s?|pr[ao]s?|com|de|para) [a-zà-ÿ][a-zà-ÿ ]{2,30})?|
          (?:j[áa] )?(?:deu|mandou|contribuiu com) ${VALUE.replace('value', 'sum')}(?: (?:pra|para|de) (?:ajudar?|ajuda)(?: .{2,30})?)?
        )
      `,
    ),
    (...said) => {
      const { who, value, sum } = groupsOf(said);
      return `recebi ${text(value ?? sum)} ${/^[ao] /i.test(text(who)) ? `d${text(who)}` : ofMine(who)}`;
    },
  ],
  // What a relative sends comes in.
  [
    turn(
      piece`
        (?:a |o )?(?<who>(?:minha|meu) (?:${RELATIVE}|inquilin[oa]|patr[ãa]o|patroa)) (?:me )?(?:manda|deposita|d[áa]|passa|envia|transfere|ajuda com|(?<=inquilin[oa] |patr[ãa]o |patroa )paga) ${VALUE}
        (?<of> (?:de|pr[ao]|para) (?!mim)[a-zà-ÿ][a-zà-ÿ ]{2,25}?)?(?: pra mim)?(?<every>${EVERY}(?: dia \d{1,2})?)
      `,
    ),
    (...said) => {
      const { who, value, of, every } = groupsOf(said);
      return `recebo ${text(value)}${of === undefined ? ` ${ofMine(who)}` : ` de${of.replace(/^ (?:de|pr[ao]|para)/i, '')}`}${text(every)}`;
    },
  ],
  // "A dona Cida não pagou a faxina de segunda, são 150".
  [
    turn(
      `(?:[oa] )?(?<who>${NAME}) (?:ainda )?n[ãa]o (?:me )?pagou (?:[oa]s? )?(?<what>(?!conta|aluguel|boleto)[a-zà-ÿ]{3,20}(?: d[oa] [a-zà-ÿ]{3,15})?)(?: d[eo] (?:${WEEKDAY_NAMES}|ontem|hoje|dia \\d{1,2}))?,? (?:(?:e )?(?:s[ãa]o|foi|é|eram|deu|de) )?${VALUE}`,
    ),
    'vou receber $<value> do $<who> de $<what>',
  ],
  // "Meu irmão bateu no carro, conserto 700, ele paga 400".
  [
    turn(
      `(?:[oa] )?(?<who>(?:meu|minha) ${RELATIVE}|${NAME}) [a-zà-ÿ][^?,\\d]{3,30}, (?<bought>[a-zà-ÿ][^?,\\d]{2,25} \\d[\\d.,]*),? (?:e |mas )?el[ea] (?:vai )?(?:me )?(?:pagar?|d[áa]r?) ${VALUE}`,
    ),
    (...said) => {
      const { who, bought, value } = groupsOf(said);
      return `${text(bought)}, ${text(who)} vai me dar ${text(value)}`;
    },
  ],
  // "Meu filho me pediu 50, dei 30": what was given.
  [
    turn(
      `(?:[oa] )?(?<who>(?:meu|minha) ${RELATIVE}) (?:me )?pediu (?:uns )?${TYPED_AMOUNT}[^\\d?]{0,20}?,? (?:(?:e|mas|eu|a[íi]|s[óo]) )*(?:dei|mandei|passei) (?:s[óo] )?${VALUE}`,
    ),
    (...said) => {
      const { who, value } = groupsOf(said);
      return `dei ${text(value)} pr${/^minha/i.test(text(who)) ? 'a' : 'o'} ${text(who)}`;
    },
  ],
  // So much of it by somebody: "plano de saúde 620, meu filho paga 200". What was shared and halved already is the other half.
  [
    turn(
      `(?<bought>(?!(?:vendi|fiz|dei)(?![a-zà-ÿ]))[^?]*\\d[\\d.,]*(?: reais)?),? (?:e |mas )?(?:[oa] )?(?<who>(?:meu|minha) ${RELATIVE}|${NAME}) (?:me )?(?:paga|d[áa]|ajuda com|entra com|banca) ${VALUE}`,
    ),
    (...said) => {
      const { bought, who, value } = groupsOf(said);
      return `${text(bought)}, ${text(who)} vai me dar ${text(value)}`;
    },
  ],
  // A job done for somebody, who pays on a day: "corrida com seu Jorge 80, ele vai pagar sexta".
  [
    turn(
      piece`
        (?:(?:hoje|ontem|fiz|um|uma|[oa]),? )*(?<what>(?!${BOUGHT})[a-zà-ÿ][a-zà-ÿ ]{2,40}?) (?:com(?: [oa])?|pr[ao]|para [oa]|d[ao]|n[ao]) (?<who>${NAME}(?: [A-ZÀ-Þ][a-zà-ÿ]+)?),? (?:(?:deu|foi|por|de) )?${VALUE}
        ,? (?:e |mas )?el[ea] (?:s[óo] )?(?:(?:vai|ficou de) (?:me )?(?:pagar|acertar|mandar)|(?:me )?paga|(?:me )?acerta)(?: s[óo])? (?<when>${WHEN}|depois|quando .{3,25})
      `,
    ),
    (...said) => {
      const { what, who, value, when = '' } = groupsOf(said);
      return `vou receber ${text(value)} do ${text(who)} de ${text(what)}${/^(?:depois|quando)/i.test(when) ? '' : ` ${when}`}`;
    },
  ],
  // Each a part of their own, told of a whole that they make.
  [
    turn(
      `([^?\\d]{3,40}) ${AMOUNT},? (?:e |sendo |foi )?eu (?:paguei |dei |pago )?${AMOUNT} e (?:el[ea]|[oa] ${NAME}) (?:pagou |deu |paga )?${AMOUNT}`,
    ),
    (said, what, whole, mine, theirs) => {
      const [all = 0, one = 0, other = 0] = [whole, mine, theirs].map((sum) =>
        Number(
          text(sum)
            .replace(/[^\d,]/gu, '')
            .replace(',', '.'),
        ),
      );
      return Math.abs(all - one - other) < 1 ? `paguei ${text(mine)} de ${text(what)}` : (said ?? '');
    },
  ],
  // A part of it was somebody else's, who gives it back.
  [
    turn(
      `(?<whole>(?!(?:vendi|recebi|ganhei|fiz|dei)(?![a-zà-ÿ]))[a-zà-ÿ][^?]*?\\d[^?]*?)(?<but>,? (?:mas|e|sendo(?: que)?|s[óo] que)|,) (?:${TYPED_AMOUNT} (?:é |foi )?(?:meus?|minha) e )?(?<part>${TYPED_AMOUNT})(?<of> d(?:isso|esse|ele))?(?<is> (?:era|eram|[ée]|foi|foram|s[ãa]o))?(?: coisas?| compras?)? d[ao] (?<who>(?:minha |meu )?${NAME})(?:,? (?:el[ea] )?(?:me )?(?:d[áa]|paga|devolve|vai me (?:dar|pagar)|acerta)(?: depois| amanh[ãa])?)?`,
    ),
    (...said) => {
      const { whole, part, who = '', is, of, but = '' } = groupsOf(said);
      // "Mercado 100 e 20 da Ana" may be two purchases.
      const plainly = is !== undefined || of !== undefined || !/^,? e$/i.test(but);
      return plainly && isSomebody(who.replace(/^(?:minha|meu) /i, ''))
        ? `${text(whole)}, ${/^m(?:inha|eu) /i.test(who) ? who : `o ${who}`} vai me dar ${part}`
        : text(said[0]);
    },
  ],
  // What somebody will pay on a day comes then.
  [
    turn(
      piece`
        (?:[oa] )?(?<who>(?:(?:minha|meu) )?(?!(?:eu|el[ea]s?|que|quem|isso|n[ãa]o)(?![a-zà-ÿ]))[a-zà-ÿ\d]{2,}(?: [A-ZÀ-Þ][a-zà-ÿ]+)?) (?:vai|v[ãa]o|ficou de|ficaram de)
        [ ](?:me )?(?:depositar|pagar|mandar|passar|transferir|repassar)(?: pra mim)? ${VALUE}(?<of> de [a-zà-ÿ ]{3,25}?)?
        [ ](?<when>${WHEN})
      `,
    ),
    (...said) => {
      const { who, value, of = '', when } = groupsOf(said);
      return `vou receber ${text(value)} de ${text(who)}${of} ${text(when)}`;
    },
  ],
  [
    turn(
      `ajudei (?:(?:[oa] )?((?:meu|minha) [a-zà-ÿ]+)|[oa] (${NAME})) com ${AMOUNT}(?:,? (?:n[ãa]o precisa|sem) .{3,30})?`,
    ),
    (_, mine, who, value) =>
      `dei ${text(value)} pr${mine === '' || mine === undefined ? `o ${text(who)}` : `${/^minha/i.test(mine) ? 'a' : 'o'} ${mine}`}`,
  ],
  // Whoever was attended to is who paid.
  [
    turn(
      `(?:(?:hoje|ontem),? )?atendi (?:[oa] )(${NAME})[,;:]? (?:(?:deu|foi|por|e recebi) )?${AMOUNT}((?: (?:no pix|em dinheiro|no d[ée]bito|hoje|ontem))*)`,
    ),
    (said, who, value, how) =>
      `${/^ontem/i.test(said ?? '') ? 'ontem ' : ''}recebi ${text(value)} da ${text(who)} de atendimento${text(how)}`,
  ],
  // "Zera com o Bruno, ele pagou tudo"
  [
    turn(
      `(?:pode )?(?:zera|zerar|quita|fecha) (?:a conta |tudo |as contas )?(?:com|d[ao]) (?:[oa] )?(?<who>${NAME})(?:,? (?:que )?(?:el[ea] )?(?:j[áa] )?(?:me )?(?:pagou|acertou|quitou)(?: tudo)?)?`,
    ),
    'o $<who> pagou tudo',
  ],
  // A gift to somebody met on the street is no score.
  [
    turn(
      `dei ${AMOUNT} (pr[ao]|para [oa]) ((?:cara|mo[çc][oa]|menin[oa]|homem|mulher|senhora?|rapaz|flanelinha|guardador|pedinte|mendigo|morador de rua|catador|artista|m[úu]sico)(?: (?:d[aeo]|n[ao]) [a-zà-ÿ ]{3,20})?)`,
    ),
    'gastei $1 com doação $2 $3',
  ],
  // "E a Bete, falta quanto?"
  [
    turn(
      `(?:(?:e|mas) )?(?:(?:[oa] )(?<who>${NAME}),? (?:ainda )?(?:me )?(?:falta|deve|t[áa] devendo) quanto|falta quanto (?:d[ao] )?(?<of>el[ea]|${NAME}))(?: ainda| pagar)?`,
      '\\s*[?.!]*',
    ),
    (...said) => `quanto ${groupsOf(said)['who'] ?? groupsOf(said)['of'] ?? ''} me deve?`,
  ],
  // "Quanto a Carla falta pagar?"
  [
    pattern('u')`
      ^(?:[Ee] )?(?:[Qq]uanto|qto) (?:ainda )?(?:(?:falta )?(?:d?[oa] )?(?<who>\p{Lu}\p{L}+|el[ea]) (?:ainda )?(?:(?:falta|tem que|precisa) )?(?:me )?pagar)\s*[?.!]*$
    `,
    'quanto $<who> me deve?',
  ],
  [
    /^(?:(?:foi|é|era|eu|a gente),? )*(?:meio a meio|metade (?:de )?cada(?: um)?|rachad[oa]|dividid[oa]|no racha) com ((?:[oa] )?[a-zà-ÿ][a-zà-ÿ ]{1,25})[.!]*$/i,
    'dividi com $1',
  ],
  [/^((?:divid|rach)[a-zà-ÿ]* .{3,40}?) comigo e (?:com )?/i, '$1 com '],
  // What is to be given back was borrowed.
  [
    turn(
      `(?:eu )?(?:ainda )?(?:preciso|tenho (?:que|de|q)|vou(?: ter (?:que|de))?) devolver (?:os |uns )?${AMOUNT} (?:d|p?r)([oa]|[oa] (?:meu|minha)) ([a-zà-ÿ].*)`,
    ),
    'tenho que pagar os $1 que peguei emprestado d$2 $3',
  ],
  [
    turn(`(?:eu )?(?:abati|amortizei) ${AMOUNT} d[oa] que (?:eu )?dev(?:o|ia) ((?:pr[oa]|ao?|para) .+)`),
    'devolvi $1 $2',
  ],
  // "O que o Beto ainda deve?", "o Beto tá devendo quanto?".
  [turn(`(?:o que|quanto) (?:que )?${SOMEBODY} ${OWES}(?: ainda)?`, END), 'quanto $1 me deve?'],
  [turn(`${SOMEBODY} ${OWES} quanto`, END), 'quanto $1 me deve?'],
  [turn(`(.{2,30}?) abateu ${AMOUNT} d[oa] que (?:me )?dev(?:e|ia)(?: pra mim)?`), '$1 me pagou $2 do que devia'],
  // "Emprestei 300 pro vizinho, o Osmar": one person.
  [turn(`(emprestei ${TYPED_AMOUNT} pr)[oa] (?:meu |minha )?[a-zà-ÿ]{3,}, ([oa] [A-ZÀ-Þ][a-zà-ÿ]+)`), '$1$2'],
  // "Vendi a bicicleta por 500, o comprador só deu 350".
  [
    turn(
      `(vendi (?:meu |minha |[oa] |um |uma )?[a-zà-ÿ][a-zà-ÿ ]{1,25}?) (?:por|a) ${AMOUNT},? (?:e |mas )?(?:[oa] [a-zà-ÿ]{3,20}|el[ea]|me) (?:s[óo] |apenas )?(?:me )?(?:deu|pagou|deram|pagaram|mandou) (?:s[óo] )?${AMOUNT}`,
    ),
    (whole, sale, value, part) =>
      typedCents(text(part)) < typedCents(text(value))
        ? `${sale} por ${value}, recebi ${part} e o resto depois`
        : text(whole),
  ],
  // "Meu cunhado pegou 150 comigo".
  [
    turn(
      `((?:o |a )?(?:(?:meu|minha) )?[a-zà-ÿ]{3,20}) (?:me )?pegou (?:emprestad[oa] )?${AMOUNT} (?:emprestad[oa] )?(?:comigo|de mim|emprestad[oa])`,
    ),
    (_, who, value) =>
      `emprestei ${value} pr${/^(?:a |minha )/i.test(text(who)) ? 'a' : 'o'} ${text(who).replace(/^[oa] /i, '')}`,
  ],
  // "Negociei o santander por 2100 em 10x": what is owed from now on.
  [
    turn(
      `(?:re)?negociei (?:a d[íi]vida )?(?:com )?(?:[od][oa]? )?([a-zà-ÿ][a-zà-ÿ ]{2,25}?)(?: (?:por|em|pra))? ${AMOUNT},? (?:em )?(\\d{1,2}) ?(?:x|vezes|parcelas)`,
    ),
    (_, who, value, count) =>
      `fiz um acordo no ${who}: ${count}x de ${asTyped(Math.round(typedCents(text(value)) / Number(count)))}`,
  ],
];
