// "Ontem", "foi sábado", right after an entry: the day it was, and nothing else.

import { pattern } from '../../../domain/pattern.ts';
import type { Decision } from '../../decision.ts';
import { reworded, type Situation } from '../../situation.ts';
import { WEEKDAY_NAMES } from '../../wording/calendar-words.ts';
import { decideEditEntry } from './decide-correct.ts';

const DAY = pattern('i')`
  ^(?:(?:ah|mas|isso|esse|essa|foi|era|na verdade),? )*(?<day>
    ontem|anteontem|antes de ontem|(?:n[ao] )?(?:${WEEKDAY_NAMES})(?:[- ]feira)?(?: passad[ao])?
  )(?: (?:mesmo|t[áa]|viu))*[.!]*$
`;

/** Undefined unless the message before recorded or corrected an entry. */
export function decideDaySaid(situation: Situation): Decision | undefined {
  const { loaded, text } = situation;
  const day = DAY.exec(text.trim())?.groups?.['day'];
  if (day === undefined || loaded.lastEntry?.status !== 'paga' || !loaded.wroteLast()) return undefined;
  const whole = reworded(situation, `na verdade foi ${day}`);
  const { understanding: meant } = whole;
  return meant.intent === 'edit_transaction' ? decideEditEntry(meant.slots, whole) : undefined;
}
decideDaySaid.says = [DAY];
