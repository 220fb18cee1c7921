// "E de levar a calculadora", "e 20h a sinvastatina", right after a reminder was set: one more, for the same moment
// or the time given, with the same rhythm.

import type { Scheduled } from '../../domain/due.ts';
import { pattern } from '../../domain/pattern.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import type { Ring } from '../../tools/set-reminder.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { decideReminder } from './decide-reminder.ts';
import { TOO_BUT } from './half-said.ts';
import { isBareHour, momentIn } from './moment-said.ts';
import { onItsDay } from './on-its-day.ts';
import { sameOf } from './same-of.ts';

const ALSO =
  /^e (?:(?:tamb[ée]m )?(?:me (?:lembra|avisa) )?(?:tamb[ée]m )?(?:de|pra|para|que) |tamb[ée]m |(?=[a-zà-ÿ]+[aei]r (?:[oa]|com|pr[ao]|n[ao]|d[ao]) ))(?<what>[a-zà-ÿ]+[aeiô]r\s.{2,80}?)(?: tamb[ée]m| tb)?[.!]*$/i;
/** "No mesmo horário" is the default and not content. */
const SAME_MOMENT = /,? (?:n[ao] mesm[oa] (?:hor[áa]rio|hora|dia)|junto|tamb[ée]m|tb)$/i;
const AT_AN_HOUR = pattern('i')`
  ^e (?:tamb[ée]m )?(?:me (?:lembra|avisa) )?(?<hour>
    (?:[àa]s? )?\d{1,2}(?:[h:]\d{0,2}(?:min)?| horas?)(?: (?:da|de) (?:manh[ãa]|tarde|noite))?|
    (?:[àa]s) \d{1,2}
  )(?: (?:de|d[ao]|pr[ao]|para|[oa]s?|que))? (?<what>[a-zà-ÿ].{1,80}?)[.!]*$
`;

/** "E na terça também": the same content on another day. */
const ANOTHER_DAY = pattern('i')`
  ^(?:e )?(?:tamb[ée]m )?(?:me (?:lembra|avisa) )?(?:tamb[ée]m )?(?:(?:n[ao]|pr[ao]|em) )?
  (?<day>(?:(?:depois de )?amanh[ãa]|(?:${WEEKDAY_NAMES})(?:[- ]feira)?|dia \d{1,2})(?:,? (?:[àa]s )?(?<hour>\d{1,2}(?:h\d{0,2}|:\d{2})))?)(?: tamb[ée]m| tb| tbm|(?<=^e .*\d(?:h|:)\d{0,2}))
  (?:,? (?:se|caso) [^?]{3,40})?[.!]*$
`;

/** "E toda segunda de levar o lixo": its own moment and content. */
const ITS_OWN = pattern('i')`
  ^e (?:tamb[ée]m )?(?:me (?:lembra|avisa) )?(?<moment>
    (?:
      tod[oa]s? (?:[oa]s? )?
      (?:dias?|semanas?|m[êe]s|segundas?|ter[çc]as?|quartas?|quintas?|sextas?|s[áa]bados?|domingos?)|
      (?:n[ao] )?(?:${WEEKDAY_NAMES})(?:[- ]feira)?|(?:depois de )?amanh[ãa]|hoje|dia \d{1,2}
    )(?: (?!(?:de|pra|para) [a-zà-ÿ]+[aeiô]r )[^,?]{1,30}?)?
  ) (?:de|pra|para) (?<what>[a-zà-ÿ]+[aeiô]r\s.{2,80}?)[.!]*$
`;

