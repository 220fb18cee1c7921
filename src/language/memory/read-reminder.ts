// "me lembra sexta às 15h de buscar o exame": when, how often, and of what.

import type { LocalDateTime } from '../../domain/dates.ts';
import { addDays } from '../calendar.ts';
import type { Reading } from '../reading.ts';
import type { ReminderSlots } from '../slots/memory-slots.ts';
import { present } from '../slots/present.ts';
import type { TokenSpan } from '../token.ts';

const pad = (n: number): string => String(n).padStart(2, '0');

function isLead(r: Reading, i: number): boolean {
  const norm = r.norm(i);
  // "de botar o lixo pra fora": after a preposition the infinitive is what is to be done.
  if (norm.endsWith('r') && ['de', 'pra', 'para'].includes(r.norm(i - 1))) return false;
  return (
    r.is(i, 'remind_me') ||
    r.is(i, 'v_remind') ||
    r.is(i, 'filler') ||
    r.is(i, 'courtesy') ||
    r.is(i, 'me') ||
    r.is(i, 'reminder_noun') ||
    r.is(i, 'v_put') ||
    r.is(i, 'v_want') ||
    r.is(i, 'v_can') ||
    r.is(i, 'v_keep') ||
    [
      'de',
      'que',
      'pra',
      'para',
      'pro',
      ',',
      ':',
      'do',
      'da',
      'um',
      'uma',
      'eu',
      'sobre',
      'as',
      'a',
      'em',
      'no',
      'na',
      'e',
      'tenho',
      'tenho que',
      'tem',
      'tem que',
      'preciso',
      '-',
    ].includes(norm)
  );
}

const AT_END: ReadonlySet<string> = new Set('as a no na em , de dia pra para toda todo e eh'.split(' '));

function contentOf(r: Reading, spans: readonly TokenSpan[]): string | undefined {
  const spanned = new Uint8Array(r.tokens.length + 1);
  for (const span of spans) spanned.fill(1, span.from, span.to);
  const inSpan = (i: number): boolean => spanned[r.units[i]?.from ?? 0] === 1;
  let from = r.head;
  while (from < r.tail && (isLead(r, from) || inSpan(from))) from++;
  let to = r.tail;
  while (to > from && (inSpan(to - 1) || AT_END.has(r.norm(to - 1)))) to--;
  // "Comprar gás quando chegar dia 5": the waiting belongs to the moment.
  const text = r
    .raw(from, to)
    .replace(/[\s,.;]+$/u, '')
    .replace(/(?<=\S)\s+quando (?:chegar|for)$/iu, '');
  return text === '' ? undefined : text;
}

export function readReminder(r: Reading): ReminderSlots {
  const day = r.future[0];
  const { clock, delay, recurrence } = r;
  const spans = [
    ...r.future,
    ...(delay === undefined ? [] : [delay.span]),
    ...(clock === undefined ? [] : [clock.span]),
    ...(recurrence === undefined ? [] : [recurrence.span]),
  ];
  const time = clock === undefined ? undefined : `${pad(clock.hour)}:${pad(clock.minute)}`;
  const date =
    day?.date ??
    (time === undefined || recurrence !== undefined
      ? undefined
      : time > r.scene.now.slice(11, 16)
        ? r.today
        : addDays(r.today, 1));
  return present({
    content: contentOf(r, spans),
    delay_minutes: delay?.minutes,
    remind_at:
      recurrence !== undefined && day === undefined
        ? undefined
        : date === undefined
          ? undefined
          : time === undefined
            ? date
            : (`${date}T${time}` as LocalDateTime),
    recurrence: recurrence?.every,
    weekday: recurrence?.weekday,
    interval: recurrence?.interval,
    day_of_month: recurrence?.dayOfMonth,
    day_rule: recurrence?.dayRule,
    time: recurrence !== undefined ? time : undefined,
  });
}
