// "Todo dia 15 e dia 30 me lembra de pagar o consórcio", "plantão dia 18, 20 e 22 às 19h": a reminder for each of these days.

import { pattern } from '../../domain/pattern.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { reworded, type Situation } from '../situation.ts';
import { MONTH_NAMES } from '../wording/calendar-words.ts';
import { decideReminder } from './decide-reminder.ts';

const DAYS = pattern('i')`
  (?<![a-zà-ÿ])(?<every>(?:todo(?:s os)? m[êe]s(?:es)?,? )?(?:no |nos |todos os |todo )?dias?) (?<first>\d{1,2})
  (?<more>
    (?:
      (?:, ?| e (?:(?:todo|no) )?(?:dia )?)\d{1,2}
      (?![\d/h:]| ?(?:h|horas|da|de (?:${MONTH_NAMES})|comp[a-zà-ÿ]+|gotas|vezes|reais)(?![a-zà-ÿ]))
    )+
  )(?![a-zà-ÿ])
`;

/** A day after "dia" is no price, unless something else is said of money. */
const OF_MONEY =
  /r\$|,\d\d(?!\d)|(?<![a-zà-ÿ])(?:reais|conto|pila|pag[a-zà-ÿ]+|receb[a-zà-ÿ]+|gast[a-zà-ÿ]+|venc[a-zà-ÿ]+|ca(?:i|iu|em|[íi]ram)|parcelas?|vezes|entrada|foi|foram|era|fiz|fui|trabalhei|falt(?:ou|ei)|anot[a-zà-ÿ]+|quant[oa]s?)(?![a-zà-ÿ])|\?/i;
const TOO = /,? (?:tamb[ée]m|tbm?)(?![a-zà-ÿ])/gi;

/** Undefined unless a reminder for several days of the month is asked for, or something is told to be on them. */
export function ringOnDays(situation: Situation): Decision | undefined {
  const text = situation.text.replace(TOO, '');
  const { every = '', first = '', more = '' } = DAYS.exec(text)?.groups ?? {};
  const days = [first, ...(more.match(/\d{1,2}/gu) ?? [])].filter((day) => Number(day) >= 1 && Number(day) <= 31);
  const calls = situation.understanding.intent === 'reminder_set';
  if (days.length < 2 || (!calls && OF_MONEY.test(text))) return undefined;
  const each = days.map((day) => {
    const one = reworded(situation, text.replace(DAYS, `${every.replace(/dias$/i, 'dia')} ${day}`));
    const meant = one.understanding;
    return meant.intent === 'reminder_set' ? decideReminder(meant.slots, one) : undefined;
  });
  const rings = each.flatMap((one) => (one?.do === 'run_tool' ? one.calls : []));
  const [call, ...others] = rings;
  return call === undefined || rings.length < days.length ? undefined : run(call, ...others);
}
ringOnDays.says = [DAYS];
