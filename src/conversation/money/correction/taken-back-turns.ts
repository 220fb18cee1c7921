// An entry said to be wrong: "faltou um zero, é 800", "me enganei, esquece", "não gastei 12 na padaria, foi 21".

import { pattern } from '../../../domain/pattern.ts';
import { WEEKDAY_NAMES } from '../../wording/calendar-words.ts';
import { AMOUNT, type Turn, text, turn } from '../../wording/turn.ts';
import { METHODS } from '../../wording/ways-of-paying.ts';

export const TAKEN_BACK_TURNS: readonly Turn[] = [
  // "O débito não, foi no crédito a feira": what follows is right.
  [
    turn(
      `(?:(?:ah|ops|opa|ih),? )*(?:n?o )?(?:${METHODS}) n[ãa]o,? (?:foi )?((?:n[oa]|em) (?:${METHODS}))(?: ([oa] [a-zà-ÿ]{3,20}))?`,
    ),
    (_, how, what) => `${text(what)} foi ${text(how)}`.trim(),
  ],
  // "Foi anteontem o açougue".
  [
    turn(
      `(?:n[ãa]o,? |ah,? )?(?:foi|era) (hoje|ontem|anteontem|${WEEKDAY_NAMES}|dia \\d{1,2}) ([oa] [a-zà-ÿ]{3,20}(?: d[aeo] [a-zà-ÿ]{3,15})?)`,
    ),
    '$2 foi $1',
  ],
  [turn(`(?:(?:opa|ops|ih|eita),? )?(?:faltou|esqueci|comi) um zero,? (?:[ée]|eh|era|foi|s[ãa]o) ${AMOUNT}`), 'era $1'],
  [
    turn('(?:opa,? |ops,? )?(?:me enganei|errei),? (?:esquece|desconsidera|ignora) (?:isso|esse|essa|este)'),
    'apaga esse',
  ],
  // "Não gastei 12 na padaria, foi 21".
  [
    turn(
      `(?:(?:n[ãa]o|ops|ih|ah),? )*n[ãa]o (?:foi|gastei|paguei|recebi|dei) ${AMOUNT} (?:n[oa]s?|d[aeo]s?|pr[ao]|com|de) (?:[oa] )?([a-zà-ÿ][a-zà-ÿ ]{1,30}?),? (?:e sim|mas|foi|gastei|paguei|recebi|era|dei| )+ ${AMOUNT}`,
    ),
    '$2 foi $3, não $1',
  ],
  // "40 foi o almoço": the value first.
  [
    turn(
      `(?:(?:e|n[ãa]o|ops|ih|ah|na verdade),? )*${AMOUNT} (foi|era|deu|foram) ([oa]s? [a-zà-ÿ]{3,20}(?: d[aeo] [a-zà-ÿ]{3,15})?)`,
    ),
    '$3 $2 $1',
  ],
  // All of them, and not the last one.
  [
    pattern('i')`
      ^(?:quero |pode )?(?:zer|apag|limp|delet|exclu|remov)[a-zà-ÿ]* (?:tudo (?:o )?que (?:eu )?(?:j[áa] )?
      (?:gastei|lancei|paguei|recebi)|(?:os )?meus (?:gastos|lan[çc]amentos|recebimentos|pagamentos)|
      (?:as )?minhas (?:despesas|entradas|compras|movimenta[çc][õo]es))[.!]*$
    `,
    'apaga todos os meus gastos',
  ],
];
