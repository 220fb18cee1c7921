// Postpones a reminder that rang, by its buttons or in words ("adia 10 minutos", "amanhã de novo"), or closes it ("já tomei").

import type { LocalDateTime } from '../../domain/dates.ts';
import { DAY_MS, MINUTE_MS } from '../../domain/durations.ts';
import type { Rang } from '../../domain/event.ts';
import type { Instant } from '../../domain/ids.ts';
import type { Choice } from '../../domain/message.ts';
import { pattern } from '../../domain/pattern.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { localDate, localDateTime } from '../local-time.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';
import { momentSaid, SAME_HOUR, STAND_IN } from './moment-said.ts';
import { instantOf } from './next-time.ts';
import { ringOf } from './ring-of.ts';

const LATER = { '10': '+10 min', '60': '+1 hora', dia: 'Amanhã' } as const;
type Later = keyof typeof LATER;

/** The buttons under a reminder that rings. Their token holds the instant it was due, which identifies it in the history. */
export const snoozeChoices = (dueAt: Instant): readonly Choice[] =>
  (['10', '60', 'dia'] as const).map((later) => ({ token: `adiar.${later}.${dueAt}`, label: LATER[later] }));

/** @returns how much later, and when the reminder was due; undefined for any other button. */
export function snoozeOf(token: string): { readonly later: Later; readonly dueAt: Instant } | undefined {
  const [, later, dueAt] = /^adiar\.(10|60|dia)\.(\d{1,16})$/u.exec(token) ?? [];
  return dueAt === undefined ? undefined : { later: later as Later, dueAt: Number(dueAt) };
}

/** "Amanhã" keeps the local time at which it was due. */
function later({ dueAt }: Rang, how: Later, { asking: { now }, zone }: Situation): Instant {
  if (how !== 'dia') return now + Number(how) * MINUTE_MS;
  return instantOf(localDate(now + DAY_MS, zone), localDateTime(dueAt, zone).slice(11, 16), zone);
}

const again = ({ content }: Rang, dueAt: Instant): Decision => run({ tool: 'set_reminder', args: { content, dueAt } });

/** A button leaves the open question open. */
export function decideSnooze({ later: how, dueAt }: NonNullable<ReturnType<typeof snoozeOf>>, situation: Situation) {
  const { loaded } = situation;
  const rang = loaded.rang(dueAt);
  const decision = rang === undefined ? say(phrases.expired) : again(rang, later(rang, how, situation));
  return { ...decision, next: loaded.state };
}

const PUTS_OFF = pattern('i')`
  ^(?:me )?(?:
    adia|adie|adiar|soneca|
    (?:me )?(?:lembra|lembre|avisa|avise|chama|toca)(?: (?:me|disso|dele|dela))?(?: de novo| novamente| outra vez)?
  )(?: (?:isso|ele|esse|o lembrete))?(?: (?:mais|por|em|pra|para))? ?
`;
const A_LITTLE = /^(?:(?:daqui a|mais|um|s[óo]|pouco|pouquinho|j[áa]) ?)*$/i;
const SOME_TIME = /^(?:mais tarde|depois|outra hora|agora n[ãa]o)$/i;
const LENGTH =
  /^(?:uns |umas )?(?:\d{1,3}|um|uma|meia|dez|quinze|vinte|trinta) ?(?:min[a-zà-ÿ]*|h|hs|horas?)(?: e meia)?$/i;
const DONE = pattern('i')`
  ^(?:(?:j[áa]|t[áa]|est[áa]|pronto|prontinho|ok|opa|sim|boa|el[ea]),? )*
  (?:
    feito|tomou|comeu|fez|foi|dormiu|fiz|terminei|acabei|tomei|paguei|liguei|tirei|dei|fui|comprei|levei|mandei|resolvi|pronto|vi|assisti|
    levantei|acordei|ok|okay|beleza|blz|obrigad[oa]|valeu
  )(?:,? (?:j[áa]|tudo|agora|b?rigad[oa]|obrigad[oa]|valeu|vlw))*[.!]*$
`;

/** A message right after a reminder rang. @returns undefined when it is about something else. */
export function snoozeInWords(situation: Situation): Decision | undefined {
  const rang = situation.loaded.rang();
  if (rang === undefined) return undefined;
  const said = situation.text.trim().replace(/[.!]+$/u, '');
  if (DONE.test(said)) return say(phrases.reminderDone);
  return putOff(said, rang, situation) ?? putOff(said.split(/[,.;] /u).at(-1) ?? '', rang, situation);
}

/** The day named, at the local time it was due. */
const onHourOf = ({ dueAt }: Rang, day: string, { zone }: Situation): LocalDateTime =>
  `${day.slice(0, 10)}T${localDateTime(dueAt, zone).slice(11, 16)}` as LocalDateTime;

/** "Daqui a pouco eu faço, me lembra de novo em 40 min": the last clause may say when. */
function putOff(said: string, rang: Rang, situation: Situation): Decision | undefined {
  const rest = said.replace(PUTS_OFF, '').replace(/ ?(?:de novo|novamente|outra vez)$/i, '');
  const ordered = rest !== said;
  if (SOME_TIME.test(rest)) return again(rang, later(rang, '60', situation));
  if (A_LITTLE.test(rest) && (ordered || rest !== '')) return again(rang, later(rang, '10', situation));
  if (/^amanh[ãa]$/i.test(rest)) return again(rang, later(rang, 'dia', situation));
  const moment = momentSaid(LENGTH.test(rest) ? `daqui a ${rest}` : rest, situation);
  if (moment?.content !== STAND_IN) return undefined;
  const { remind_at: day } = moment;
  const ring = ringOf(
    SAME_HOUR.test(rest) && day !== undefined ? { ...moment, remind_at: onHourOf(rang, day, situation) } : moment,
    situation,
  );
  return ring && run({ tool: 'set_reminder', args: { content: rang.content, ...ring } });
}
