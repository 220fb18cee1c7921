// Maps Meta's error codes to send results, one row per code. Codes come in the response and, later, in webhooks; titles
// and messages are never compared (Meta announced their removal).
//
// The general errors (1, 2, 131000, 131016) do not prove that nothing was sent, and there is no idempotency key: a
// retry could show the person the same reply twice. They are `ambiguous`, unless Graph answered with a 4xx: it then
// rejected the request before acting on it, and a retry is safe. A 5xx proves nothing (a gateway may time out after the
// message was sent), so every 5xx without a more specific code is `ambiguous` too.

import type { SendFailure } from '../../domain/message.ts';

/** What is known of an error. `httpStatus` is absent for errors from webhooks. `details`: Meta's error_data.details. */
export type GraphFailure = {
  readonly code?: number;
  readonly subcode?: number;
  readonly httpStatus?: number;
  readonly details?: string;
  readonly retryAfterMs?: number;
};

type Verdict = Exclude<SendFailure['kind'], 'moved'>;
type Row = {
  readonly codes: readonly number[];
  readonly is: Verdict;
  readonly why: string;
  readonly afterMs?: number;
  readonly simpler?: true;
};

/** Source: Meta, WhatsApp error codes (15 May 2026); FACTS section 2. Delays without a source are our own choice. */
const table: readonly Row[] = [
  { codes: [131047], is: 'away', why: '24 h window is shut' },
  // About one message per 6 s to the same person.
  { codes: [131056], is: 'unsent', why: 'too fast for this person', afterMs: 6_000 },
  { codes: [130429], is: 'unsent', why: 'too fast for our number', afterMs: 5_000 },
  { codes: [80007, 4], is: 'unsent', why: 'hourly limit reached', afterMs: 60_000 },
  { codes: [131057], is: 'unsent', why: 'account in maintenance', afterMs: 60_000 },
  { codes: [131026], is: 'unreachable', why: 'cannot be delivered to this person' },
  { codes: [131030], is: 'unreachable', why: 'not among the recipients allowed for a test number' },
  { codes: [130497], is: 'unreachable', why: 'we may not write to this country' },
  { codes: [0, 190], is: 'halted', why: 'access token is dead' },
  { codes: [3, 10, 131005], is: 'halted', why: 'permission missing' },
  { codes: [33, 131045, 133010], is: 'halted', why: 'our number is not registered' },
  { codes: [368, 131031], is: 'halted', why: 'account restricted' },
  { codes: [131048], is: 'halted', why: 'spam limit' },
  { codes: [131042], is: 'halted', why: 'payment problem' },
  { codes: [131037], is: 'halted', why: 'display name not approved' },
  { codes: [131049, 131050, 130472], is: 'refused', why: 'Meta or the person will not take it' },
  { codes: [131051], is: 'refused', why: 'type not supported' },
  { codes: [131052, 131053], is: 'refused', why: 'media not taken', simpler: true },
  { codes: [100, 131008, 131009], is: 'refused', why: 'invalid message', simpler: true },
  { codes: [131021], is: 'refused', why: 'to ourselves' },
  { codes: [1, 2, 131000, 131016], is: 'ambiguous', why: 'their general error' },
];

const byCode: ReadonlyMap<number, Row> = new Map(table.flatMap((row) => row.codes.map((code) => [code, row] as const)));
const permission: Row = { codes: [], is: 'halted', why: 'permission missing' };
const wrongNumber: Row = { codes: [], is: 'halted', why: 'phone number id unknown or not ours' };

/** Subcode of code 100, "object does not exist or may not be seen": a configuration error, not one of this message. */
const unknownObject = 33;

/**
 * Never `moved`. The reason names code and status. Meta's details are included only for `refused`, where they describe
 * the invalid message; those of an expired token would quote the token.
 */
export function classifyGraphError(failure: GraphFailure): SendFailure {
  const row = rowOf(failure);
  const reason = describe(failure, row);
  const refusedUnread = isClientError(failure.httpStatus) && row.is === 'ambiguous';
  if (row.is === 'refused') return { kind: row.is, reason, ...(row.simpler && { simpler: row.simpler }) };
  if (row.is !== 'unsent' && !refusedUnread) return { kind: row.is, reason };
  const afterMs = failure.retryAfterMs ?? row.afterMs;
  return { kind: 'unsent', reason, ...(afterMs === undefined ? {} : { afterMs }) };
}

function rowOf({ code, subcode, httpStatus }: GraphFailure): Row {
  if (code === 100 && subcode === unknownObject) return wrongNumber;
  if (code !== undefined && code >= 200 && code <= 299) return permission;
  const known = code === undefined ? undefined : byCode.get(code);
  return known ?? byStatus(httpStatus);
}

/**
 * Classifies an unknown or missing code by its status. 408 may come from a proxy after a late response, so it is no
 * proof.
 */
function byStatus(status: number | undefined): Row {
  const row = (is: Verdict, why: string): Row => ({ codes: [], is, why });
  if (status === 401 || status === 403) return row('halted', 'not authorised');
  if (status === 429) return row('unsent', 'too many requests');
  if (isClientError(status)) return row('refused', 'not accepted');
  return row('ambiguous', status === undefined ? 'unknown error' : 'no proof either way');
}

function isClientError(status: number | undefined): boolean {
  return status !== undefined && status >= 400 && status < 500 && status !== 408;
}

function describe(failure: GraphFailure, { is, why }: Row): string {
  const facts = [
    failure.code === undefined ? '' : `code ${failure.code}`,
    failure.httpStatus === undefined ? '' : `HTTP ${failure.httpStatus}`,
    failure.details === undefined || is !== 'refused' ? '' : withoutSecrets(failure.details),
  ].filter((fact) => fact !== '');
  return facts.length === 0 ? why : `${why} (${facts.join(', ')})`;
}

/** Meta quotes parameters: tokens and phone numbers must not be logged. */
function withoutSecrets(details: string): string {
  return details
    .slice(0, 300)
    .replace(/EAA\w+/g, '…')
    .replace(/\d{7,}/g, '…')
    .slice(0, 160);
}
