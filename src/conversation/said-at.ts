// When the person wrote a message. Platforms deliver late after an outage, up to a day on Telegram and a week on WhatsApp
// (FACTS sections 1 and 2): "hoje" is then the day it was written, not the day it is read.

import type { Instant } from '../domain/ids.ts';
import type { InboxMessage } from '../domain/internal-message.ts';
import { localDate } from './local-time.ts';

/** Less is normal queueing; platforms give whole seconds. */
const LATE_MS = 60_000;
/** A week, and a day of retries. Anything older is a wrong clock. */
const OLDEST_MS = 8 * 86_400_000;

/** At most `now`. A message of the previous day counts as late however little: midnight decides the month of an entry. */
export function saidAt({ sentAt }: Pick<InboxMessage, 'sentAt'>, now: Instant, zone: string): Instant {
  const ago = now - sentAt;
  if (ago <= 0 || ago > OLDEST_MS) return now;
  return ago > LATE_MS || localDate(sentAt, zone) !== localDate(now, zone) ? sentAt : now;
}
