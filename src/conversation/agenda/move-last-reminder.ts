// "Às 8h", "muda pra sexta", right after a reminder was set: it is that one, and what is not said of its moment stays.

import type { Scheduled } from '../../domain/due.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { momentIn } from './moment-said.ts';

/** What opens such a message: an order to change, a start, or the hour itself. */
const OPENS =
  /^(?:(?:n[ãa]o|opa|ops|pera[íi]?|ali[áa]s|na verdade|quer dizer|melhor)[,!]? )*(?:(?:[^,]{3,40}, )?(?:muda|mude|mudar|troca|troque|passa|passe|adia|adie|coloca|coloque|p[õo]e|bota|remarca|remarque|antecipa|joga|jogue|empurra|deixa)(?: (?:isso|ele|o lembrete|esse lembrete|o hor[áa]rio|a hora))? (?=pr[ao]s?\b|para\b|[àa]s?\b|em\b|n[ao]\b)|(?:[ée] |foi |era )?(?=(?:[àa]s|[àa]|pr[ao]s?|para as?) \d))/iu;

/** "Na verdade terça cedinho": a day of its own, right behind the start. */
const SET_RIGHT =
  /^(?:(?:n[ãa]o|opa|ops|pera[íi]?|ali[áa]s|na verdade|quer dizer|melhor)[,!]? )+(?=(?:n[ao] )?(?:hoje|amanh[ãa]|segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo|dia \d)(?!\p{L}))/iu;

/** "Amanhã não, terça": the day that was said is taken back. */
const NOT_THEN =
  /^(?:(?:ops|opa|ih|ah|pera[íi]?),? )?(?:hoje|amanh[ãa]|segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo|dia \d{1,2}|[àa]s \S+),? n[ãa]o,? (?:[ée] |na verdade )?/iu;

export function moveLastReminder(situation: Situation): Decision | undefined {
  const { loaded, text } = situation;
  const reminder = loaded.done?.afterList === true ? loaded.done.reminder : onlyShown(loaded);
  const opening =
    reminder === undefined
      ? null
      : (NOT_THEN.exec(text.trim()) ?? OPENS.exec(text.trim()) ?? SET_RIGHT.exec(text.trim()));
  if (reminder === undefined || opening === null) return undefined;
  const ring = momentIn(text.trim().slice(opening[0].length), reminder, situation);
  if (ring === undefined) return undefined;
  return run({ tool: 'move_reminder', args: { key: reminder.key, ring } });
}

/** A list of one reminder points at it as well as setting it did. */
function onlyShown({ shownKeyed, reminders }: Situation['loaded']): Scheduled | undefined {
  const [key, ...others] = shownKeyed?.kind === 'lembrete' ? shownKeyed.keys : [];
  return key === undefined || others.length > 0 ? undefined : reminders().find((one) => one.key === key);
}
