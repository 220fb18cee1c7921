// What a turn reads before it decides: the state of the conversation, and what "isso", "o 2" and a quote point at.

import type { DialogueState } from '../dialogue/pending-action.ts';
import { IDLE } from '../dialogue/pending-action.ts';
import type { ChatEvent } from '../domain/event.ts';
import type { Instant } from '../domain/ids.ts';
import type { Item } from '../domain/item.ts';
import type { Inbound } from '../domain/message.ts';
import type { Conversation, Reads } from '../ports.ts';
import type { ToolCall } from '../tools/registry.ts';

/** SPEC section 1: numbers of a list stay valid this long. */
const LIST_LIFETIME_MS = 30 * 60 * 1000;
const RECENT_EVENTS = 12;

export type Loaded = {
  readonly state: DialogueState<ToolCall>;
  /** The list on the person's screen, while its numbers are valid; gone items keep their place. */
  readonly shown: readonly { readonly id: number; readonly item?: Item }[];
  /** The person's last message that asked for nothing: what "salva isso" means. */
  readonly previous?: string;
  /** Nothing was ever said here before. */
  readonly first: boolean;
  /** The newest thing saved here that still stands. */
  readonly lastSaved?: Item;
  /** What the person quoted or edited: its words, and what it made us keep. */
  readonly pointedAt?: { readonly text: string; readonly items: readonly Item[] };
};

/** Reads only. `now` decides whether a shown list still counts. */
export function load(read: Reads, conversation: Conversation, message: Inbound, now: Instant): Loaded {
  const stored = read.dialogue(conversation.id);
  const state = stored === undefined ? IDLE : (JSON.parse(stored.state) as DialogueState<ToolCall>);

  const list = read.shownList(conversation.id);
  const ids = list !== undefined && now - list.shownAt <= LIST_LIFETIME_MS ? list.ids : [];
  const known = new Map(read.itemsById(ids as Item['id'][]).map((item) => [item.id as number, item]));
  const shown = ids.map((id) => {
    const item = known.get(id);
    return item === undefined ? { id } : { id, item };
  });

  const events = read.history(conversation.id, RECENT_EVENTS);
  const previous = previousWords(events);
  const entry = read.undoable(conversation.id);
  const added = entry?.changes.flatMap((change) => (change.op === 'trash' ? [] : [change.item])) ?? [];
  const lastSaved = read.itemsById(added).at(-1);
  const pointedAt = pointed(read, conversation, message);
  return {
    state,
    shown,
    first: events.length === 0,
    ...(previous === undefined ? {} : { previous }),
    ...(lastSaved === undefined ? {} : { lastSaved }),
    ...(pointedAt === undefined ? {} : { pointedAt }),
  };
}

/** The newest words that ran no tool; a request that was carried out ("desfaz") is not something to keep. */
function previousWords(events: readonly ChatEvent[]): string | undefined {
  let ranTool = false;
  for (const { body } of events.toReversed()) {
    if (body.kind === 'tool_use') ranTool = true;
    if (body.kind !== 'user') continue;
    if (!ranTool && body.text !== '' && !body.text.startsWith('[')) return body.text;
    ranTool = false;
  }
  return undefined;
}

function pointed(read: Reads, conversation: Conversation, message: Inbound): Loaded['pointedAt'] {
  const messageId = message.body.kind === 'edit' ? message.body.of : message.replyTo?.messageId;
  if (messageId === undefined) return undefined;
  const quoted = read.quoted(conversation.id, messageId);
  const text = quoted?.text ?? message.replyTo?.text;
  if (text === undefined) return undefined;
  const changes = quoted?.turn === undefined ? [] : (read.undoable(conversation.id, quoted.turn)?.changes ?? []);
  const items = read.itemsById(changes.flatMap((change) => (change.op === 'trash' ? [] : [change.item])));
  return { text, items };
}
