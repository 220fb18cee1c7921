// The model check after every attack: what was acknowledged was processed exactly once, no effect stands twice, every reply went
// out once or is recorded as unknown, and every chat kept its order.

import type { Letter } from './letter.ts';
import { type InboxRow, type OutboxRow, type Rows, readRows } from './rows.ts';
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
  const books = booksOf(rows, world);
  const traced = letters.map((letter) => traceOf(letter, books));
  const unknown = traced.filter(({ part }) => part?.status === 'unknown');
  return {
    failures: [
      ...(rows.integrity === 'ok' ? [] : [`database: ${rows.integrity}`]),
      ...traced.flatMap((trace) => [...faultsOf(trace)].map((what) => `${trace.letter.mark}: ${what}`)),
      ...strangers(rows, letters, gone),
      ...ordered(rows, letters, world),
    ],
    acked: letters.filter(({ acked }) => acked).length,
    unknown: unknown.length,
    missing: unknown.filter(({ arrived }) => arrived === 0).length,
  };
}

/** Everything on disk and at the platforms, by what it belongs to. */
type Books = ReturnType<typeof booksOf>;

const booksOf = (rows: Rows, world: World) => ({
  inbox: new Map(rows.inbox.map((row) => [`${row.channel} ${row.nativeId}`, row])),
  notes: countBy(rows.items, ({ body }) => body),
  replies: repliesByMark(world),
  outbox: Map.groupBy(rows.outbox, ({ turn }) => turn),
  journal: countBy(rows.journal, ({ turn }) => turn),
  events: Map.groupBy(rows.events, ({ turn }) => turn),
});

/** What became of one letter. */
type Trace = {
  readonly letter: Letter;
  readonly row: InboxRow | undefined;
  readonly saved: number;
  readonly arrived: number;
  readonly journalled: number;
  readonly events: readonly Rows['events'][number][];
  readonly parts: readonly OutboxRow[];
  /** The only part a note's reply should have. */
  readonly part: OutboxRow | undefined;
};

function traceOf(letter: Letter, books: Books): Trace {
  const row = books.inbox.get(`${letter.channel} ${letter.nativeId}`);
  const parts = row === undefined ? [] : (books.outbox.get(row.id) ?? []);
  return {
    letter,
    row,
    saved: books.notes.get(letter.mark) ?? 0,
    arrived: books.replies.get(letter.mark) ?? 0,
    journalled: row === undefined ? 0 : (books.journal.get(row.id) ?? 0),
    events: row === undefined ? [] : (books.events.get(row.id) ?? []),
    parts,
    part: parts[0],
  };
}

function* faultsOf({ letter, row, saved, arrived, journalled, events, parts, part }: Trace): Generator<string> {
  if (row === undefined) {
    if (letter.acked) yield 'acknowledged and lost';
    if (saved + arrived > 0) yield 'an effect without a message';
    return;
  }
  if (row.status !== 'done') yield `ended ${row.status} after ${row.attempts} attempts`;
  if (saved !== 1) yield `saved ${saved} times`;
  if (journalled !== 1) yield `journalled ${journalled} times`;
  for (const { kind, n } of events)
    if (n !== 1 && (kind === 'user' || kind === 'assistant')) yield `stands ${n} times in the history (${kind})`;
  if (parts.length !== 1) yield `${parts.length} replies queued`;
  if (arrived > 1) yield `reply arrived ${arrived} times`;
  if (part?.status === 'sent' && arrived !== 1) yield 'recorded as sent, never arrived';
  if (part !== undefined && part.status !== 'sent' && part.status !== 'unknown')
    yield `reply ended ${part.status} (${part.reason})`;
}

/** What keeps the newest number taken after its person had everything erased (store/erase): no key, no person. */
const isNameless = ({ person, nativeId }: InboxRow): boolean => person === '' && /^erased \d+$/.test(nativeId);

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
