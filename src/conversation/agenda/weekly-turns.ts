// "Orientação toda quinta 14h com a profa Sônia", "todo dia 20h estudar inglês": what one has again and again, in the words of a reminder.

import { pattern } from '../../domain/pattern.ts';
import { WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import type { Turn } from '../wording/turn.ts';

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
