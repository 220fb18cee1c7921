// @ts-check
// What a conversation shows, as data. The server's history is the truth about what was said; this browser remembers what
// history does not carry (styling, buttons and which was pressed, pictures) and what is still on its way.

/**
 * @typedef {string | { bold: string } | { italic: string } | { code: string } | { link: { label: string, url: string } }} Span
 * @typedef {'sending' | 'stored' | 'answered' | 'failed'} Status
 * @typedef {object} Entry One bubble.
 * @property {'person' | 'caderneta'} from
 * @property {string} [id] what a reply quotes
 * @property {string} [rewrites] it came in the place of the message of this id
 * @property {number} at simulated epoch ms
 * @property {string} text
 * @property {Status} [status] only of the person's own
 * @property {number} [sentAt] real epoch ms, of the person's own
 * @property {string} [edit] the id under which its last new wording is sent
 * @property {boolean} [edited] its text is not the one it was sent with
 * @property {string} [choice] the token, when this was a pressed button
 * @property {{ id: string, text: string }} [quoted] what the person quoted
 * @property {string} [quote] what the Caderneta quoted
 * @property {Span[]} [spans]
 * @property {{ token: string, label: string, hint?: string }[]} [choices]
 * @property {string} [chosen] the token pressed
 * @property {{ url: string } | { png: string }} [picture]
 * @property {{ name: string, mime: string, content?: string, encoding?: 'base64', size?: number }} [file]
 */

const KEPT = 200;
const BIGGEST_KEPT = 40_000;
/** How long a message may be on disk and not yet in the history before we stop believing in it. */
const PATIENCE_MS = 120_000;

/** @param {string} conversation */
const key = (conversation) => `caderneta:conversa:${conversation}`;

/**
 * @param {string} conversation
 * @returns {Entry[]}
 */
export function recall(conversation) {
  try {
    return JSON.parse(localStorage.getItem(key(conversation)) ?? '[]').map(interrupted);
  } catch {
    return [];
  }
}

/**
 * @param {string} conversation
 * @param {Entry[]} entries
 */
export function remember(conversation, entries) {
  const light = entries
    .slice(-KEPT)
    .map(withoutContent)
    .filter((entry) => JSON.stringify(entry).length < BIGGEST_KEPT);
  try {
    localStorage.setItem(key(conversation), JSON.stringify(light));
  } catch {
    // Storage full or forbidden: the history still has the words.
  }
}

/**
 * Of what the person attached, the name is enough to show it again.
 * @param {Entry} entry
 * @returns {Entry}
 */
function withoutContent(entry) {
  if (entry.from !== 'person' || !entry.file?.content) return entry;
  const { content: _, ...file } = entry.file;
  return { ...entry, file };
}

/** @param {string} conversation */
export function forget(conversation) {
  localStorage.removeItem(key(conversation));
}

/**
 * The history, decorated with what was remembered, then what is still on its way. An empty history forgets all the rest:
 * the person may just have erased their data.
 * @param {Entry[]} history
 * @param {Entry[]} remembered
 * @param {number} realNow epoch ms
 * @returns {Entry[]}
 */
export function reconcile(history, remembered, realNow) {
  const spare = [...remembered];
  const decorated = history
    .toReversed()
    .map((entry) => {
      const match = spare.findLastIndex((known) => sameMessage(entry, known));
      const [known] = match < 0 ? [] : spare.splice(match, 1);
      // A new wording that the history does not have yet.
      const rewording = known?.edit !== undefined && known.status !== 'answered' && known.text !== entry.text;
      /** @type {Entry} */
      // A pressed button reads as its label, whatever the history calls it.
      const merged = { ...known, ...entry, text: known && (known.choice || rewording) ? known.text : entry.text };
      if (entry.from === 'person' && !rewording) merged.status = 'answered';
      return merged;
    })
    .toReversed();
  const onTheWay = spare.filter(
    ({ from, status, sentAt = 0 }) => from === 'person' && status !== 'answered' && realNow - sentAt < PATIENCE_MS,
  );
  return [...decorated, ...onTheWay];
}

/**
 * The reply that history already showed, if it did: then the bubble only gains what the words alone did not have.
 * @param {Entry[]} entries
 * @param {Entry} reply
 */
export function alreadyShown(entries, reply) {
  return entries.findLast(
    ({ from, id, text }) => from === 'caderneta' && (id === reply.id || (id === undefined && text === reply.text)),
  );
}

/**
 * @param {Entry} entry
 * @param {Entry} known
 */
function sameMessage(entry, known) {
  if (entry.from !== known.from) return false;
  return entry.from === 'person' && entry.id !== undefined ? entry.id === known.id : entry.text === known.text;
}

/**
 * A send cut short by a reload may or may not have arrived: offered again under the same id, it cannot count twice.
 * @param {Entry} entry
 * @returns {Entry}
 */
function interrupted(entry) {
  return entry.status === 'sending' ? { ...entry, status: 'failed' } : entry;
}
