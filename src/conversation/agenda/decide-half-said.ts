// Carries out half a sentence said right behind a reminder: it moves, is over, is of another thing, or costs so much.

import type { Scheduled } from '../../domain/due.ts';
import { MINUTE_MS } from '../../domain/durations.ts';
import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import { missingPiece } from '../../finance/draft.ts';
import { reais } from '../../finance/money.ts';
import { addDays } from '../../language/dates/calendar.ts';
import { taskVerb } from '../../memories/list-marks.ts';
import type { Ring } from '../../tools/set-reminder.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { pointing } from '../focus/entries-in-focus.ts';
import { lastRan } from '../load/said-before.ts';
import { localDate, localDateTime } from '../local-time.ts';
import { draftsOf } from '../money/entry/drafts-of.ts';
import { recordCall } from '../money/entry/record-call.ts';
import { valueSaid } from '../money/value-said.ts';
import { phrases } from '../replies/phrases.ts';
import { reworded, type Situation } from '../situation.ts';
import { TAKES_BACK } from '../wording/takes-back.ts';
import { amendedBy } from './amended-by.ts';
import { behindName } from './behind-name.ts';
import { BRINGS } from './bring-along.ts';
import { movesSaid } from './decide-move-by-name.ts';
import { type HalfSaid, halfSaid } from './half-said.ts';
import { lastSet } from './last-set.ts';
import { MEDICINE } from './medicine-words.ts';
import { momentIn } from './moment-said.ts';
import { instantOf } from './next-time.ts';
import { inOtherWords } from './other-words.ts';
import { remindBefore } from './remind-before.ts';
import { eventsAmong, remindersLately, remindersMeant } from './reminders-meant.ts';
import { sameOf } from './same-of.ts';

/** "Pagar a", "ligar pro", "tomar": what is done, before what it is done to. */
const DUTY = pattern('i')`^(?<verb>[a-zà-ÿ]+(?:[aei]r|ôr))(?: (?:[oa]s?|um|uma))? (?<thing>[a-zà-ÿ].{1,40})$`;
const TO_PAY = /^(?:pagar|quitar|acertar) (?:[oa]s? )?(?<thing>[a-zà-ÿ].{1,40}?)(?: \(.+\))?$/i;
/** What it costs, told before. */
const PRICED = / (?:\(R\$.[\d.,]+\)|(?:de|por) (?:r\$ ?)?\d[\d.,]*(?: reais)?)$/i;
const ONE_NOUN = /^[a-zà-ÿ]+$/i;
/** "Ligar pro banco", and no "jantar" alone. */
const isTask = (words: string): boolean => taskVerb(words) !== undefined && /\s/.test(words);

type Kept = Extract<Scheduled['due'], { kind: 'reminder' }>;

/** The same of another thing: "pagar a luz" of 'água' is "pagar a água"; undefined where what is kept names no thing. */
function ofThing(content: string, art: string, thing: string): string | undefined {
  if (isTask(thing)) return thing;
  const verb = DUTY.exec(content)?.groups?.['verb'];
  if (verb !== undefined) return `${verb} ${art === '' ? '' : `${art} `}${thing}`;
  return ONE_NOUN.test(content) ? thing : undefined;
}

function another(
  { art, thing, whose, bare, moment }: Extract<HalfSaid, { kind: 'another' }>,
  one: Scheduled,
  kept: Kept,
  situation: Situation,
): Decision | undefined {
  const { content } = kept;
  const of = `d${art} ${thing}`;
  const [its, ...others] = situation.loaded.called(thing).reminders;
  // "A Bruna às 15h", who is on the agenda already.
  if (bare && moment !== undefined && its !== undefined) {
    const then = others.length === 0 ? momentIn(moment, its, situation) : undefined;
    return then && run({ tool: 'move_reminder', args: { key: its.key, ring: then } });
  }
  // "A Bruna às 16h", behind "corte da Carla", and behind "Carla".
  const ofPerson = OWNER.test(content) ? withOwner(content, of) : A_PERSON.test(content) ? thing : undefined;
  const ofOther = whose
    ? isTask(content)
      ? sameOf(content, of)
      : withOwner(content, of)
    : (ofThing(content, art, thing) ??
      ((moment === undefined && !MEDICINE.test(folded(content))) || isTask(content) ? undefined : thing));
  const words = (/^\p{Lu}/u.test(thing) ? ofPerson : undefined) ?? (bare ? undefined : ofOther);
  // "E da losartana também", which rings already: at the hour that the one before was moved to, or it is shown when.
  if (moment === undefined && its !== undefined) return others.length === 0 ? asWell(its, one, situation) : undefined;
  if (words === undefined) return undefined;
  const ring = moment === undefined ? sameRing(one, kept) : momentIn(moment, one, situation);
  return ring && run({ tool: 'set_reminder', args: { content: words, ...ring } });
}

