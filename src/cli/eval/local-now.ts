// Local time of `--now`, or the current time in São Paulo.

import { InvalidArgumentError } from 'commander';
import type { LocalDateTime } from '../../domain/dates.ts';

/**
 * Local 'YYYY-MM-DDTHH:MM'. A text with a zone is converted; one without is taken as local. Throws for anything else.
 */
export function localNow(iso: string | undefined): LocalDateTime {
  if (iso !== undefined && /^\d{4}-\d\d-\d\d$/.test(iso)) return localNow(`${iso}T12:00`);
  const moment = iso === undefined ? new Date() : new Date(iso);
  if (Number.isNaN(moment.getTime())) throw new InvalidArgumentError('Exemplo: 2026-11-18T14:05');
  if (iso !== undefined && !/(?:Z|[+-]\d\d:?\d\d)$/.test(iso)) return iso.slice(0, 16) as LocalDateTime;
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/Sao_Paulo',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(moment);
  return parts.replace(' ', 'T') as LocalDateTime;
}
