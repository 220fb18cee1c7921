// "Agora é só segunda e sexta", "a natação passou pra terça e quinta": what rings every week or day is on these days from now on.

import type { Scheduled } from '../../domain/due.ts';
import { pattern } from '../../domain/pattern.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { AND } from '../wording/openers.ts';
import { momentIn } from './moment-said.ts';

const DAY = `(?:n?[ao]s? )?(?:${WEEKDAY_NAMES})s?(?:[- ]feiras?)?`;
const IS = '(?:[ée]|eh|s[ãa]o|vai ser|fica|ficou|a ser|toda|pr[ao]s?|para|(?<only>s[óo]|apenas)) ';
const CHANGED = pattern('i')`
  ^${AND}(?:a partir d[^,\d]{3,20},? )?(?:
    agora,? (?:el[ea] |isso )?(?:(?!a gente)[a-zà-ÿ]{4,}(?: el[ea]| [oa]s? [a-zà-ÿ]+)? (?=s[óo] |apenas |n?[ao]s? ))?|
    (?:agora,? )?(?:[oa] |minha |meu )?(?<name>(?!s[óo] |el[ea] |eu |agora )[a-zà-ÿ]{3,}(?: [a-zà-ÿ]+){0,3}?)(?: (?:agora|mudou|passou|passa|muda)|(?=,? (?:[ée]|eh|vai ser|fica) s[óo] ))[, ]|
    (?:el[ea] )?(?:mudou|passou|mudaram|passaram|muda|passa) (?=pr|para|a ser)|(?=s[óo] )
  )\s?(?:${IS}){0,3}(?<days>${DAY}(?:(?:, |,? e )${DAY}){0,5})(?:,? (?<hour>[àa]s \S{1,6}))?(?: agora)?[.!]*$
`;

const OFTEN: ReadonlySet<string> = new Set(['daily', 'weekly', 'biweekly']);
const repeats = ({ due }: Scheduled): boolean => due.kind === 'reminder' && OFTEN.has(due.rhythm?.every ?? '');
const sameAs =
  ({ due }: Scheduled) =>
  (one: Scheduled): boolean =>
    due.kind === 'reminder' && one.due.kind === 'reminder' && one.due.content === due.content && repeats(one);

/** Undefined unless one thing that repeats is meant: named, or the last one set or moved. One day alone is one of several unless it is only that. */
export function daysChanged(situation: Situation): Decision | undefined {
  const { loaded, text } = situation;
  const { name, days = '', hour, only } = CHANGED.exec(text.trim())?.groups ?? {};
  const each = days.split(/, | e /i).map((day) => day.replace(/^n?[ao]s? /i, '').replace(/s(?=$|-)/i, ''));
  if (days === '' || (each.length < 2 && only === undefined)) return undefined;
  const lately = loaded.done?.afterList === true && loaded.lastEntry === undefined ? loaded.done.reminder : undefined;
  const often = loaded.reminders().filter(repeats);
  // After other turns, the only thing that repeats.
  const [single] = often;
  const alone = single && often.every(sameAs(single)) ? single : undefined;
  const [one] = name === undefined ? [lately ?? alone] : loaded.called(name).reminders;
  if (one?.due.kind !== 'reminder' || !repeats(one)) return undefined;
  const alike = often.filter(sameAs(one));
  // Of the hours of one day, nobody said which.
  if (new Set(alike.map(({ due }) => (due.kind === 'reminder' ? due.time : ''))).size > 1) return undefined;
  const { content } = one.due;
  const calls = each.flatMap((day, at): ToolCall[] => {
    const ring = momentIn(`toda ${day}${hour === undefined ? '' : ` ${hour}`}`, one, situation);
    const kept = alike[at];
    if (ring?.rhythm?.every !== 'weekly') return [];
    return kept === undefined
      ? [{ tool: 'set_reminder', args: { content, ...ring } }]
      : [{ tool: 'move_reminder', args: { key: kept.key, ring } }];
  });
  const gone = alike.slice(each.length).map(({ key }): ToolCall => ({ tool: 'cancel_reminder', args: { key } }));
  const [first, ...others] = [...calls, ...gone];
  return first === undefined || calls.length < each.length ? undefined : run(first, ...others);
}
daysChanged.says = [CHANGED];