const sameRing = ({ dueAt }: Scheduled, { time, rhythm, everyHours, until }: Kept): Ring => ({
  dueAt,
  ...withoutUndefined({ time, rhythm, everyHours, until }),
});

function asWell({ key, due }: Scheduled, one: Scheduled, { loaded }: Situation): Decision | undefined {
  if (due.kind !== 'reminder' || one.due.kind !== 'reminder' || key === one.key || !loaded.wroteLast())
    return undefined;
  const moved = lastRan(loaded.spoken()).includes('move_reminder');
  if (!moved) return run({ tool: 'list_reminders', args: { keys: [key] } });
  return run({ tool: 'move_reminder', args: { key, ring: sameRing(one, one.due) } });
}

const PUTS_RIGHT = new RegExp(`(?<![a-zà-ÿ])era (?=[oa]s? |pr)|^(?:(?:${TAKES_BACK}),? )+[ée] `, 'i');

/** "É vitamina D", of "tomar vitamina": the thing with more behind it. */
function more(content: string, thing: string): string | undefined {
  const [noun = ''] = thing.split(' ');
  return noun !== thing && content.toLowerCase().endsWith(` ${noun.toLowerCase()}`)
    ? `${content.slice(0, -noun.length)}${thing}`
    : undefined;
}

const A_PERSON = /^(?:[oa] )?\p{Lu}\p{L}+$/u;
const OWNER = / d[ao] (?:minha |meu )?\p{Lu}\p{L}+$/u;
const withOwner = (content: string, of: string): string => `${content.replace(OWNER, '')} ${of}`;

function shifted(
  { minutes, days }: Extract<HalfSaid, { kind: 'shifts' }>,
  one: Scheduled,
  kept: Kept,
  zone: string,
): Ring | undefined {
  if (kept.rhythm !== undefined || kept.everyHours !== undefined) return undefined;
  const dueAt =
    days === 0
      ? one.dueAt + minutes * MINUTE_MS
      : instantOf(addDays(localDate(one.dueAt, zone), days), kept.time, zone);
  const time = localDateTime(dueAt, zone).slice(11, 16);
  return { dueAt, ...(days === 0 ? { time } : withoutUndefined({ time: kept.time })) };
}

/** "Já paguei, 120", behind "pagar a luz": the bill is paid, and no longer reminded of. */
function paid(
  value: string,
  { key }: Scheduled,
  { content, rhythm }: Kept,
  situation: Situation,
): Decision | undefined {
  const thing = TO_PAY.exec(content)?.groups?.['thing'];
  if (thing === undefined) return undefined;
  const told = reworded(situation, `paguei ${value} de ${thing}`);
  const [draft, ...more] = told.understanding.intent === 'lancamento' ? draftsOf(told.understanding.slots, told) : [];
  if (draft === undefined || more.length > 0 || missingPiece(draft) !== undefined) return undefined;
  return rhythm === undefined
    ? run(recordCall(draft), { tool: 'cancel_reminder', args: { key } })
    : run(recordCall(draft));
}

/** "A outra 10h", of two of a kind. */
function theOther(situation: Situation): Decision | undefined {
  const { what = '', at = '' } = THE_OTHER.exec(situation.text.trim())?.groups ?? {};
  const [other] = at === '' ? [] : remindersLately(pointing(what, situation), situation);
  const ring = other && momentIn(at.replace(/^(?=\d)/u, 'às '), other, situation);
  return ring && run({ tool: 'move_reminder', args: { key: other.key, ring } });
}
const THE_OTHER = /^(?:e )?(?<what>[oa] outr[oa]),? (?:(?:[ée]|eh|vai ser|fica|pr[ao]s?) )?(?<at>[^?]{2,30}?)[.!]*$/i;

