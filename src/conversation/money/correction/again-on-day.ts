// "Ontem tb", right behind an entry: the same once more, on that day.

import { pattern } from '../../../domain/pattern.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { WEEKDAY_NAMES } from '../../wording/calendar-words.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { recordCall } from '../entry/record-call.ts';
import { valueSaid } from '../value-said.ts';

const AGAIN = pattern('i')`
  ^(?:e )?(?<day>hoje|ontem|anteontem|(?:n[ao] )?(?:${WEEKDAY_NAMES})) (?:tb|tbm|tamb[ée]m|de novo|a mesma coisa|igual|o mesmo)[.!]*$
`;

/** "E sábado 260", behind "ontem fiz 180". */
const OTHER_VALUE = pattern('i')`
  ^(?:e |mais )(?<day>ontem|anteontem|(?:n[ao] )?(?:${WEEKDAY_NAMES})) (?:foi |foram |fiz |deu |tirei |teve )?(?<value>${TYPED_AMOUNT})[.!]*$
`;

/** Undefined unless the message before recorded a single entry. */
export function againOnDay(situation: Situation): Decision | undefined {
  const { text, loaded, reading } = situation;
  const { day, value } = (AGAIN.exec(text.trim()) ?? OTHER_VALUE.exec(text.trim()))?.groups ?? {};
  const { lastEntry: last } = loaded;
  const [said] = reading.past;
  if (day === undefined || last === undefined || !loaded.wroteLast() || loaded.lastEntries().length > 1)
    return undefined;
  const date = /^hoje$/i.test(day) ? reading.today : said?.date;
  const { kind, category, description, counterpart } = last;
  if (date === undefined || date === last.date || (kind !== 'despesa' && kind !== 'receita')) return undefined;
  const cents = value === undefined ? last.cents : valueSaid(value, situation);
  if (cents === undefined || last.status !== 'paga' || last.parcelas > 1) return undefined;
  const named = counterpart === '' ? {} : { counterpart };
  return run(recordCall({ kind, cents, category, description, date, ...named }));
}
againOnDay.says = [AGAIN, OTHER_VALUE];
