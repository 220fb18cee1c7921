// What is sent to relatives, paid of a debt or asked for by who works for the person, and invoices and advances of one's own work:
// "mando 500 pro meu filho todo mês", "usei 400 pra pagar a dívida", "emiti nota de 1200 pro cliente".

import { KIN } from '../../../domain/kin.ts';
import { WEEKDAY_NAMES } from '../../wording/calendar-words.ts';
import { groupsOf, type Turn, turn, VALUE } from '../../wording/turn.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';

const RELATIVE = `(?:${KIN}|ex)`;
const EVERY = `(?: (?:tod[oa]|cada) (?:m[êe]s|semana|dia \\d{1,2}|${WEEKDAY_NAMES})| por (?:m[êe]s|semana))`;

export const PAID_TO_OTHERS_TURNS: readonly Turn[] = [
  // "Mando 500 pro meu filho todo mês dia 8".
  [
    turn(
      `(?:eu )?(?:mando|deposito|passo|transfiro|envio) ${VALUE} (?<whom>pr[ao] (?:minha |meu )?(?:${RELATIVE}))(?<every>${EVERY}(?: dia \\d{1,2})?)`,
    ),
    'dou $<value> $<whom>$<every>',
  ],
  // "Usei 400 pra pagar a dívida da Renner": it is paid.
  [
    turn(`(?:eu )?(?:usei|gastei) ${VALUE} (?:pra|para) pagar (?<the>[oa]) (?<what>[a-zà-ÿ][a-zà-ÿ ]{2,30}?)`),
    'paguei $<value> d$<the> $<what>',
  ],
  // "Peguei 800 com o Nelson a 10% ao mês": borrowed.
  [
    turn(
      `(?:eu )?peguei ${VALUE} com (?<who>(?:[oa] |meu |minha )?[a-zà-ÿ]{3,20}),? (?<rate>(?:a|com) \\d{1,2}(?:,\\d)? ?%.{0,20})`,
    ),
    'peguei $<value> emprestado com $<who> $<rate>',
  ],
  // "Tô com 2 contas de luz atrasadas, 120 e 134": they wait.
  [
    turn(
      `(?:eu )?(?:t[ôo]|estou) com (?<what>(?:\\d|duas|tr[êe]s) (?:contas|boletos|faturas) d[aeo] [a-zà-ÿ ]{3,15}?) (?:atrasad[oa]s|vencid[oa]s|em aberto)[,:]? (?:de |um[a]? de )?(?<values>\\d[\\d.,]*(?:(?:,| e|, e) (?:outr[oa] de )?\\d[\\d.,]*){1,2})`,
    ),
    'tenho $<what> pra pagar, $<values>',
  ],
  // What somebody who works for weeks asks for is to be paid in parts.
  [
    turn(
      `(?:o )?(?<who>pintor|pedreiro|marceneiro|gesseiro|serralheiro|azulejista)(?: me)? (?:cobrou|pediu|vai cobrar|or[çc]ou|fechou (?:em|por)) ${VALUE}(?: (?:pela? [^,\\d]{3,20}|pra [^,\\d]{3,25}))?`,
    ),
    'tenho que pagar $<value> pro $<who>',
  ],
  // "Emiti nota de 1200 pro cliente Alfa": it is to come.
  [
    turn(
      `(?:hoje |eu |j[áa] )*(?:emiti|tirei|fiz|mandei) (?:uma |a )?(?:nota(?: fiscal)?|nf|nfs?-?e|fatura) (?:de |no valor de )?${VALUE} (?:pr[ao]|para [ao]|d[ao]|ao?) (?<who>[a-zà-ÿ][a-zà-ÿ ]{1,30}?)(?<rest>,? (?:que |el[ea] )*(?:paga|vence|cai) .{3,20})?`,
    ),
    (...said) => {
      const { value, who, rest = '' } = groupsOf(said);
      return `vou receber ${value} de ${who}${rest.replace(/^,? (?:que |el[ea] )*(?:paga|vence|cai)/i, '')}`;
    },
  ],
  // "Frete 2800, recebi adiantamento de 1500": of one's own work.
  [
    turn(
      `(?<what>(?:frete|servi[çc]o|obra|encomenda|trabalho|bico|evento|projeto)(?: [a-zà-ÿ ]{2,25}?)?) (?:de |por )?${VALUE},? (?:e )?(?:j[áa] )?(?:recebi|peguei|ganhei|me deram|me adiantaram)(?: (?:um|uma|o|a))? (?:(?:adiantamento|sinal|entrada) (?:de )?)?(?<part>${TYPED_AMOUNT})(?: (?:de )?(?:adiantamento|sinal|entrada|adiantad[oa]s?))?`,
    ),
    (...said) => {
      const { what, value, part } = groupsOf(said);
      return `fechei ${what} de ${value}, recebi ${part} de adiantamento`;
    },
  ],
];