/** "E o da diabete às oito da noite", after "o remédio da pressão": the same of another, at its hour. */
const OF_ANOTHER = pattern('i')`
  ^e (?:tamb[ée]m )?(?:(?:me (?:lembra|avisa) )?(?:tamb[ée]m )?(?:de |d?[oa]s? ))*(?<of>d[aeo]s? (?:\d{1,2}[oaºª°]|[a-zà-ÿ]).{0,40}?),? (?<hour>
    [àa]s? (?!dia ).{1,30}?|
    \d{1,2}(?:[h:]\d{0,2}| horas?)(?: (?:da|de) [a-zà-ÿ]+)?|
    (?:[ée] )?(?:de manh[ãa]|[àa] (?:noite|tarde)|de (?:noite|tarde)|(?:depois|antes) d[oae] [a-zà-ÿ]+)(?: em jejum)?|
    (?:[ée] |vai ser )?n[ao] mesm[oa] (?:dia|hor[áa]rio|hora)(?:,? (?:mas |s[óo] que )?.{1,30}?)?|
    (?:[ée] |vai ser )?(?:n[ao] |pr[ao] )?(?:dia \d{1,2}|amanh[ãa]|${WEEKDAY_NAMES})(?: .{1,20}?)?
  )[.!]*$
`;
/** "E sinvastatina à noite", after "tomar losartana às 8": the same done to another. */
const ANOTHER_THING = pattern('i')`
  ^e (?:tamb[ée]m )?(?:d?(?<art>[oa])s? )?(?<what>[a-zà-ÿ]{3,}(?: [a-zà-ÿ]{2,}){0,2}?),? (?<hour>
    [àa]s? \d{1,2}(?:[h:]\d{0,2})?(?: (?:da|de) [a-zà-ÿ]+)?|
    [àa] (?:tarde|noite)|de manh[ãa]|
    (?:[àa]s )?\d{1,2}(?:h\d{0,2}|:\d{2})
  )[.!]*$
`;
/** "E domingo pra madrinha", after "ligar pra tia Neide sábado". */
const WHOM_THEN = pattern('i')`
  ^e (?:n[ao] )?(?<day>(?:depois de )?amanh[ãa]|(?:${WEEKDAY_NAMES})(?:[- ]feira)?|dia \d{1,2}) (?<whom>(?:pr[ao]s?|com|para) [a-zà-ÿ][^?$\d]{1,40}?)[.!]*$
`;
/** "E ovo", after "comprar leite condensado sábado": for the same moment. */
const THING_TOO = pattern('i')`
  ^e (?:tamb[ée]m )?(?:[oa]s? |uns |umas? )?(?!
    (?:
      a[íi]|agora|depois|amanh[ãa]|hoje|ontem|se|me|qual|quanto|quando|eu|ela?|ele|isso|essa?|s[óo]|mais|no|na|em|de|
      da|do|com|${WEEKDAY_NAMES}|[a-zà-ÿ]+(?:[aei]r|ôr)(?= [a-zà-ÿ])
    )(?![a-zà-ÿ])
  )(?<what>[a-zà-ÿ]{2,}(?: [a-zà-ÿ]{2,}){0,2}?)(?: (?:tamb[ée]m|tb|tbm))?[.!]*$
`;
/** What is done to it: "tomo losartana", "levar o bolo". */
const DOING =
  /^(?<doing>[a-zà-ÿ]+(?:[aeiô]r|o)(?: (?:[oa]s?|um|uma))?) [a-zà-ÿ]+(?: [a-zà-ÿ]+){0,2}(?: \d+ ?(?:mg|ml|mcg|ui)?)?$/i;

/** "No mesmo dia, às 16". */
const AS_THE_OTHER = /^n[ao] mesm[oa] (?:dia|hor[áa]rio|hora)[, ]*(?:mas |s[óo] que )?/i;

const ringOf = ({ due, dueAt }: Pick<Scheduled, 'due' | 'dueAt'>): Ring | undefined =>
  due.kind === 'reminder'
    ? {
        dueAt,
        ...withoutUndefined({ time: due.time, rhythm: due.rhythm, everyHours: due.everyHours, until: due.until }),
      }
    : undefined;