/** Another moment, or more of what it is. */
function amended({ key, dueAt }: Scheduled, { kind: _, ...due }: Kept, situation: Situation): Decision | undefined {
  const { text } = situation;
  if (text.length > LONGEST || ANOTHER_ONE.test(text.trim()) || behindName(text, due.content) !== text)
    return undefined;
  // "A reunião passou pras 18h30", of another one that is set.
  const named = movesSaid(text.trim()).map(({ name }) => eventsAmong(remindersMeant(name, situation)));
  if (named.some((meant) => meant.length > 0 && meant.every((one) => one.key !== key))) return undefined;
  const starts = due.everyHours === undefined ? undefined : STARTS.exec(text.trim())?.groups?.['at'];
  const now = localDateTime(situation.asking.now, situation.zone).slice(11, 16);
  const when = starts === undefined ? text : /^(?:agora|j[áa])/i.test(starts) ? `às ${now}` : starts;
  const is = amendedBy(when, { ...due, dueAt }, situation);
  if (is === undefined) return undefined;
  const { content, ...ring } = is;
  return run({ tool: 'move_reminder', args: { key, ring, ...(content === due.content ? {} : { content }) } });
}
/** "Começa agora", "a primeira é às 14h", of what is given every so many hours. */
const STARTS =
  /^(?:(?:e|ah),? )*(?:come[çc](?:a|ando|ou|ei|amos)|(?:a )?primeira(?: dose)?(?: (?:[ée]|foi|vai ser))?|dei a primeira|in[íi]cio) (?<at>agora|j[áa]|(?:[àa]s |ao )?(?:\d|meio)\S*)[.!]*$/i;
/** In characters. */
const LONGEST = 80;
/** Of one more, of what is left out or of what to take along, which may have a day of its own. */
const ANOTHER_ONE = new RegExp(
  `^(?:e|me|tod[oa]s?) |(?<![a-zà-ÿ])(?:tb|tbm|tamb[ée]m|precisa|n[ãa]o d[áa])(?![a-zà-ÿ])|\\?|${BRINGS.source}`,
  'i',
);

/** Undefined unless a reminder is the last thing anything was done to. */
export function decideHalfSaid(situation: Situation): Decision | undefined {
  const half = halfSaid(situation.text);
  const one = lastSet(situation);
  if (one?.due.kind !== 'reminder') return undefined;
  const { due } = one;
  if (half === undefined) return theOther(situation) ?? amended(one, due, situation);
  const at = situation.asking.now;
  switch (half.kind) {
    case 'off':
      return run({ tool: 'cancel_reminder', args: { key: one.key } });
    case 'moves':
      return say(phrases.movesToWhen(due.content));
    case 'shifts': {
      // "Uma hora antes" of what is attended is when to be reminded of it.
      const event = !isTask(due.content) && half.minutes < 0 && !/^(?:adi|ant)/i.test(situation.text.trim());
      if (event) return remindBefore(reworded(situation, `me avisa ${situation.text.trim()}`));
      const ring = shifted(half, one, due, situation.zone);
      return ring === undefined || ring.dueAt <= at
        ? undefined
        : run({ tool: 'move_reminder', args: { key: one.key, ring } });
    }
    case 'another':
      return another(half, one, due, situation);
    case 'instead': {
      const fuller = more(due.content, half.thing);
      if (fuller !== undefined) return inOtherWords(one, fuller);
      // "É a água" may be said of anything; "era" puts right.
      if (half.art === '' || !PUTS_RIGHT.test(situation.text)) return undefined;
      const words = ofThing(due.content, half.art, half.thing);
      return words === undefined ? undefined : inOtherWords(one, words);
    }
    case 'whose':
      return isTask(due.content) ? undefined : inOtherWords(one, withOwner(due.content, half.of));
    case 'costs': {
      const { of, bare, value } = half;
      const [meant] = of === undefined ? [one] : remindersLately(pointing(of, situation), situation, one);
      if (meant?.due.kind !== 'reminder' || (bare === true && !TO_PAY.test(due.content))) return undefined;
      const cents = valueSaid(value, situation);
      if (bare === 'amends' && !PRICED.test(meant.due.content)) return undefined;
      const content = meant.due.content.replace(PRICED, '');
      return cents === undefined ? undefined : inOtherWords(meant, `${content} (${reais(cents)})`);
    }
    case 'paid':
      return paid(half.value, one, due, situation);
  }
}
