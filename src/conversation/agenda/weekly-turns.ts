// "Orientação toda quinta 14h com a profa Sônia", "todo dia 20h estudar inglês": what one has again and again, in the words of a reminder.

import { pattern } from '../../domain/pattern.ts';
import { WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { AMOUNT, type Turn } from '../wording/turn.ts';

/** What takes place every week, with its price; tried before an appointment of one day. */
export const PAID_WEEKLY_TURNS: readonly Turn[] = [
  // "Aula de violão toda terça 19h, 120 por mês", "terapia toda quarta 15h, 200 a sessão": when it is, and what it costs then.
  [
    pattern('i')`
      ^(?:tenho |fa[çc]o |a |o )*([a-zà-ÿ][^,?$:\d]{2,40}?),? ((?:toda?s?(?: [oa]s?)? )?(?:${WEEKDAY_NAMES})s?(?:(?:,| e) (?:${WEEKDAY_NAMES})s?)*),? (?:[àa]s )?(\d{1,2}(?:h\d{0,2}|:\d{2}))
      [, ]+(?:(?:pago|custa|[ée]|sai|por|e|fica)[, ]+)*${AMOUNT}
      [ ](por m[êe]s|ao m[êe]s|mensa(?:l|is)|todo m[êe]s|o m[êe]s|(?:por|cada|a|pela) (?:aula|sess[ãa]o|vez|semana))[.!]*$
    `,
    (_, what = '', days = '', hour = '', value = '', how = '') => {
      const every = /^tod/i.test(days) ? days : `toda ${days}`;
      const paid = /m[êe]s|mensa/i.test(how) ? 'todo mês' : every.split(/,| e /u)[0];
      return `me lembra ${every} às ${hour} de ${what}\npago ${value} de ${what} ${paid}`;
    },
  ],
];

export const WEEKLY_TURNS: readonly Turn[] = [
  // "Orientação toda quinta 14h com a profa Sônia".
  [
    pattern('i')`
      ^((?:orienta[çc][ãa]o|mentoria|supervis[ãa]o|monitoria|plant[ãa]o|ensaio|catequese|refor[çc]o|terapia|culto)
      (?: d[aeo] [a-zà-ÿ]+)?) (tod[oa]s?(?: [oa]s?)? (?:${WEEKDAY_NAMES})s?),? (?:[àa]s )?(\d{1,2}(?:h\d{0,2}|:\d{2}))
      (?:,? ([^?$\d]{2,60}))?[.!]*$
    `,
    (_, what = '', day = '', hour = '', more) =>
      `me lembra ${day} às ${hour} de ${what}${typeof more === 'string' ? ` ${more}` : ''}`,
  ],
  // "Todo dia 20h estudar inglês".
  [
    pattern('i')`
      ^(tod[oa]s?(?: [oa]s?)? (?:dias?|${WEEKDAY_NAMES})s?) (?:[àa]s )?(\d{1,2}(?:h\d{0,2}|:\d{2})),? ([a-zà-ÿ]+[aeiô]r [^?$\d]{2,60})$
    `,
    'me lembra $1 às $2 de $3',
  ],
  // "A novena é toda terça 19h30 na casa da Zezé", "Theo tem fono toda quarta às 16h".
  [
    pattern('i')`
      ^(?:[oa] )?([a-zà-ÿ][^,?$:]{2,40}?) (?:[ée]|eh|tem|vai ser) (?:([a-zà-ÿ][^,?$:]{2,30}?) )?(tod[oa]s?(?: [oa]s?)? (?:${WEEKDAY_NAMES})s?
      (?: e (?:${WEEKDAY_NAMES})s?)?),? (?:[àa]s )?(\d{1,2}(?:h\d{0,2}|:\d{2}))(?:,? ([^?$\d]{2,60}))?[.!]*$
    `,
    (_, who = '', what, day = '', hour = '', where) =>
      `me lembra ${day} às ${hour} de ${typeof what === 'string' && what !== '' ? `${what} de ${who}` : who}${typeof where === 'string' ? ` ${where}` : ''}`,
  ],
];