/** "E de física dia 2", beside "prova de cálculo dia 30": undefined unless it names another of the same. */
export function ofAnother(
  text: string,
  set: Pick<Scheduled, 'due' | 'dueAt'>,
  situation: Situation,
): Decision | undefined {
  const { what, art, hour: its = '' } = ANOTHER_THING.exec(text)?.groups ?? {};
  const doing =
    what !== undefined && set.due.kind === 'reminder' ? DOING.exec(set.due.content)?.groups?.['doing'] : undefined;
  const then = doing === undefined ? undefined : momentIn(its, set, situation);
  if (then !== undefined)
    return run({
      tool: 'set_reminder',
      args: { content: `${art === undefined ? doing : doing?.replace(/ [oa]$/i, ` ${art}`)} ${what}`, ...then },
    });
  const { of, hour = '' } = OF_ANOTHER.exec(text)?.groups ?? {};
  const content = set.due.kind === 'reminder' ? sameOf(set.due.content, of) : undefined;
  // "A de cálculo é às 8", of the two just told, is that one.
  if (of !== undefined && situation.loaded.called(of.replace(/ (?:[ée]|eh|fica|vai ser)$/i, '')).reminders.length > 0)
    return undefined;
  if (content === undefined) return undefined;
  const own = hour
    .replace(/^(?:[ée] |vai ser )/i, '')
    .replace(AS_THE_OTHER, '')
    .replace(/ em jejum$/i, '');
  const ring = own === '' ? ringOf(set) : momentIn(own, set, situation);
  return ring && run({ tool: 'set_reminder', args: { content, ...ring } });
}

const A_WEEKDAY = pattern('i')`(?<![a-zà-ÿ])(?:n[ao] )?(?=(?:${WEEKDAY_NAMES}))`;

/** "E de colocar o lixo segunda e quarta 7 da noite": its own moment, every week where the one before comes every week. */
function atItsOwn(what: string, { due }: Scheduled, situation: Situation): Decision | undefined {
  const weekly =
    due.kind === 'reminder' && due.rhythm?.every === 'weekly' && !/(?<![a-zà-ÿ])tod[oa]s?(?![a-zà-ÿ])/i.test(what);
  const own = situation.read(`me lembra de ${weekly ? what.replace(A_WEEKDAY, 'toda ') : what}`);
  if (own.intent !== 'reminder_set' || own.slots.content === what) return undefined;
  const { remind_at, recurrence, time, around } = own.slots;
  const timed = remind_at ?? recurrence ?? time ?? around;
  return timed === undefined ? undefined : decideReminder(own.slots, situation);
}

const DAY_SAID = pattern('i')`
  (?<![a-zà-ÿ])(?:hoje|hj|amanh[ãa]|${WEEKDAY_NAMES}|dia \d|semana|m[êe]s|tod[oa]s?|daqui|\d{1,2}/\d)(?![a-zà-ÿ])
`;

/** "E retro sexta 16h quinzenal": whole, but for the order; an hour alone is of the same day. */
function withItsMoment({ text, read, ...situation }: Situation, set: Scheduled): Decision | undefined {
  const { intent } = situation.understanding;
  const there = intent === 'smalltalk' || intent === 'unknown' ? THAT_DAY.exec(text.trim()) : null;
  const rest = (
    /^e (?:tamb[ée]m )?(?<rest>[a-zà-ÿ][^?$]{4,80}?)[.!]*$/i.exec(text.trim()) ??
    (there && !DAY_SAID.test(text) ? there : null)
  )?.groups?.['rest'];
  const own = rest === undefined || PAST.test(rest) ? undefined : read(`me lembra de ${rest}`);
  if (
    own?.intent !== 'reminder_set' ||
    own.slots.content === undefined ||
    own.slots.content.length >= (rest?.length ?? 0)
  )
    return undefined;
  const hour = own.slots.remind_at?.slice(11) || own.slots.time || own.slots.around;
  if (!hour) return undefined;
  const content = withWhom(own.slots.content, set);
  const ring = DAY_SAID.test(rest ?? '') ? undefined : momentIn(`às ${hour}`, set, { text, read, ...situation });
  return ring === undefined
    ? decideReminder({ ...own.slots, content }, { text, read, ...situation })
    : run({ tool: 'set_reminder', args: { content, ...ring } });
}
/** "Passagem de som 18h", of the day of the show. */
const THAT_DAY = pattern('i')`
  ^(?<rest>(?!(?:e|[oaé]|eh|as|agora|na|no|n[ãa]o|s[óo]|mas|mud[a-z]+|pass[aoe][iu]?|fic[a-z]+|vai|era|foi|hoje|quer[a-z]*|pode|me|at[ée]|[àa]s|de|depois|antes|melhor|tipo|l[áa]|uns|umas?|acho|tudo|todo|ser[áa]|volta|come[çc]a|termina|acaba|chego|saio|isso|ess[ea]) )[a-zà-ÿ]{3,}(?: [a-zà-ÿ]{2,}){0,4} (?:[àa]s )?\d{1,2}(?:h\d{0,2}|:\d{2}))[.!]*$
`;

