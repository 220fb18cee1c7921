// What people tell as it is: how many were sold before for how much, what a relative sent, what
// comes in every month.

import { KIN } from '../../domain/kin.ts';
import { piece } from '../../domain/pattern.ts';
import { WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { TAKES_BACK } from '../wording/takes-back.ts';
import { AMOUNT, ofMine, type Turn, text, turn, VALUE } from '../wording/turn.ts';
import { TYPED_AMOUNT } from '../wording/typed-amount.ts';
import { TOLD_IN_PARTS_TURNS } from './told-in-parts-turns.ts';
import { TOLD_LOOSELY_TURNS } from './told-loosely-turns.ts';

const OPINION = piece`
  (?:
    nem|bo[mn]|boa|ruim|p[ée]ssim[oa]|fri[oa]|mal educad[oa]|horr[íi]vel|delicios[oa]|del[íi]cia|sem gra[çc]a|
    salgad[oa]|dur[oa]|estragad[oa]|atrasad[oa]|top|maravilh[oa]s[oa]
  )(?![a-zà-ÿ])
`;

export const TOLD_TURNS: readonly Turn[] = [
  // A sale by its noun.
  [
    turn(
      `(?:(?:hoje|ontem|j[áa]|eu),? )*(?:fechei|fiz|conclu[íi]|consegui) (?:a|uma) venda d(?:[aeo]s?|e uma?) (.{2,40}?),? (?:por|de|a|deu) ${VALUE}`,
    ),
    'vendi $1 por $<value>',
  ],
  // Work done, and paid on a day to come.
  [
    turn(
      piece`
        (?:peguei|fechei|acertei|combinei|fiz) (.*\d.*?),? (?:e |mas )?(?:s[óo] )?
        (?:recebo|me pagam|pagam|o pagamento (?:é|sai|cai)) (?:s[óo] )?
        (
          (?:n[ao] |na pr[óo]xima )?(?:
            amanh[ãa]|${WEEKDAY_NAMES}|dia \d{1,2}|semana que vem|
            m[êe]s que vem|fim do m[êe]s
          )(?:-feira)?
        )
      `,
    ),
    (_, work, day) => `vou receber ${text(day)} ${text(work).replace(/ (?:a )?(\S+) cada(?: uma?)?$/i, ' de $1')}`,
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
  // The same to each, and how many they are.
  [
    turn(
      piece`
        (?:hoje |ontem )?(mandei|dei|dou|passei|pixei|transferi) (?:r\$ ?)?(\d+)(?: reais)? (?:pr[ao]|para) cada (
          filh[oa]|net[oa]|sobrinh[oa]|irm[ãa]o?|funcion[áa]ri[oa]|ajudante
        )[, ]+(?:e )?(?:s[ãa]o|tenho|eram) (\d)
      `,
    ),
    (_, did, value, who, count) => `${text(did)} ${Number(value) * Number(count)} pros ${text(who)}s`,
  ],
  // The whole, then what each of them got.
  [
    turn(
      piece`
        (?!.*(?<![a-zà-ÿ])(?:me|v[ãa]o|vai|devem?|com)(?![a-zà-ÿ]))
        ((?:dei|mandei|paguei|passei|gastei) (?:r\$ ?)?(\d+)(?: reais)? (?:pr[ao]s?|para|d[aeo]s?|n[ao]s?|em) [^\d]+?)[, ]+
        (\d+)(?: reais)? (?:(?:pra|por|para) )?cada(?: uma?)?
      `,
    ),
    (said, whole, all, each) =>
      Number(all) > Number(each) && Number(all) % Number(each) === 0 ? text(whole) : (said ?? ''),
  ],
  // Units at a price each.
  [
    turn(
      `(?:comprei )?([a-zà-ÿ][a-zà-ÿ ]{2,30}?),? (\\d{1,4}) (?:un|und|unid|unids|unidades|p[çc]s?) (?:a|de|por) (\\d+(?:,\\d\\d?)?)(?: cada(?: uma?)?)?`,
    ),
    (_, what, count, each) =>
      `gastei ${(Number(count) * Number(text(each).replace(',', '.'))).toFixed(2).replace('.', ',')} com ${text(what)}`,
  ],
  // What it was meant to cost at most is no ceiling.
  [
    turn(
      piece`
        (?:comprei )?(?:o |um )?([a-zà-ÿ][a-zà-ÿ ]{3,40}?),? (?:com |o |de )?limite (?:de |era |é )*${TYPED_AMOUNT},? (?:
          e |mas )?(?:comprei|gastei|paguei|saiu|achei)(?: (?:por|um de))? ${AMOUNT}
      `,
    ),
    'gastei $2 com $1',
  ],
  [turn(`([^\\d]{3,30} ${TYPED_AMOUNT}),? (?:e |mas )?n[ãa]o (?:ganhei|deu|veio|acertei|saiu)(?: em)? nada`), '$1'],
  // A voucher is no money.
  [turn(`(?:ganhei )?(?:um )?(voucher|cupom|vale desconto) de ${TYPED_AMOUNT} (n[oa] .+)`), 'ganhei um $1 $2'],
  // What it came to with more on it.
  [
    turn(
      piece`
        (?:(?:${TAKES_BACK}|ah),? )+(?:foi|era|deu|foram) ${AMOUNT},? (?:j[áa] )?(?:com|contando|mais) (?:
          [oa]s? )?(?:taxas?|entrega|frete|gorjeta|10 ?%|servi[çc]o|juros|multa|couvert)(?: .{1,20})?
      `,
    ),
    'não, foi $1',
  ],
  [
    turn(
      `devolvi (?:a metade|metade|uma parte|um|uma|parte)(?: d[aeo]s? .{2,30})?,? (?:e )?(?:voltou|voltaram|devolveram|me deram|me devolveram|estornaram) ${AMOUNT}`,
    ),
    'me devolveram $1',
  ],
  [
    turn(
      '(?:nossa,? |vixe,? )?(?:achei|t[áa]|tava|foi) (?:muito |meio |bem |super )?(?:car[oa]|salgad[oa]|barat[oa]),? (.*\\d.*)',
    ),
    '$1',
  ],
  [
    turn(
      piece`
        caixinha (?:de natal )?(?:pr[ao]|d[ao])s? (
          motoboys?|entregador(?:es)?|porteiros?|gar[çc](?:om|ons)|manobrista|frentistas?|garis?|lixeiros?|carteiro
        )[, ]+${AMOUNT}
      `,
    ),
    'dei $2 de gorjeta pro $1',
  ],
  // Half of the price, paid ahead.
  [
    turn(
      `([^\\d]{3,40} ${TYPED_AMOUNT}),? (?:e )?(?:deixei|dei|adiantei) (?:a )?metade(?: adiantad[oa]| de (?:sinal|entrada))?`,
    ),
    '$1, paguei metade',
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
  // Pay of many names, told without a verb.
  [
    turn(
      piece`
        (?:caiu |minhas? |meu |o |a |as )*(horas? extras?|saque[ -]anivers[áa]rio(?: d[oe] fgts)?|ticket|vr|va)
        (?: d[aeo]s? (?:fgts|m[êe]s|novembro|semana))? (?:caiu |entrou |veio |deu |de )?${AMOUNT}(?: (?:caiu|entrou))?
        ( hoje)?
      `,
    ),
    (_, pay, value, day) =>
      `recebi ${text(value)} de ${/^(?:ticket|v[ra])$/i.test(text(pay)) ? 'vale alimentação' : text(pay)}${text(day)}`,
  ],
  // An order withdrawn, and the money back.
  [
    turn(
      `(?:cancelaram|cancelei|devolvi|suspenderam) (?:a |o )?([a-zà-ÿ][a-zà-ÿ ]{2,30}?),? e (?:me )?(?:estornaram|devolveram|reembolsaram) ${AMOUNT}`,
    ),
    'recebi $2 de estorno da $1',
  ],
  ...TOLD_IN_PARTS_TURNS,
  ...TOLD_LOOSELY_TURNS,
  // What it cost and how it was: "marmita 18 e nem era boa".
  [
    turn(
      `([a-zà-ÿ][a-zà-ÿ -]{1,30}? ${AMOUNT}),? (?:e|mas) (?=[^\\d]*$)(?!.*(?:paguei|gastei|comprei|recebi))(?:[a-zà-ÿ ]* )?${OPINION}.*`,
    ),
    '$1',
  ],
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
  [turn(`(.{2,30}?) abateu ${AMOUNT} d[oa] que (?:me )?dev(?:e|ia)(?: pra mim)?`), '$1 me pagou $2 do que devia'],
  // A day on the road, and what it cost.
  [
    turn(
      piece`
        (?:(hoje|ontem),? )?(?:eu )?(?:fiz|tirei|fechei) ${AMOUNT} (?:
          na rua|na pista|nas entregas|nas corridas|no app|rodando|na maquininha
        ) ?(?:,|e|mas|s[óo] que) ?(?:gastei|coloquei|botei|paguei) ${AMOUNT} (?:de|d[ao]|n[ao]|em|com) (.+)
      `,
    ),
    (_, day, made, spent, on) =>
      `${text(day)} recebi ${text(made)} de corrida e gastei ${text(spent)} de ${text(on)}`.trim(),
  ],
  // The app, and no amount.
  [turn(`((?:.* )?peg(?:uei|amos)) (?:um|o) 99 ((?:pr[oa]|para|at[ée]|do|da) .*\\d.*)`), '$1 um 99pop $2'],
  [turn(`(?:(?:opa|ops|ih|eita),? )?(?:faltou|esqueci|comi) um zero,? (?:[ée]|eh|era|foi|s[ãa]o) ${AMOUNT}`), 'era $1'],
  [
    turn('(?:opa,? |ops,? )?(?:me enganei|errei),? (?:esquece|desconsidera|ignora) (?:isso|esse|essa|este)'),
    'apaga esse',
  ],
  // The present tense tells what comes in every month.
  [
    turn(
      `(?:eu |hoje |hj |atualmente )?ganho (?:uns |cerca de |em torno de |mais ou menos )?${AMOUNT}(?: (?:l[íi]quidos?|limpos?|na carteira|de sal[áa]rio))*`,
    ),
    'ganho $1 por mês',
  ],
  // "Vendi 3 bolo de pote 36": the first number counts, and what stands behind the noun is what came in.
  [
    turn(
      piece`
        (?<day>(?:hoje|hj|ontem) )?vend(?:i|emos) (?:\d{1,3}|um|uma|dois|duas|tr[êe]s|quatro|cinco|seis|dez) (?<noun>
          [a-zà-ÿ]{3,}(?: (?:d[aeo]s? )?[a-zà-ÿ]{3,}){0,3}?
        )(?<!(?: |^)(?:por|cada|deu|foi|total|reais|real|conto|contos|mil)) ${VALUE}
        (?<how> (?:no|em|na|hoje|ontem|pr[ao]) .*)?
      `,
    ),
    '$<day>vendi $<noun> por $<value>$<how>',
  ],
  // A relative who sends money sends it here.
  [
    turn(
      piece`
        (?:hoje |ontem )?(
          (?:meu|minha) (?:${KIN})
        ) (?:mandou|depositou|transferiu|pixou|enviou) ${AMOUNT}
        (?: (?:pra (?:me )?ajudar|pra mim|de ajuda|de presente|no pix|hoje|ontem)(?: .*)?)?
      `,
    ),
    (_, who, value) => `recebi ${text(value)} ${ofMine(who)}`,
  ],
];
