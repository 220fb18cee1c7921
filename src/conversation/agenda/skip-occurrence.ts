// "Hoje não tem aula", "cancela a aula de amanhã", "pula o óleo dia 18/12", "pausa a academia por uma semana": leaves out
// occurrences of what repeats; the series goes on. What rings once is left to the handlers that cancel.

import { occurrencesBetween } from '../../agenda/occurrences.ts';
import type { LocalDate } from '../../domain/dates.ts';
import type { Scheduled } from '../../domain/due.ts';
import { folded } from '../../domain/fold.ts';
import { pattern, piece } from '../../domain/pattern.ts';
import { dayWords } from '../../finance/replies/day-words.ts';
import { addDays } from '../../language/dates/calendar.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { localDate } from '../local-time.ts';
import type { Situation } from '../situation.ts';
import { FOLDED_WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { countSaid, spelledCounts } from '../wording/counts.ts';
import { momentSaid } from './moment-said.ts';
import { instantOf, nextRing } from './next-time.ts';

const DAY = piece`
  (?<day>
    hoje|amanha|depois de amanha|
    (?:${FOLDED_WEEKDAY_NAMES})(?: feira)?(?: que vem| agora)?|
    dia \d{1,2}(?:/\d{1,2}| de [a-z]{4,})?|
    \d{1,2}/\d{1,2}|(?<next>(?:proxima|dessa) vez)
  )
`;
const OF_DAY = `(?: so)? (?:d[aeo] |n[ao] |ess[ea] )?${DAY}`;
const WHAT =
  '(?:(?:[oa]s?|d[aeo]s?|n[ao]|pr[ao]|me|lembrar|avisar|tomar|ir|fazer|lembrete|minha|meu) )*(?<what>[a-zA-ZÀ-ÿ\\d][a-zA-ZÀ-ÿ\\d ]{1,60}?)';
const NO_MORE = 'nao (?:vou ter|vai ter|tem|tenho|precisa|preciso|quero|vou)';
const SKIPS = '(?:pul|cancel|desmarc|ignor|salt)(?:a|e|ar|o|ue|aram|ou|ei)';

const FORMS: readonly RegExp[] = [
  `(?:n?ess[ea] |nest[ea] |n[ao] |proxim[ao] )?${DAY}(?: n?ess[ea] semana)? (?:eu )?(?:${NO_MORE}|pula|sem) ${WHAT}`,
  `${DAY} (?:[oa] )?${WHAT} nao (?:vem|vai|pode|trabalha|vai vir)`,
  `${WHAT}${OF_DAY}(?: n?ess[ea] semana)? nao (?:tem|vai ter|vai|rola|precisa)(?: n?ess[ea] semana)?`,
  `${SKIPS} (?:so )?${WHAT}${OF_DAY}`,
  `${DAY} nao (?:me )?(?:lembr[ae]|avis[ae]) ${WHAT}`,
  `nao (?:precisa (?:me )?(?:lembrar|avisar)|(?:me )?(?:lembr[ae]|avis[ae])) ${WHAT}${OF_DAY}`,
  `(?:${NO_MORE}|sem) ${WHAT}${OF_DAY}`,
].map((form) => new RegExp(`^${form}$`, 'u'));

/** Without a name: of the reminder just set or shown. */
const OF_LAST: readonly RegExp[] = [
  `(?:so )?(?:n?ess[ea] semana )?(?:n[ao] |n?ess[ea] )?${DAY} (?:el[ea] )?(?:nao (?:precisa|tem|vai ter|rola|vai|vou|vem)|nao|pula)(?: n?ess[ea] semana)?(?: (?:que|porque|pq|pois|o|a|meu|minha) .{2,60})?`,
  `(?:nao precisa|pula|ignora) (?:so )?(?:n?[ao] |d[aeo] )?${DAY}(?: (?:que|porque|pq|pois) .{2,60})?`,
].map((form) => new RegExp(`^${form}$`, 'u'));

const PAUSES = pattern('u')`
  ^(?:pausa|pause|pausar|suspende|suspenda|da um tempo n[ao]) (?:(?:[oa]s?|meu|minha|ess[ea]|lembretes?|d[aeo]s?) )*
  (?<what>\S.*?)?? ?
  (?:por (?<count>\d{1,2}|${spelledCounts(1, 12)}) (?<unit>dias?|semanas?|mes(?:es)?)|ate (?:o |a )?(?<until>.{3,30}))$
`;

/** "…, é feriado": why. */
const BECAUSE =
  /,\s*(?:(?:[ée]|eh|que|porque|pq|pois|vai ser|tem|t[áa]|[oa]) [^,?\d]{3,50}|(?:[ée] )?(?:feriado|feriad[ãa]o|greve|recesso|ponto facultativo|chuva|emenda)[^,?\d]{0,30})$/i;
const THIS_WEEK = /\b(?:ess[ea] semana|hoje)\b/u;

type Repeating = Scheduled & { readonly due: Extract<Scheduled['due'], { kind: 'reminder' }> };

/** Whether it is a reminder that rings more than once. */
export const repeats = (one: Scheduled): one is Repeating =>
  one.due.kind === 'reminder' && one.due.rhythm !== undefined;

/** "Natação", of "natação (às 17h)", which rings before it. */
const itself = (content: string): string => content.replace(/ \([^)]*\)$/u, '');

