// The model check after every attack: what was acknowledged was processed exactly once, no effect stands twice, every reply went
// out once or is recorded as unknown, and every chat kept its order.

import type { Letter } from './letter.ts';
import { type Rows, readRows } from './rows.ts';
import { ordered } from './shown.ts';
import type { World } from './world.ts';

export type Verdict = {
  readonly failures: readonly string[];
  readonly acked: number;
  readonly unknown: number;
  /** Replies recorded as unknown that did not arrive: the price of never sending twice. */
  readonly missing: number;
};

/** Call when the server is quiet. `letters`: every note ever posted to it; `gone`: letters of people who erased everything. */
export function audit(path: string, letters: readonly Letter[], world: World, gone: readonly Letter[] = []): Verdict {
  const rows = readRows(path);
  const failures: string[] = rows.integrity === 'ok' ? [] : [`database: ${rows.integrity}`];
  const inboxOf = new Map(rows.inbox.map((row) => [`${row.channel} ${row.nativeId}`, row]));
  const notes = countBy(rows.items, ({ body }) => body);
  const replies = repliesByMark(world);
  const outboxOf = Map.groupBy(rows.outbox, ({ turn }) => turn);
  const journalOf = countBy(rows.journal, ({ turn }) => turn);
  const eventsOf = Map.groupBy(rows.events, ({ turn }) => turn);
  let unknown = 0;
  let missing = 0;

  for (const letter of letters) {
    const row = inboxOf.get(`${letter.channel} ${letter.nativeId}`);
    const saved = notes.get(letter.mark) ?? 0;
    const arrived = replies.get(letter.mark) ?? 0;
    const bad = (what: string): void => void failures.push(`${letter.mark}: ${what}`);
    if (row === undefined) {
      if (letter.acked) bad('acknowledged and lost');
      if (saved + arrived > 0) bad('an effect without a message');
      continue;
    }
    if (row.status !== 'done') bad(`ended ${row.status} after ${row.attempts} attempts`);
    if (saved !== 1) bad(`saved ${saved} times`);
    if (journalOf.get(row.id) !== 1) bad(`journalled ${journalOf.get(row.id) ?? 0} times`);
    for (const { kind, n } of eventsOf.get(row.id) ?? []) {
      if (n !== 1 && (kind === 'user' || kind === 'assistant')) bad(`stands ${n} times in the history (${kind})`);
    }
    const parts = outboxOf.get(row.id) ?? [];
    if (parts.length !== 1) bad(`${parts.length} replies queued`);
    const [part] = parts;
    if (arrived > 1) bad(`reply arrived ${arrived} times`);
    if (part?.status === 'sent' && arrived !== 1) bad('recorded as sent, never arrived');
    else if (part?.status === 'unknown') {
      unknown += 1;
      if (arrived === 0) missing += 1;
    } else if (part !== undefined && part.status !== 'sent') bad(`reply ended ${part.status} (${part.reason})`);
  }
  failures.push(...strangers(rows, letters, gone), ...ordered(rows, letters, world));
  return { failures, acked: letters.filter(({ acked }) => acked).length, unknown, missing };
}

/** What keeps the newest number taken after its person had everything erased (store/erase): no key, no person. */
const isNameless = ({ person, nativeId }: Rows['inbox'][number]): boolean =>
  person === '' && /^erased \d+$/.test(nativeId);

/** Rows that nobody asked for. */
function strangers(rows: Rows, letters: readonly Letter[], gone: readonly Letter[]): string[] {
  const keyOf = ({ channel, nativeId }: { channel: string; nativeId: string }): string => `${channel} ${nativeId}`;
  const forgotten = new Set(gone.map(keyOf));
  const known = new Set(letters.map(keyOf));
  const inbox = rows.inbox.filter((row) => !forgotten.has(keyOf(row)) && !isNameless(row));
  const failures = inbox.filter((row) => !known.has(keyOf(row))).map((row) => `message nobody sent: ${keyOf(row)}`);
  if (rows.items.length !== inbox.length) failures.push(`${rows.items.length} notes of ${inbox.length} messages`);
  if (rows.quarantined > 0) failures.push(`${rows.quarantined} bodies in quarantine`);
  return failures;
}

function repliesByMark(world: World): Map<string, number> {
  const texts = [
    ...world.telegram.shown.map(({ text }) => text),
    ...world.graph.messages.map(({ body }) => JSON.stringify(body)),
  ];
  return countBy(texts, (text) => /prova\d+x\d+n\d+/.exec(text)?.[0] ?? '');
}

function countBy<T, K>(from: readonly T[], key: (one: T) => K): Map<K, number> {
  const counts = new Map<K, number>();
  for (const one of from) counts.set(key(one), (counts.get(key(one)) ?? 0) + 1);
  return counts;
}
