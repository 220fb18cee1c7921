// Detects a likely duplicate (a message sent twice, two people recording one bill), so that the bot asks "Igual ao de ontem?".

import { HOUR_MS } from '../domain/durations.ts';
import type { Instant } from '../domain/ids.ts';
import type { Lancamento, LancamentoFields } from '../domain/ledger.ts';
import type { LedgerReads } from '../domain/ledger-repos.ts';
import { daysBetween } from './civil-date.ts';

/** 36 hours: older equal entries are usually repeated purchases, such as a daily coffee. */
const RECENT_MS = 36 * HOUR_MS;
/** Newest entries examined, which bounds the cost of a long history. */
const LOOKED_AT = 30;

/** A live entry of the same kind, value and description, dated the same or previous day and recorded within RECENT_MS; undefined when there is none. */
export function likelyTwin(ledger: LedgerReads, fields: LancamentoFields, now: Instant): Lancamento | undefined {
  const { kind, cents, description, counterpart, date, status } = fields;
  return ledger
    .list({ status }, 'recorded', LOOKED_AT)
    .filter((one) => one.kind === kind && one.cents === cents && one.description === description)
    .filter((one) => one.counterpart === counterpart)
    .find((one) => now - one.recordedAt <= RECENT_MS && [0, 1].includes(daysBetween(one.date, date)));
}
