// "Igual ao de ontem?": detects a likely duplicate (a message sent twice, two people recording one bill).

import type { Instant } from '../domain/ids.ts';
import type { Lancamento, LancamentoFields } from '../domain/ledger.ts';
import type { LedgerReads } from '../ports.ts';
import { daysBetween } from './civil-date.ts';

/** Only what was kept this recently is a likely slip; a daily coffee is not. */
const RECENT_MS = 36 * 3_600_000;
/** Looked at from the newest, so that a long history costs nothing. */
const LOOKED_AT = 30;

/** A live record of the same kind, value and words, of that day or the one before, kept within the last day and a half. */
export function likelyTwin(ledger: LedgerReads, fields: LancamentoFields, now: Instant): Lancamento | undefined {
  const { kind, cents, description, counterpart, date, status } = fields;
  return ledger
    .list({ status }, 'recorded', LOOKED_AT)
    .filter((one) => one.kind === kind && one.cents === cents && one.description === description)
    .filter((one) => one.counterpart === counterpart)
    .find((one) => now - one.recordedAt <= RECENT_MS && [0, 1].includes(daysBetween(one.date, date)));
}
