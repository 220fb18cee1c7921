// The part of a turn that is not SQL, as a hand-written turn would do it too: understanding, deciding, carrying the decision
// out and rendering the answer, over a store that answers from memory.

import { render } from '../../src/channels/telegram/render.ts';
import { authorityOf } from '../../src/conversation/authority.ts';
import { decide } from '../../src/conversation/decide.ts';
import { dialogContextOf } from '../../src/conversation/load/dialog-context-of.ts';
import { load } from '../../src/conversation/loaded.ts';
import { localDate, localDateTime, startOfDay } from '../../src/conversation/local-time.ts';
import { perform } from '../../src/conversation/perform.ts';
import { readOnce } from '../../src/conversation/read-once.ts';
import type { LocalDate } from '../../src/domain/dates.ts';
import type { EventBody } from '../../src/domain/event.ts';
import type { ConversationId, InboxId, ItemId } from '../../src/domain/ids.ts';
import type { Inbound } from '../../src/domain/message.ts';
import { readingOf } from '../../src/language/reading/reading-of.ts';
import { understandReading } from '../../src/language/understand.ts';
import type { Repos } from '../../src/ports.ts';
import { randomIds } from '../../src/runtime/rim.ts';
import { benchConfig } from '../bench-config.ts';
import { NOW } from './people.ts';

// What the product reads about people of the village, so that both understand the same context: three turns of a note each,
// the last of which can be undone. Any other list that is asked for is empty, anything else absent.
const note = { id: 1 as ItemId, kind: 'note', title: 'pintar o portão com b', body: 'pintar o portão com b' };
const item = { ...note, createdAt: NOW, updatedAt: NOW, trashedAt: null };
const BODIES: readonly EventBody[] = [
  { kind: 'user', text: 'anota: pintar o portão com b', messageId: '1' },
  { kind: 'tool_use', id: '1.0', tool: 'save_note', args: { content: 'pintar o portão com b' } },
  { kind: 'tool_result', id: '1.0', output: { kind: 'saved', item: 1 }, ms: 0 },
  { kind: 'assistant', text: '📝 Guardei: pintar o portão com b' },
];
const events = [...BODIES, ...BODIES, ...BODIES].map((body, seq) => ({ conversation: 1, seq, at: NOW, body }));
const LISTS = new Set([
  'items',
  'list',
  'versions',
  'balances',
  'monthTotals',
  'grouped',
  'told',
  'missionsRunning',
  'lastMissions',
]);
/** Parts of a store that are stores of their own. */
const PARTS = new Set(['ledger', 'agents']);
const known: Readonly<Record<string, () => unknown>> = {
  searchItems: () => ({ hits: [], total: 0 }),
  addItem: () => 1 as ItemId,
  history: () => events,
  itemsById: () => [item],
  household: () => ({ role: 'alone', may: 'write', members: [] }),
  undoable: () => ({ turn: 1, at: NOW, changes: [{ op: 'add', item: 1 }] }),
};
const nothing = (name: string): unknown => (LISTS.has(name) ? [] : undefined);
const fromMemory: Repos = new Proxy({} as Repos, {
  get: (_, name) => {
    if (PARTS.has(String(name))) return fromMemory;
    return known[String(name)] ?? (() => nothing(String(name)));
  },
});
const conversation = { id: 1 as ConversationId, channel: 'telegram', chat: '1', person: '1', group: false } as const;

const { zone } = benchConfig;
const asking = { now: NOW, said: NOW, ids: randomIds };
const dateOf = (at: number) => localDate(at, zone);
const performing = {
  tx: fromMemory,
  conversation: conversation.id,
  asking,
  context: {
    turn: 1 as InboxId,
    now: NOW,
    today: dateOf(NOW),
    dateOf,
    group: false,
    timeOf: () => '14:05',
    wallOf: (at: number) => localDateTime(at, zone),
  },
  startOf: (day: LocalDate) => startOfDay(day, zone),
  ticks: () => 0,
};

/** @returns what would be sent, so that no compiler leaves it out. */
export function think(message: Inbound): readonly unknown[] {
  const text = message.body.kind === 'text' ? message.body.text : '';
  const loaded = load(fromMemory, conversation, message, NOW);
  const reading = readingOf(text, dialogContextOf(loaded, message, NOW, zone));
  const understanding = understandReading(reading);
  const read = readOnce(reading, understanding);
  const decision = decide({ message, text, reading, understanding, ...read, loaded, zone, asking });
  const { reply } = perform(decision, { ...performing, may: authorityOf(decision) });
  if (reply === undefined) throw new Error(`no answer to ${text}`);
  return render(reply);
}
