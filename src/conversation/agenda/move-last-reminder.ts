// "Às 8h", "muda pra sexta", right after a reminder was set: moves that one, keeping the parts of its moment that are not mentioned.

import type { Scheduled } from '../../domain/due.ts';
import { WEEK_MS } from '../../domain/durations.ts';
import { folded } from '../../domain/fold.ts';
import { pattern, piece } from '../../domain/pattern.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { actOnMeant } from '../focus/act-on-meant.ts';
import { localDate } from '../local-time.ts';
import { dayAndMonth } from '../replies/reminder-words.ts';
import { reworded, type Situation } from '../situation.ts';
import { WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { TAKES_BACK } from '../wording/takes-back.ts';
import { behindName } from './behind-name.ts';
import { decideReminder } from './decide-reminder.ts';
import { lastSet } from './last-set.ts';
import { MEDICINE } from './medicine-words.ts';
import { isBareHour, momentIn } from './moment-said.ts';
import { BARE, LEFT_OUT, OFTEN, ONLY_ON, OPENS, SET_RIGHT, TOLD, TOLD_BY } from './move-openings.ts';
import { nextInstant } from './next-time.ts';
import { setLately } from './reminders-meant.ts';
import { weekdaySaid } from './stop-on-day.ts';

function withoutDays(reminder: Scheduled, day: string, situation: Situation): Decision | undefined {
  const { due, key } = reminder;
  if (due.kind !== 'reminder' || due.rhythm?.every !== 'daily') return undefined;
  if (/fim|final|fds| e /i.test(day)) {
    const ring = momentIn('todo dia útil', reminder, situation);
    return ring && run({ tool: 'move_reminder', args: { key, ring } });
  }
  const out = weekdaySaid(day);
  const { time } = due;
  if (out === undefined || due.rhythm.dayRule !== undefined)
    return onSeveral(`todo dia menos ${day}`, reminder, situation);
  const rhythm = { ...due.rhythm, dayRule: `but_${out}` };
  const dueAt = nextInstant(rhythm, time, situation.asking.now, situation.zone);
  return run({
    tool: 'move_reminder',
    args: { key, ring: { dueAt, rhythm, ...withoutUndefined({ time, until: due.until }) } },
  });
}

/** "Toda segunda, quarta e sexta": a reminder for each, in the place of the one. */
function onSeveral(when: string, { due, key }: Scheduled, situation: Situation): Decision | undefined {
  const [first, ...others] = eachOf(when, due, situation);
  return first && run({ tool: 'cancel_reminder', args: { key } }, first, ...others);
}

/** The same on several days, and as long; none where it is only one. */
export function eachOf(when: string, due: Scheduled['due'], situation: Situation): readonly ToolCall[] {
  if (due.kind !== 'reminder') return [];
  const at = due.time === undefined || HOUR_SAID.test(when) ? '' : ` às ${due.time}`;
  const anew = reworded(situation, `me lembra ${when}${at} de ${due.content}`);
  const set = anew.understanding.intent === 'reminder_set' ? decideReminder(anew.understanding.slots, anew) : undefined;
  if (set?.do !== 'run_tool' || set.calls.length < 2) return [];
  const { until } = due;
  return set.calls.map((call) =>
    call.tool === 'set_reminder' && until !== undefined ? { ...call, args: { ...call.args, until } } : call,
  );
}

const CALLS = /^(?:(?:me )?(?:avis[ae]|lembr[ae])(?: (?:disso|deles))?|pode ser|o hor[áa]rio [ée]|s[ãa]o) (?=[àa]s )/i;

/** "8 da manhã e 9 da noite", "me avise às 7 e às 21", behind two reminders: an hour for each, in the order they were told. */
function eachAt(text: string, reminder: Scheduled, situation: Situation): Decision | undefined {
  const { loaded } = situation;
  const times = text
    .replace(CALLS, '')
    .replace(/[.!]+$/u, '')
    .split(/,? e |, /i);
  if (times.length < 2 || !times.every(isBareHour)) return undefined;
  const [turn] = reminder.key.split(' ');
  const told = folded(loaded.lastSaid ?? '');
  const placeOf = ({ due }: Scheduled): number =>
    due.kind === 'reminder' ? told.indexOf(folded(due.content).split(' ').at(-1) ?? '') : -1;
  const set = loaded.reminders().filter(({ key }) => key.startsWith(`${turn} `));
  if (set.length !== times.length || set.some((one) => placeOf(one) < 0)) return undefined;
  const calls = set
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .flatMap((one, at): ToolCall[] => {
      const ring = momentIn(`às ${(times[at] ?? '').replace(/^[àa]s /i, '')}`, one, situation);
      return ring === undefined ? [] : [{ tool: 'move_reminder', args: { key: one.key, ring } }];
    });
  const [first, ...others] = calls;
  return first === undefined || calls.length < times.length ? undefined : run(first, ...others);
}

/** Words around the moment: "quinta mesmo, mas às 16". */
const AROUND = /,?(?<![a-zà-ÿ])(?:mesmo|msm|mas|ent[ãa]o|por favor|s[óo] que)(?![a-zà-ÿ]| h)/gi;

/** "Remarcaram pra 28": no hour has that number. */
const PAST_ANY_HOUR = /^(pr[ao] |para (?:o )?)?(2[4-9]|3[01])[.!]*$/i;

/** "Mudaram pra 22": told of others, no hour of their day either. */
const LATE = /^(pr[ao] |para (?:o )?)?(19|2\d|3[01])[.!]*$/i;

/** "Muda pra 4": of a reminder, a number is the hour. */
const HOUR_ALONE = /^(?:pr[ao]s?|para(?: as)?) (?=\d{1,2}[.!]*$)/i;

const A_MOMENT = piece`(?:n[ao] )?(?:hoje|amanh[ãa]|${WEEKDAY_NAMES}|dia \d{1,2}|[àa]s \S+|\d{1,2}(?:h\d{0,2}|:\d{2})?)`;
/** "É sexta, não amanhã". */
const AND_NOT = new RegExp(`,? (?:e )?n[ãa]o (?:[ée] |era )?${A_MOMENT}[.!]*$`, 'i');

/** "Amanhã não, terça", "não é sexta, é sábado": rejects the moment given before. */
const NOT_THEN = new RegExp(
  `^(?:(?:ops|opa|ih|ah|pera[íi]?),? )?(?:${A_MOMENT},? n[ãa]o|n[ãa]o (?:[ée]|era|foi) (?:mais )?${A_MOMENT}),? (?:(?:[ée]|era|foi|mas|sim|e sim|na verdade),? )*`,
  'i',
);

/** "A partir da semana que vem muda pra 18h": from when on is not kept. */
const FROM_THEN =
  /^(?:(?:e|mas|ah|s[óo] que),? )*a partir d[aeo] [^,\d]{3,25}?,? (?=(?:muda|passa|fica|vai ser|é|eh) (?:pr[ao]s? |para (?:as )?|[àa]s? )\d)/i;

/** "Às 15h, na verdade": what sets right is said behind it. */
const SAID_BEHIND = /^(.{3,40}?),? (na verdade|na vdd|ali[áa]s|melhor)[.!]*$/i;

/** "A terapia é quinzenal", of the only reminder called so. */
const IS_OFTEN = pattern('i')`
  ^(?:[oa] |minha |meu )?(?<name>[a-zà-ÿ][a-zà-ÿ ]{2,30}?) (?:[ée]|eh|vai ser|s[óo]) (?<often>(?:quinzenal|semanal|mensal|anual|
  di[áa]ri[oa])|(?:tod[oa]s? |a cada |de \d+ em ).{3,25}?)[.!]*$
`;
const EVERY: Readonly<Record<string, string>> = {
  quin: 'a cada 15 dias',
  sema: 'toda semana',
  mens: 'todo mês',
  anua: 'todo ano',
  diár: 'todo dia',
  diar: 'todo dia',
};

/** "Reunião 10h", behind the reunião at nine: at that hour; a medicine is taken at both. */
function namedAgain(text: string, last: Scheduled, situation: Situation): Decision | undefined {
  const { due, dueAt, key } = last;
  const often = IS_OFTEN.exec(text)?.groups;
  const [only, ...others] = often === undefined ? [] : situation.loaded.called(often['name'] ?? '').reminders;
  const rhythm = often?.['often']?.toLowerCase() ?? '';
  const turned =
    only && others.length === 0 ? momentIn(EVERY[rhythm.slice(0, 4)] ?? rhythm, only, situation) : undefined;
  if (only !== undefined && turned?.rhythm !== undefined)
    return run({ tool: 'move_reminder', args: { key: only.key, ring: turned } });
  const content = due.kind === 'reminder' ? due.content : '';
  const hour = behindName(text, content);
  if (hour === text || !isBareHour(hour)) return undefined;
  const ring = momentIn(hour.replace(/^(?=\d)/u, 'às '), { due, dueAt }, situation);
  if (ring === undefined) return undefined;
  // "A losartana agora é às 9h" is taken at no other hour.
  return MEDICINE.test(folded(content)) && !/(?<![a-zà-ÿ])(?:agora|mudou|passou)(?![a-zà-ÿ])/i.test(text)
    ? run({ tool: 'set_reminder', args: { content, ...ring } })
    : run({ tool: 'move_reminder', args: { key, ring } });
}

/** A moment or a rhythm with nothing else, while the reminder is the last thing anything was done to. */
function behindIt(text: string, situation: Situation): RegExpExecArray | null {
  const said = BARE.exec(text) ?? OFTEN.exec(text);
  return said !== null && (situation.loaded.wroteLast() || lastSet(situation) !== undefined) ? said : null;
}

/** Nobody whom another reminder is of. */
function toldBy(text: string, { called }: Situation['loaded']): RegExpExecArray | null {
  const said = TOLD_BY.exec(text);
  return said !== null && called(said.groups?.['agent'] ?? '').reminders.length === 0 ? said : null;
}

/** Undefined unless a reminder was just set, or one alone is on the screen. */
export function moveLastReminder(situation: Situation): Decision | undefined {
  const { loaded } = situation;
  const text = situation.text.trim().replace(FROM_THEN, '').replace(SAID_BEHIND, '$2 $1');
  // What was offered since is what is meant, and no reminder set before it.
  const offered = loaded.state.at === 'pending' && loaded.state.action.kind === 'confirm' && !loaded.wroteLast();
  const last = loaded.done?.afterList === true ? loaded.done.reminder : (onlyShown(loaded) ?? nothingElse(loaded));
  const reminder = offered ? undefined : last;
  const again = reminder && namedAgain(text, reminder, situation);
  if (again !== undefined) return again;
  const told = TOLD.exec(text) ?? toldBy(text, loaded);
  const { day, notThen, cannot = notThen ?? day, no = cannot } = LEFT_OUT.exec(text)?.groups ?? {};
  const each = reminder && loaded.wroteLast() ? eachAt(text, reminder, situation) : undefined;
  if (each !== undefined) return each;
  const left = reminder && no !== undefined ? withoutDays(reminder, no, situation) : undefined;
  if (left !== undefined) return left;
  const opening =
    reminder === undefined
      ? null
      : (NOT_THEN.exec(text) ??
        OPENS.exec(text) ??
        SET_RIGHT.exec(text) ??
        told ??
        behindIt(text, situation) ??
        ONLY_ON.exec(text));
  if (reminder === undefined || opening === null) return undefined;
  const said = text
    .slice(opening[0].length)
    .replace(AROUND, '')
    .replace(AND_NOT, '')
    .trim()
    .replace(opening === told ? LATE : PAST_ANY_HOUR, '$1dia $2')
    .replace(HOUR_ALONE, '');
  // "Remarcaram pra 12/11", behind what rings ahead of it: the event.
  const moved = opening === told ? (eventOf(reminder, loaded) ?? reminder) : reminder;
  const several =
    loaded.wroteLast() && OFTEN.test(said) ? onSeveral(said.replace(/[.!]+$/u, ''), moved, situation) : undefined;
  if (several !== undefined) return several;
  const when = /^\d/u.test(said) ? `às ${said}` : said;
  const ring = momentIn(when, moved, situation);
  if (ring === undefined) return undefined;
  // One thing on several days of the week, set at once, is at that hour on each.
  const alike = isBareHour(when) ? sameOnOtherDays(moved, loaded) : [];
  const others = alike.flatMap((one): ToolCall[] => {
    const its = momentIn(when, one, situation);
    return its === undefined ? [] : [{ tool: 'move_reminder', args: { key: one.key, ring: its } }];
  });
  return run({ tool: 'move_reminder', args: { key: moved.key, ring } }, ...others);
}

function sameOnOtherDays({ key, due }: Scheduled, { reminders }: Situation['loaded']): readonly Scheduled[] {
  if (due.kind !== 'reminder' || due.rhythm?.every !== 'weekly') return [];
  const [turn] = key.split(' ');
  return reminders().filter(
    (one) =>
      one.key !== key &&
      one.key.startsWith(`${turn} `) &&
      one.due.kind === 'reminder' &&
      one.due.content === due.content &&
      one.due.time === due.time,
  );
}

const eventOf = ({ due: ahead }: Scheduled, { reminders }: Situation['loaded']): Scheduled | undefined =>
  reminders().find(
    ({ due }) => due.kind === 'reminder' && ahead.kind === 'reminder' && ahead.content.startsWith(`${due.content} (`),
  );

/** "Na verdade lembra sim, mas sexta". */
const AFTER_ALL = pattern('i')`
  ^(?:(?:${TAKES_BACK}|ah|mas|e),? )*(?:(?:me )?(?:lembra|avisa)|quero|pode|volta|deixa)(?: (?:sim|disso|el[ea]|de novo))+,? (?:mas |s[óo] que )?(?=(?:n[ao] |pr[ao]s? |[àa]s )?(?:hoje|(?:depois de )?amanh[ãa]|dia \d|\d|${WEEKDAY_NAMES}))
`;
/** "Remarcaram pra quinta", behind what called it off: the same reminder, at that moment. */
export function setAgain(situation: Situation): Decision | undefined {
  const text = situation.text.trim();
  const wanted = AFTER_ALL.exec(text);
  const opening = wanted ?? TOLD.exec(text);
  const { loaded } = situation;
  const gone = opening !== null && loaded.wroteLast() ? loaded.done?.cancelled() : undefined;
  if (opening === null || gone?.due.kind !== 'reminder') return undefined;
  const ring = momentIn(text.slice(opening[0].length).replace(AROUND, '').trim(), gone, situation);
  if (ring === undefined) return undefined;
  // "Quinta que vem" is not the one that was called off.
  const dueAt = wanted === null && ring.dueAt === gone.dueAt ? ring.dueAt + WEEK_MS : ring.dueAt;
  return run({ tool: 'set_reminder', args: { content: gone.due.content, ...ring, dueAt } });
}
setAgain.says = [TOLD, AFTER_ALL];

const ORDER =
  /^(?:muda|mude|mudar|passa|passe|adia|adie|coloca|coloque|p[õo]e|bota|remarca|remarque|antecipa|joga|jogue|empurra)(?: (?:isso|ele))? (?=pr[ao]s?\b|para\b)/i;

/** "Muda pra sexta às 20h" after other turns: only reminders have a time, and what is paid has no day to come. Of several, which one is asked. */
export function moveTimed(situation: Situation): Decision | undefined {
  const { loaded, text, zone } = situation;
  const opening = ORDER.exec(text.trim());
  if (opening === null || loaded.pointedAt !== undefined) return undefined;
  const said = text.trim().slice(opening[0].length);
  const set = loaded.lastEntry?.status === 'pendente' ? [] : setLately(situation);
  const all = HOUR_SAID.test(said) ? loaded.reminders() : set;
  const moves = all.flatMap((one) => {
    const ring = momentIn(said, one, situation);
    return ring === undefined || one.due.kind !== 'reminder'
      ? []
      : [
          {
            label: `${one.due.content}, ${dayAndMonth(localDate(one.dueAt, zone))}`,
            act: { tool: 'move_reminder' as const, args: { key: one.key, ring } },
          },
        ];
  });
  const [only, ...others] = moves;
  if (only === undefined) return undefined;
  if (others.length === 0) return run(only.act);
  return actOnMeant({ is: 'which', among: moves }, 'Qual lembrete eu mudo?', situation);
}
moveTimed.says = [ORDER];

const HOUR_SAID = /\d ?h|\d:\d|[àa]s \d|(?:da|de) (?:manh[ãa]|tarde|noite)|meio[- ]dia/i;

/** A question that found nothing stands between, and no entry is newer. */
function nothingElse({ done, lastEntry, shown, shownEntries, shownKeyed }: Situation['loaded']): Scheduled | undefined {
  const listed = shown.length > 0 || shownEntries.length > 0 || shownKeyed?.kind === 'lembrete';
  return listed || lastEntry !== undefined ? undefined : done?.reminder;
}

/** A list on the screen with a single reminder refers to it too. */
function onlyShown({ shownKeyed, reminders }: Situation['loaded']): Scheduled | undefined {
  const [key, ...others] = shownKeyed?.kind === 'lembrete' ? shownKeyed.keys : [];
  return key === undefined || others.length > 0 ? undefined : reminders().find((one) => one.key === key);
}
