// "E a do Davi no mesmo dia", behind the reminder just set: on its day, and at its hour.

import { localDateTime } from '../local-time.ts';
import { reworded, type Situation } from '../situation.ts';

const SAME_DAY =
  /^(?<said>e (?:[oa]s? )?d[aeo]s? [^,?$\d]{2,40}?),? (?:n?o )?mesmo dia(?: e (?:mesmo )?(?:hor[áa]rio|hora))?[.!]*$/i;

/** Undefined unless a reminder was just set. */
export function sameDay(situation: Situation): Situation | undefined {
  const { text, loaded, zone } = situation;
  const said = SAME_DAY.exec(text.trim())?.groups?.['said'];
  const set = loaded.done?.reminder;
  if (said === undefined || set === undefined || loaded.lastEntry !== undefined) return undefined;
  return reworded(situation, `${said} às ${localDateTime(set.dueAt, zone).slice(11, 16)}`);
}