/** The reminders of that name; without one the last one set, or the only one shown or kept. */
function meant(what: string | undefined, { loaded }: Situation): readonly Repeating[] {
  if (what !== undefined) return loaded.called(what).reminders.filter(repeats);
  const { done, shownKeyed } = loaded;
  const shown = shownKeyed?.kind === 'lembrete' ? shownKeyed.keys : [];
  const last =
    done?.reminder === undefined ? undefined : loaded.reminders().find(({ key }) => key === done.reminder?.key);
  const rings = last?.due.kind === 'reminder' ? itself(last.due.content) : undefined;
  if (rings !== undefined && loaded.called(rings).reminders.length > 1)
    return loaded
      .called(rings)
      .reminders.filter(repeats)
      .filter(({ due }) => itself(due.content) === rings);
  const all = last === undefined ? loaded.reminders() : [last];
  const one = all.length > 1 && shown.length === 1 ? all.filter(({ key }) => shown.includes(key)) : all;
  return one.length === 1 ? one.filter(repeats) : [];
}

/** @returns undefined when nothing that repeats has that name */
export function skipOccurrence(situation: Situation): Decision | undefined {
  const { text, asking, zone } = situation;
  const words = folded(text.replace(BECAUSE, ''))
    .replace(/[^\p{L}\d/ ]+/gu, ' ')
    .replace(/ +/gu, ' ')
    .trim();
  const paused = pause(words, situation);
  if (paused !== undefined) return paused;
  const whole = groupsOf(FORMS, words);
  // "Essa quinta não tem, o regente viajou": why, and no name.
  const isNamed = whole !== undefined && meant(whole['what'], situation).length > 0;
  const { day, what, next: nextOne } = (isNamed ? whole : (groupsOf(OF_LAST, words) ?? whole)) ?? {};
  if (day === undefined) return undefined;
  const named = meant(what, situation).toSorted((a, b) => a.dueAt - b.dueAt);
  const [first] = named;
  if (first === undefined) return undefined;
  if (nextOne !== undefined) return run(withoutDay(first, localDate(first.dueAt, zone), situation));
  const said = momentSaid(day, situation)?.remind_at?.slice(0, 10) as LocalDate | undefined;
  if (said === undefined) return undefined;
  // "Essa semana quarta", on a Wednesday, is today.
  const today = localDate(asking.now, zone);
  const date = THIS_WEEK.test(words) && addDays(said, -7) === today ? today : said;
  const [call, ...others] = named
    .filter((one) => ringsOn(one, date, zone))
    .map((one) => withoutDay(one, date, situation));
  if (call !== undefined) return run(call, ...others);
  const then = dayWords(localDate(first.dueAt, zone), localDate(asking.said, zone));
  return say({
    text: [`Nesse dia não toca: a próxima vez é ${then} (`, { bold: first.due.content }, '). Nada mudou.'],
  });
}
skipOccurrence.says = [...FORMS, ...OF_LAST, PAUSES];

const groupsOf = (forms: readonly RegExp[], words: string) =>
  forms.map((form) => form.exec(words)?.groups).find((groups) => groups !== undefined);

function ringsOn({ due: { rhythm, skips = [] }, dueAt }: Repeating, date: LocalDate, zone: string): boolean {
  const next = localDate(dueAt, zone);
  if (rhythm === undefined || date < next || skips.includes(date)) return false;
  return date === next || occurrencesBetween(rhythm, date, date).length > 0;
}

/** "O de amanhã", of what repeats: only that time. A day of the week may be what tells the series apart. */
const ONE_TIME = /(?<![a-zà-ÿ])(?:hoje|hj|amanh[ãa]|dia \d{1,2})(?![a-zà-ÿ])/i;

/** Takes away what was pointed at in these words. */
export const calledOff = (one: Scheduled, words: string, situation: Situation): ToolCall =>
  repeats(one) && one.due.rhythm?.every !== 'monthly' && ONE_TIME.test(words)
    ? withoutDay(one, localDate(one.dueAt, situation.zone), situation)
    : { tool: 'cancel_reminder', args: { key: one.key } };

/** The series without that day. */
export function withoutDay(one: Repeating, date: LocalDate, { asking, zone }: Situation): ToolCall {
  const { rhythm, time, skips = [] } = one.due;
  const next = localDate(one.dueAt, zone);
  const then = date === next ? nextRing(one, Math.max(asking.now, one.dueAt), zone) : one.dueAt;
  if (then === undefined) return { tool: 'cancel_reminder', args: { key: one.key } };
  const left = [...skips, date].filter((day) => day > next);
  const ring = {
    dueAt: then,
    ...(rhythm === undefined ? {} : { rhythm }),
    ...(time === undefined ? {} : { time }),
    ...(left.length === 0 ? {} : { skips: left }),
  };
  return { tool: 'move_reminder', args: { key: one.key, ring } };
}

/** "Pausa a academia por uma semana", "até dia 10": it rings again from that day on. */
function pause(words: string, situation: Situation): Decision | undefined {
  const { what, count, unit = '', until } = PAUSES.exec(words)?.groups ?? {};
  if (count === undefined && until === undefined) return undefined;
  const [only, ...others] = meant(what, situation);
  if (only === undefined || others.length > 0) return undefined;
  const { asking, zone } = situation;
  const today = localDate(asking.now, zone);
  const days = (countSaid(count ?? '') ?? 0) * (/^s/u.test(unit) ? 7 : /^m/u.test(unit) ? 30 : 1);
  const said = until === undefined ? undefined : momentSaid(until, situation)?.remind_at?.slice(0, 10);
  const from = count === undefined ? (said as LocalDate | undefined) : addDays(today, days);
  if (from === undefined) return undefined;
  const dueAt = nextRing(only, instantOf(from, '00:00', zone) - 1, zone);
  const { rhythm, time } = only.due;
  if (dueAt === undefined || rhythm === undefined) return undefined;
  return run({
    tool: 'move_reminder',
    args: { key: only.key, ring: { dueAt, rhythm, ...(time === undefined ? {} : { time }) } },
  });
}
