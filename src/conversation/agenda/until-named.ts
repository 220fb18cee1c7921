// "Me lembra de estudar todo dia às 20h até a prova de anatomia", "estudar todo dia 19h até a prova": until the day of the one reminder of that name.

import { pattern } from '../../domain/pattern.ts';
import { localDate } from '../local-time.ts';
import { reworded, type Situation } from '../situation.ts';

const UNTIL = pattern('i')`
  (?<![a-zà-ÿ])(?:(?:lembr|avis)[a-zà-ÿ]+ .{3,100}|tod[oa]s? .{2,60}) at[ée] (?:(?:o dia|a data|chegar) d?)?(?<named>(?:(?:[oa]s? |meu |minha ))(?<name>[a-zà-ÿ][a-zà-ÿ ]{2,40}?))[.!]*$
`;

/** Undefined unless exactly one reminder is called that. */
export function untilNamed(situation: Situation): Situation | undefined {
  const { text, loaded, zone } = situation;
  const { named, name } = UNTIL.exec(text.trim())?.groups ?? {};
  const [only, ...others] = name === undefined ? [] : loaded.called(name).reminders;
  if (named === undefined || only === undefined || others.length > 0) return undefined;
  const [, month, day] = localDate(only.dueAt, zone).split('-');
  const calls = /(?<![a-zà-ÿ])(?:lembr|avis)/i.test(text);
  return reworded(
    situation,
    `${calls ? '' : 'me lembra de '}${text
      .trim()
      .replace(/[.!]+$/u, '')
      .replace(new RegExp(`${named}$`, 'u'), `dia ${day}/${month}`)}`,
  );
}
