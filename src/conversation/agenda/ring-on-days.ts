// "Todo dia 15 e dia 30 me lembra de pagar o consórcio": a reminder for each of these days of the month.

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

/** Undefined unless a reminder for several days of the month is asked for. */
export function ringOnDays(situation: Situation): Decision | undefined {
  const { text } = situation;
  const { every = '', first = '', more = '' } = DAYS.exec(text)?.groups ?? {};
  const days = [first, ...(more.match(/\d{1,2}/gu) ?? [])].filter((day) => Number(day) >= 1 && Number(day) <= 31);
  if (days.length < 2 || situation.understanding.intent !== 'reminder_set') return undefined;
  const each = days.map((day) => {
    const one = reworded(situation, text.replace(DAYS, `${every.replace(/dias$/i, 'dia')} ${day}`));
    const meant = one.understanding;
    return meant.intent === 'reminder_set' ? decideReminder(meant.slots, one) : undefined;
  });
  const calls = each.flatMap((one) => (one?.do === 'run_tool' ? one.calls : []));
  const [call, ...others] = calls;
  return call === undefined || calls.length < days.length ? undefined : run(call, ...others);
}
ringOnDays.says = [DAYS];
