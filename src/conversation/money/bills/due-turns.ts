// What is still to be paid: past its day, on a day to come, every month, or one of two.

import { piece } from '../../../domain/pattern.ts';
import { MONTH_NAMES, WEEKDAY_NAMES } from '../../wording/calendar-words.ts';
import { AMOUNT, type Turn, text, turn, VALUE } from '../../wording/turn.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';

const THING = '(?:[oa]s? )?([a-zà-ÿ][a-zà-ÿ ]{1,30}?)';
const BILL = '(?:([oa]s?) )?([a-zà-ÿ][a-zà-ÿ ]{1,30}?)';
const OF = `(?: (?:de|da|do))? ${AMOUNT}`;
const THEN = `(hoje|ontem|anteontem|(?:semana|${WEEKDAY_NAMES})(?: passad[ao])?)`;
const UNPAID =
  ',? (?:e|mas) (?:eu )?(?:ainda )?(?:(?:n[ãa]o|nem|n) (?:consegui pagar|paguei|tinha pago)|esqueci(?: de pagar)?)(?: ainda)?';

export const DUE_TURNS: readonly Turn[] = [
  // "Minha conta de luz costuma vir 180".
  [
    turn(
      `(?!.*(?:fatura|cart))(?:mas )?(?:(?:[oa]|minha|meu) )*([a-zà-ÿ][a-zà-ÿ ]{1,30}?) costuma (?:vir|dar|ser|sair|ficar|custar)(?: (?:uns|por|em|de))* ${AMOUNT}(?: por m[êe]s)?`,
    ),
    'gasto uns $2 de $1',
  ],
  // "Internet no débito automático 99,90 dia 12": it is taken every month.
  [
    turn(
      `${THING},? (?:(?:t[áa]|[ée]|fica|vem) )?(?:no|em|por) d[ée]bito autom[áa]tico,? (?:de )?${AMOUNT},? (?:no |todo |cai )*dia (\\d{1,2})`,
    ),
    'pago $2 de $1 todo dia $3 no débito',
  ],
  // "Passagem 9,60 por dia de segunda a sexta".
  [
    turn(
      `([^?]{0,30}?${TYPED_AMOUNT}(?: reais)?(?: (?:de|n[ao]|em|com) [a-zà-ÿ ]{3,25}?)?),? (?:por dia|todo dia|cada dia|todos os dias),? (?:de )?seg(?:unda)?(?:-feira)? (?:a|à|at[ée]) sex(?:ta)?(?:-feira)?`,
    ),
    '$1 todo dia útil',
  ],
  // "Salgado 180 a encomendar", "vestido 300 ainda vou comprar": nothing was paid yet.
  [
    turn(
      `${THING},? ${AMOUNT},? (?:(?:que )?(?:ainda )?(?:a|pra|falta|vou|tenho que|preciso) (?:encomendar|comprar|reservar|contratar|pedir|quitar)|(?:ainda )?n[ãa]o (?:encomendei|comprei|paguei|reservei|contratei)(?: ainda)?|ainda vou pagar)`,
    ),
    'tenho que pagar $2 de $1',
  ],
  // "O ipva é 890 em janeiro": still to come.
  [
    turn(
      `(?:[oa] )?(?<what>ipva|iptu|seguro(?: d[oa] [a-zà-ÿ]+)?|matr[íi]cula|material escolar|licenciamento|anuidade|rematr[íi]cula)(?: (?:é|eh|vai ser|vem|fica|custa|vence))+ (?:de )?${VALUE} (?:s[óo] )?(?:em|pra|para) (?<month>${MONTH_NAMES})`,
    ),
    'tenho que pagar $<value> de $<what> em $<month>',
  ],
  // "O condomínio tb não, 380, dia 18", behind another one that is not paid.
  [
    turn(
      `(?:e )?[oa] ([a-zà-ÿ]{3,20}(?: d[aeo] [a-zà-ÿ]+)?) (?:(?:tb|tbm|tamb[ée]m|ainda|eu) )*n[ãa]o(?: paguei| foi pag[oa])?(?: ainda)?,? ${VALUE},? (?:e )?(?:vence )?(?:no )?(dia \\d{1,2})`,
    ),
    'tenho que pagar $<value> de $1 $3',
  ],
  // What somebody asks for: "a escola pediu 30 pro lanche".
  [
    turn(
      `(?:hoje |ontem )?((?:a |o )(?:escola|creche|igreja|professora?|s[íi]ndic[oa]|faculdade|academia|pr[ée]dio)) pediu (?:uns )?${VALUE} (pr[ao]|para [ao]) (?!mim|semana|dia|segunda|ter|quart|quint|sext|s[áa]b)([a-zà-ÿ]{3,}[a-zà-ÿ ]{0,20})`,
    ),
    'tenho que pagar $<value> de $4',
  ],
  // Months that were late, paid together.
  [
    turn(
      piece`
        (?:j[áa] |hoje |ontem )*(?:quitei|paguei|acertei) (?:as |os )?(?:\d{1,2}|duas|dois|tr[êe]s|quatro) (
          mensalidade|mese|conta|boleto
        )s (?:(?:atrasad[oa]s|vencid[oa]s) )?(d[aeo]s? [a-zà-ÿ ]{2,25}?)[, ]+(?:deu |total |foi )?${AMOUNT}
      `,
    ),
    (_, what, of, value) =>
      `paguei ${text(value)} de ${text(what) === 'mese' ? 'mensalidade' : text(what)} ${text(of)}`,
  ],
  // A term of days is a day ahead.
  [turn('([^?]*\\bo (?:resto|restante)) (?:pra|para|com) (\\d{1,3}) dias'), '$1 daqui a $2 dias'],
  // What is to be done, its day and about what it costs.
  [
    turn(
      `(?:tenho que |preciso |vou )?(?:trocar|comprar|consertar|arrumar|fazer|revisar) (?:[oa]s? |uma? )?(?<what>[a-zà-ÿ][a-zà-ÿ ]{2,25}?) (?<when>amanh[ãa]|semana que vem|m[êe]s que vem|(?:n[ao] )?(?:${WEEKDAY_NAMES})(?: que vem)?|dia \\d{1,2}),? (?:e )?(?:(?:vai )?(?:dar|custar|sair) )?(?:uns |mais ou menos |por volta de |cerca de )?${VALUE}`,
    ),
    'vou gastar $<value> com $<what> $<when>',
  ],
  // To be done another time.
  [
    turn(
      `((?:desconta|descontar|abate|abater|tirar?) ${TYPED_AMOUNT} d[ao] .{3,40}? (?:(?:n?o )?m[êe]s que vem|semana que vem|do pr[óo]ximo m[êe]s|na pr[óo]xima|amanh[ãa]))`,
    ),
    'anota: $1',
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
  // "Água 61 e luz 118, só a água eu paguei": the other waits.
  [
    turn(
      `${THING} ${AMOUNT}(?:,| e) ${THING} ${AMOUNT}[,;.]? (?:mas )?(?:s[óo] (?:[oa] )?([a-zà-ÿ]{3,20}) (?:eu )?(?:que )?paguei|(?:s[óo] )?paguei s[óo] (?:[oa] )?([a-zà-ÿ]{3,20}))`,
    ),
    (whole, one, value, other, worth, first, second) => {
      const paid = (text(first) || text(second)).toLowerCase();
      const isOne = text(one).toLowerCase().endsWith(paid);
      if (!isOne && !text(other).toLowerCase().endsWith(paid)) return text(whole);
      return isOne
        ? `paguei ${value} de ${one}\n${other} ${worth}, ainda não paguei`
        : `paguei ${worth} de ${other}\n${one} ${value}, ainda não paguei`;
    },
  ],
  [
    turn(
      `todo m[êe]s (?:eu )?(?:mando|dou|passo|pago|transfiro|deposito) ${AMOUNT} ((?:pr[ao]|para) (?:(?:minha|meu|[oa]) )?[a-zà-ÿ]+),? (?:todo |n?o )?(dia \\d{1,2})`,
    ),
    'pago $1 $2 todo $3',
  ],
  [
    turn('(?:j[áa] )?paguei (?:s[óo] )?o m[íi]nimo d[ao] (?:fatura d[ao] )?(cart[ãa]o|fatura)( .*)?'),
    'paguei parte da fatura$2',
  ],
  // How often it happens is not how often it is paid.
  [
    turn(
      `(.*?),? \\d ?x (?:por|na) semana,? (.*\\d.*(?:por m[êe]s|ao m[êe]s|mensal|mensais|todo m[êe]s|pro m[êe]s).*)`,
    ),
    '$1 $2',
  ],
  [
    turn(`(?:e )?((?:[oa]s?) [a-zà-ÿ][a-zà-ÿ ]{1,25}?),? (?:eu )?(?:j[áa] )?paguei(?: j[áa])?( hoje| ontem| agora)?`),
    'paguei $1$2',
  ],
  // A cheque that is worth money on its day.
  [
    turn(
      `(?:recebi|peguei|ganhei|me (?:pagaram|deram)(?: com| em)?) (?:um |uns |o )?cheques?(?: pr[ée](?:-datado)?)?(?: de)? ${AMOUNT} (?:pr[ao]|para o|para) (dia \\d{1,2}(?:/\\d{1,2})?|m[êe]s que vem|semana que vem)`,
    ),
    'vou receber $1 do cheque pré $2',
  ],
  // "Aluguel 700 dia 10 a luz vem uns 90 e a água 60": one bill behind the other, without a comma.
  [
    turn(
      `((?!paguei)[^?,\\d]{3,25} ${TYPED_AMOUNT} dia \\d{1,2}) ((?:[oa] )?[a-zà-ÿ]{3,15} (?:(?:vem|[ée]|d[áa]|fica|custa) )?(?:(?:uns|mais ou menos) )?\\d.*)`,
    ),
    '$1, $2',
  ],
  // A bill past its day is still to be paid.
  [
    turn(
      `(?:e )?(?!paguei|quitei|acertei|n[ãa]o)${BILL}(?:${OF})?(?:,? (?:que )?(?:t[áa]|est[áa]|ficou))? (?:atrasad[oa]|vencid[oa])(?:,? (?:de |deu )?${AMOUNT})?`,
    ),
    (whole, _, what, before, value = before) =>
      value === undefined
        ? text(whole)
        : `tenho que pagar ${value} de ${text(what).replace(/^(?:conta|boleto) d[aeo] /i, '')}`,
  ],
  [
    turn(`(?!paguei|quitei)${BILL} (?:venceu|vencia) ${THEN},? (?:(?:de|deu|é|s[ãa]o) )?${AMOUNT}`),
    'tenho que pagar $1 $2 de $4 que venceu $3',
  ],
  [turn(`${BILL} (?:venceu|vencia) ${THEN}${UNPAID},?${OF}`), 'tenho que pagar $1 $2 de $4 que venceu $3'],
  [turn(`${BILL}${OF} (?:venceu|vencia) ${THEN}${UNPAID}`), 'tenho que pagar $1 $2 de $3 que venceu $4'],
  [
    turn(
      `(?:eu )?(?:ainda )?(?:n[ãa]o paguei|esqueci de pagar|nem paguei) (?:ainda )?${BILL}${OF},? que (?:venceu|vencia) ${THEN}`,
    ),
    'tenho que pagar $1 $2 de $3 que venceu $4',
  ],
  [
    turn('(tenho que pagar|vou pagar|falta pagar|paguei|j[áa] paguei|pagar) o das(?: d[oe] mei)?(?! d[aeo]s?\\b)(.*)'),
    '$1 o imposto DAS$2',
  ],
  // To be paid on its day.
  [
    turn(
      `(.*\\d.*?),? a prazo(?:,? (?:pra|pro|para|para o|no|vence|com vencimento))? (dia \\d{1,2}(?:/\\d{1,2})?|m[êe]s que vem|semana que vem)`,
    ),
    '$1 pra pagar $2',
  ],
];
