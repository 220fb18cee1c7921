// Local time of `--now`, or the current time, in São Paulo.

import { InvalidArgumentError } from 'commander';
import type { LocalDateTime } from '../../domain/dates.ts';
import { chatClock } from '../chat/chat-clock.ts';

export const ZONE = 'America/Sao_Paulo';

/** Local 'YYYY-MM-DDTHH:MM'. A text with an offset is converted, a day alone is its noon. Throws for anything else. */
export function localNow(iso: string | undefined): LocalDateTime {
  const clock = chatClock(iso !== undefined && /^\d{4}-\d\d-\d\d$/.test(iso) ? `${iso}T12:00` : iso, ZONE);
  if (clock === undefined) throw new InvalidArgumentError('Exemplo: 2026-11-18T14:05');
  return clock.wall().slice(0, 16) as LocalDateTime;
}
