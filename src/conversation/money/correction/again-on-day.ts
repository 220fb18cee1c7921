// "Ontem tb", right behind an entry: the same once more, on that day.

import { pattern } from '../../../domain/pattern.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { WEEKDAY_NAMES } from '../../wording/calendar-words.ts';
import { recordCall } from '../entry/record-call.ts';

const AGAIN = pattern('i')`
  ^(?:e )?(?<day>hoje|ontem|anteontem|(?:n[ao] )?(?:${WEEKDAY_NAMES})) (?:tb|tbm|tamb[ée]m|de novo|a mesma coisa|igual|o mesmo)[.!]*$
`;

/** Undefined unless the message before recorded a single entry. */
export function againOnDay({ text, loaded, reading }: Situation): Decision | undefined {
  const day = AGAIN.exec(text.trim())?.groups?.['day'];
  const { lastEntry: last } = loaded;
  const [said] = reading.past;
  if (day === undefined || last === undefined || !loaded.wroteLast() || loaded.lastEntries().length > 1)
    return undefined;
  const date = /^hoje$/i.test(day) ? reading.today : said?.date;
  const { kind, cents, category, description, counterpart } = last;
  if (date === undefined || date === last.date || (kind !== 'despesa' && kind !== 'receita')) return undefined;
  const named = counterpart === '' ? {} : { counterpart };
  return run(recordCall({ kind, cents, category, description, date, ...named }));
}
againOnDay.says = [AGAIN];
