// "Quarta eu não posso", of what was just set or is offered: another day is asked for, or that day left out of what is every day.

import type { Scheduled } from '../../domain/due.ts';
import { folded } from '../../domain/fold.ts';
import { dayOf, weekdayOf } from '../../language/dates/calendar.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { localDate } from '../local-time.ts';
import { offeredAct } from '../open-question/open-question.ts';
import type { Situation } from '../situation.ts';
import { FOLDED_WEEKDAY_NAMES, WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { momentIn } from './moment-said.ts';
import { eachOf } from './move-last-reminder.ts';
import { LEFT_OUT } from './move-openings.ts';

const WEEKDAYS = FOLDED_WEEKDAY_NAMES.split('|');

/** The reminder that is offered or was just set. */
function inFocus(situation: Situation): Pick<Scheduled, 'due' | 'dueAt'> | undefined {
  const { loaded } = situation;
  const act = offeredAct(situation);
  if (act !== undefined) {
    if (act.tool !== 'set_reminder') return undefined;
    const { dueAt, ...due } = act.args;
    return { dueAt, due: { kind: 'reminder', ...due } };
  }
  return loaded.done?.afterList === true && loaded.lastEntry === undefined ? loaded.done.reminder : undefined;
}

const ASKS = 'Para que dia eu passo ';
const WHEN = new RegExp(
  `^(?:(?:pode ser|passa|muda|bota|p[õo]e|melhor|ent[ãa]o|vamos|fica),? )*(?:pr[ao] |para |n[ao] )?(?:${WEEKDAY_NAMES}|dia \\d|amanh[ãa]|hoje|depois de|semana que vem|\\d{1,2}/)`,
  'i',
);

/** "Pra sexta", which we asked for. */
function thenInstead(situation: Situation): Decision | undefined {
  const { loaded, text } = situation;
  const one = loaded.done?.reminder;
  if (one === undefined || !WHEN.test(text.trim()) || loaded.lastReply()?.text.startsWith(ASKS) !== true)
    return undefined;
  const said = text
    .trim()
    .replace(/^(?:(?:pode ser|passa|muda|bota|p[õo]e|melhor|ent[ãa]o|vamos|fica),? )+|[.!]+$/gi, '');
  const ring = momentIn(said, one, situation);
  return ring && run({ tool: 'move_reminder', args: { key: one.key, ring } });
}

/** "Sexta agora não tem", of what was set for Tuesday and Friday: that one is off. */
const NONE_THEN = new RegExp(
  `^(?:(?:ah|ih|opa|mas|e),? )*(?:n?[ao] |ess[ea] )?(?<off>${WEEKDAY_NAMES})(?: agora| que vem| dessa semana)?,? n[ãa]o (?:tem|vai ter|rola|vai rolar|precisa)(?: mais)?(?:, [^?]{3,60})?[.!]*$`,
  'i',
);
function offThen({ text, loaded, zone }: Situation): Decision | undefined {
  const off = NONE_THEN.exec(text.trim())?.groups?.['off'];
  const last = loaded.done?.afterList === true && loaded.lastEntry === undefined ? loaded.done.reminder : undefined;
  if (off === undefined || last?.due.kind !== 'reminder') return undefined;
  const { content } = last.due;
  const same = loaded.reminders().filter(({ due }) => due.kind === 'reminder' && due.content === content);
  const [only, ...others] = same.filter(
    ({ due, dueAt }) =>
      due.kind === 'reminder' &&
      due.rhythm === undefined &&
      WEEKDAYS[weekdayOf(dayOf(localDate(dueAt, zone)))] === folded(off),
  );
  return only === undefined || others.length > 0
    ? undefined
    : run({ tool: 'cancel_reminder', args: { key: only.key } });
}

/** Undefined unless the day is that of one reminder, or one of the days it rings on. */
export function cannotThen(situation: Situation): Decision | undefined {
  const other = thenInstead(situation) ?? offThen(situation);
  if (other !== undefined) return other;
  const { notThen, cannot: day = notThen } = LEFT_OUT.exec(situation.text.trim())?.groups ?? {};
  const one = day === undefined ? undefined : inFocus(situation);
  if (day === undefined || one?.due.kind !== 'reminder') return undefined;
  const { rhythm, content } = one.due;
  if (rhythm?.every === 'daily' && offeredAct(situation) !== undefined) {
    const [first, ...others] = eachOf(`todo dia menos ${day}`, one.due, situation);
    return first && run(first, ...others);
  }
  const itsDay = WEEKDAYS[weekdayOf(dayOf(localDate(one.dueAt, situation.zone)))];
  return rhythm === undefined && itsDay === folded(day)
    ? say({ text: [ASKS, { bold: content }, '? Por exemplo: “muda pra sexta às 10h”.'] })
    : undefined;
}
cannotThen.says = [WHEN, NONE_THEN, LEFT_OUT];
