// "Te lembro de dentista, sexta às 9h?" – "às 15h", "sim, mas quinta", "todo dia": the reminder offered, at that moment. What is
// not said of it stays.

import { WEEK_MS } from '../../domain/durations.ts';
import { folded } from '../../domain/fold.ts';
import { amendedBy, whenIn } from '../agenda/amended-by.ts';
import { alsoBrought } from '../agenda/bring-along.ts';
import { cannotThen } from '../agenda/cannot-then.ts';
import { shiftSaid } from '../agenda/moved-on.ts';
import { remindBefore } from '../agenda/remind-before.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { localDateTime } from '../local-time.ts';
import { reworded, type Situation } from '../situation.ts';
import { WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { offeredAct } from './open-question.ts';

/** "Me avisa do puran às 6", of that. */
const CALLED =
  /^(?:e )?me (?:avisa|lembra|chama) d[aeo]s? ([a-zà-ÿ ]{3,40}?) (?=[àa]s? \d|tod[oa]|de |amanh|hoje|dia )/i;
/** "Me lembra disso", of what is offered. */
const ASKS_FOR_IT =
  /^(?:(?:sim|isso|pode|e|ok|por favor),? )*(?:me )?(?:lembra|lembre|avisa|avise)(?: (?:d?iss?o|d?el[ea]|d?ess[ea]|sim|por favor|a[íi]|no dia))*[.!]*$/i;
/** "Essa quinta não". */
const NOT_THIS = new RegExp(
  `^(?:(?:sim|pode|mas|s[óo] que|e),? )*(?:n?ess[ea] (?:semana )?)(?:${WEEKDAY_NAMES}|semana|vez)?,? ?n[ãa]o[.!]*$`,
  'i',
);
const LONGEST = 60;
/** "Uma semana antes": of the day that is offered. */
const BEFORE = / antes$/i;

/** Undefined unless a reminder awaits a yes and all that is said is when. */
export function amendOfferedReminder(situation: Situation): Decision | undefined {
  const { text } = situation;
  const act = offeredAct(situation);
  if (act?.tool !== 'set_reminder' || text.length > LONGEST) return undefined;
  const content = folded(act.args.content);
  const called = text.trim().replace(CALLED, (all, name: string) =>
    folded(name)
      .split(' ')
      .every((word) => content.includes(word))
      ? ''
      : all,
  );
  const when = whenIn(called, act.args.content, situation);
  if (BEFORE.test(when) && !/^me /i.test(when)) {
    return remindBefore(reworded(situation, `me avisa ${when}`, situation.understanding));
  }
  const { content: offered, dueAt, ...ring } = act.args;
  if (ASKS_FOR_IT.test(text.trim())) return run(act);
  // What comes every week begins a week later.
  if (NOT_THIS.test(text.trim()) && ring.rhythm?.every === 'weekly')
    return run({ tool: 'set_reminder', args: { content: offered, dueAt: dueAt + WEEK_MS, ...ring } });
  const then = cannotThen(situation);
  if (then !== undefined) return then;
  const shift = shiftSaid(text);
  if (shift?.name === undefined && shift !== undefined && ring.rhythm === undefined) {
    const at = dueAt + shift.by;
    const time = ring.time === undefined ? {} : { time: localDateTime(at, situation.zone).slice(11, 16) };
    return run({ tool: 'set_reminder', args: { content: offered, ...ring, dueAt: at, ...time } });
  }
  const thing = alsoBrought(offered, text);
  if (thing !== undefined) return run({ tool: 'set_reminder', args: { content: thing, dueAt, ...ring } });
  const amended = amendedBy(called, act.args, situation);
  return amended && run({ tool: 'set_reminder', args: amended });
}
