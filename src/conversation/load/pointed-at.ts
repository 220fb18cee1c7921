// The quoted or edited message: its words, the turn it belongs to, and what that turn did.

import type { Change } from '../../domain/change.ts';
import { folded } from '../../domain/fold.ts';
import type { InboxId } from '../../domain/ids.ts';
import type { InboxMessage } from '../../domain/internal-message.ts';
import type { Item } from '../../domain/item.ts';
import type { Lancamento } from '../../domain/ledger.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import { subjectWords } from '../../finance/replies/entry-words.ts';
import { searchWords } from '../../memories/search-words.ts';
import type { Conversation, Reads } from '../../ports.ts';
import { lastReply } from './said-before.ts';
import { entriesOf, itemsOf, onlyAdds } from './what-was-done.ts';

export type PointedAt = {
  readonly text: string;
  /** Whether this conversation holds it; otherwise it was written to or by somebody else, or long ago. */
  readonly known: boolean;
  /** Whether what it led to was undone or removed since. */
  readonly gone: boolean;
  /** The turn it belongs to, or the one that did what was asked about there; present when it is known. */
  readonly turn?: InboxId;
  /** What that turn changed; empty when it was undone, too. */
  readonly changes: readonly Change[];
  /** What it was last edited to before now. */
  readonly reworded?: string;
  /** Of our own message. */
  readonly wire?: unknown;
  readonly items: readonly Item[];
  readonly entries: readonly Lancamento[];
};

/** Undefined when nothing is quoted, or nothing of it is known. */
export function pointedAt(
  read: Reads,
  { id }: Conversation,
  { body, replyTo }: Pick<InboxMessage, 'body' | 'replyTo'>,
): PointedAt | undefined {
  const messageId = body.kind === 'edit' || body.kind === 'reaction' ? body.of : replyTo?.messageId;
  const quoted = messageId === undefined ? undefined : read.quoted(id, messageId);
  const text = replyTo?.part === true ? replyTo.text : (quoted?.text ?? replyTo?.text);
  if (text === undefined) return undefined;
  if (quoted === undefined) return { text, known: false, gone: false, changes: [], items: [], entries: [] };
  const own = read.undoable(id, quoted.turn)?.changes ?? [];
  const here = { turn: quoted.turn, changes: own };
  const { turn, changes } = own.length > 0 || quoted.undone ? here : (doneByAnswer(read, id, quoted) ?? here);
  const items = read.itemsById(itemsOf(changes));
  const entries = entriesOf(read, changes);
  const gone = quoted.undone || (onlyAdds(changes) && items.length + entries.length === 0);
  const reworded = body.kind === 'edit' ? lastEdit(read, id, body.of) : undefined;
  const more = withoutUndefined({ wire: quoted.wire, reworded });
  return { text, known: true, gone, turn, changes, items, entries, ...more };
}

/** An edit that is repeated follows soon. */
const RECENT_EVENTS = 20;

function lastEdit(read: Reads, conversation: Conversation['id'], of: string): string | undefined {
  const events = read.history(conversation, RECENT_EVENTS);
  const body = events.findLast(({ body }) => body.kind === 'user' && body.edits === of)?.body;
  return body?.kind === 'user' ? body.text : undefined;
}

/** "Paguei 50 pro João", of which the category was asked: what was recorded of it when that was answered. */
function doneByAnswer(
  read: Reads,
  conversation: Conversation['id'],
  { turn, text }: { readonly turn: InboxId; readonly text: string },
): { readonly turn: InboxId; readonly changes: readonly Change[] } | undefined {
  const asked = lastReply(read.history(conversation, 1, turn))?.text ?? '';
  const next = asked.includes('?') ? read.turnAfter(conversation, turn) : undefined;
  const changes = next === undefined ? [] : (read.undoable(conversation, next)?.changes ?? []);
  const [entry, ...others] = entriesOf(read, changes);
  if (next === undefined || entry === undefined || others.length > 0) return undefined;
  const told = folded(`${text} ${asked}`).split(/[^\p{L}\d]+/u);
  const isOfIt = searchWords(subjectWords(entry)).some((word) => /\p{L}{3}/u.test(word) && told.includes(word));
  return isOfIt ? { turn: next, changes } : undefined;
}
