// Formats instants: '22/11 14:05'.

import type { Instant } from '../../domain/ids.ts';

/** '-' for null. `zone`: IANA name. */
export const moment = (at: Instant | null, zone: string): string =>
  at === null
    ? '-'
    : new Intl.DateTimeFormat('pt-BR', {
        timeZone: zone,
        day: '2-digit',
        month: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
      })
        .format(at)
        .replace(',', '');