/** "E com a Paula", after "reunião com o João": the same with another. */
const WITH = /(?<=\S )com [^?]*$/i;
const withWhom = (said: string, { due }: Scheduled): string =>
  due.kind === 'reminder' && /^com /i.test(said) && WITH.test(due.content) ? due.content.replace(WITH, said) : said;

const PAST =
  /(?<![a-zà-ÿ])(?:[a-zà-ÿ]{2,}(?:ei|ou|aram|eram|iram)|ontem|foi|quanto|quando|qual|n[ãa]o|lembr[a-zà-ÿ]+|avis[a-zà-ÿ]+|antes)(?![a-zà-ÿ])/i;

const DAY_FIRST = pattern('i')`
  ^e (?:n[ao] )?((?:${WEEKDAY_NAMES})|(?:depois de )?amanh[ãa]|dia \d{1,2}) ([oa]s? d[aeo]s? [^?$]{2,40}?)[.!]*$
`;

/** Undefined unless a reminder was set by the turn before. */
export function remindAlso(situation: Situation): Decision | undefined {
  const { text, loaded, understanding, read } = situation;
  if (understanding.intent === 'lancamento' || onItsDay(text) !== undefined) return undefined;
  const set = loaded.done?.afterList === true && loaded.lastEntry === undefined ? loaded.done.reminder : undefined;
  if (set?.due.kind !== 'reminder') return undefined;
  const at = AT_AN_HOUR.exec(text.trim())?.groups;
  if (at?.['what'] !== undefined && isBareHour(at['hour'] ?? '')) {
    const ring = momentIn(at['hour'] ?? '', set, situation);
    return ring && run({ tool: 'set_reminder', args: { content: at['what'].replace(SAME_MOMENT, ''), ...ring } });
  }
  // "A da Bia é dia 23", "e quinta as do 9o".
  const another = ofAnother(
    text
      .trim()
      .replace(TOO_BUT, ' ')
      .replace(DAY_FIRST, 'e $2 $1')
      .replace(/^(?=[oa]s? d[aeo]s? .{2,30} (?:[ée]|eh|vai ser|fica) )/i, 'e '),
    set,
    situation,
  );
  if (another !== undefined) return another;
  const day = ANOTHER_DAY.exec(text.trim())?.groups?.['day'];
  if (day !== undefined) {
    const ring = momentIn(day, set, situation);
    return ring && run({ tool: 'set_reminder', args: { content: set.due.content, ...ring } });
  }
  const own = ITS_OWN.exec(text.trim())?.groups;
  const meant = own && read(`me lembra ${own['moment']} de ${own['what']}`);
  if (meant?.intent === 'reminder_set') return decideReminder(meant.slots, situation);
  const { day: on = '', whom } = WHOM_THEN.exec(text.trim())?.groups ?? {};
  const [, does] = (whom !== undefined && /^([a-zà-ÿ]+[aeiô]r) (?:pr[ao]s?|com|para) /i.exec(set.due.content)) || [];
  const then = does === undefined ? undefined : momentIn(on, set, situation);
  if (then !== undefined) return run({ tool: 'set_reminder', args: { content: `${does} ${whom}`, ...then } });
  const too = THING_TOO.exec(text.trim())?.groups?.['what'];
  const done = too === undefined || !loaded.wroteLast() ? undefined : DOING.exec(set.due.content)?.groups?.['doing'];
  const timed = done === undefined ? ALSO.exec(text.trim())?.groups?.['what'] : undefined;
  const apart = timed === undefined ? undefined : atItsOwn(timed, set, situation);
  if (apart !== undefined) return apart;
  const what =
    done !== undefined ? `${done} ${too}` : ALSO.exec(text.trim())?.groups?.['what']?.replace(SAME_MOMENT, '');
  if (what === undefined) return withItsMoment(situation, set);
  const ring = ringOf(set);
  return ring && run({ tool: 'set_reminder', args: { content: what, ...ring } });
}
