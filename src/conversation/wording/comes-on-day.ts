// "Chega terça" behind "comprei o piso", "ele termina sexta" behind what a builder was paid: when it comes, and no other day of the entry.

import { pattern } from '../../domain/pattern.ts';
import { reworded, type Situation } from '../situation.ts';
import { WEEKDAY_NAMES } from './calendar-words.ts';

const COMES = pattern('i')`
  ^(?:(?:e|mas|diz que|disse que|falou que|parece que),? )*(?<who>el[ea]s? )?(?<does>(?:(?:s[óo]|j[áa]) )*(?:(?:vai|v[ãa]o) )?(?:cheg|termin|volt|entreg|come[çc]|acab|vem|vir|fica pront|sai do)[a-zà-ÿ]*)
  (?<day> (?:(?:n[ao]|em|pr[ao]|at[ée]|s[óo]) )*(?:amanh[ãa]|dia \d{1,2}|(?:${WEEKDAY_NAMES})(?:-feira)?|semana que vem)(?: que vem| cedo| de manh[ãa]| [àa] (?:tarde|noite))?)[.!]*$
`;

/** Undefined unless the last thing done was an entry, whose thing or person the words leave out. */
export function comesOnDay(situation: Situation): Situation | undefined {
  const { lastEntry, wroteLast } = situation.loaded;
  const said = COMES.exec(situation.text.trim())?.groups;
  if (said === undefined || lastEntry === undefined || !wroteLast()) return undefined;
  const name =
    said['who'] !== undefined && lastEntry.counterpart !== '' ? lastEntry.counterpart : lastEntry.description;
  // "Entregam" is said of whoever sells it.
  const does = said['does']?.endsWith('m') === true && said['who'] === undefined ? 'chega' : said['does'];
  return name === '' ? undefined : reworded(situation, `${name} ${does}${said['day']}`);
}
