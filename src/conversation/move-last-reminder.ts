// "Às 8h", "muda pra sexta", right after a reminder was set: it is that one, and what is not said of its moment stays.

import type { Scheduled } from '../domain/due.ts';
import type { Ring } from '../tools/set-reminder.ts';
import { momentSaid, ringOf, STAND_IN } from './decide-reminder.ts';
import { type Decision, run } from './decision.ts';
import { localDate } from './local-time.ts';
import { instantOf, nextInstant } from './next-time.ts';
import type { Situation } from './situation.ts';

/** What opens such a message: an order to change, a start, or the hour itself. */
const OPENS =
  /^(?:(?:n[ãa]o|opa|ops|pera[íi]?|ali[áa]s|na verdade|quer dizer|melhor)[,!]? )*(?:(?:muda|mude|mudar|troca|troque|passa|passe|adia|adie|coloca|coloque|p[õo]e|bota|remarca|remarque|antecipa)(?: (?:isso|ele|o lembrete|esse lembrete|o hor[áa]rio|a hora))? (?=pr[ao]s?\b|para\b|[àa]s?\b|em\b|n[ao]\b)|(?:[ée] |foi |era )?(?=(?:[àa]s|[àa]|pr[ao]s?|para as?) \d))/iu;
const BARE_HOUR =
  /^(?:pr[ao]s?|para|[àa]s?|as|em| )*\s*\d{1,2}(?:\s*(?:h|hs|horas?|:)\s*\d{0,2})?(?:\s*(?:da|de) (?:manh[ãa]|tarde|noite))?\s*[.!]*$/iu;
export function moveLastReminder(situation: Situation): Decision | undefined {
  const { loaded, text } = situation;
  const reminder = loaded.done?.afterList === true ? loaded.done.reminder : undefined;
  const opening = reminder === undefined ? null : OPENS.exec(text.trim());
  if (reminder === undefined || opening === null) return undefined;
  const ring = momentIn(text.trim().slice(opening[0].length), reminder, situation);
  if (ring === undefined) return undefined;
  return run({ tool: 'move_reminder', args: { key: reminder.key, ring } });
}

/** When a reminder rings after "pra 16h", "pra sexta": what is not said stays. Undefined when no moment was said. */
export function momentIn(words: string, { due, dueAt }: Scheduled, situation: Situation): Ring | undefined {
  const { asking, zone } = situation;
  const said = momentSaid(words.replace(/[.!]+$/u, ''), situation);
  if (said?.content !== STAND_IN) return undefined;
  const ring = ringOf(said, situation);
  const time = said.remind_at?.slice(11, 16) || said.time;
  if (ring === undefined || time === undefined || !BARE_HOUR.test(words) || due.kind !== 'reminder') return ring;
  if (due.rhythm !== undefined)
    return { dueAt: nextInstant(due.rhythm, time, asking.now, zone), rhythm: due.rhythm, time };
  const sameDay = instantOf(localDate(dueAt, zone), time, zone);
  return sameDay > asking.now ? { dueAt: sameDay, time } : ring;
}
