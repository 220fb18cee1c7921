// @ts-check
// Where the person writes: grows with the text, keeps drafts, sends on Enter, recalls the last message, quotes, edits.

import { openAttachment } from './attachment.client.js';
import { element, find } from './element.client.js';

/** @typedef {import('./transcript.client.js').Entry} Entry */

/**
 * @param {HTMLFormElement} form
 * @param {object} wires
 * @param {string} wires.conversation
 * @param {HTMLElement} wires.dropping where a file may be dropped
 * @param {(sentence: string) => void} wires.say
 * @param {(text: string, more: { quoted?: { id: string, text: string }, file?: NonNullable<Entry['file']> }) => void} wires.send
 * @param {(entry: Entry, text: string) => void} wires.reword
 * @param {() => string | undefined} wires.lastSaid
 */
export function openComposer(form, { conversation, dropping, say, send, reword, lastSaid }) {
  const field = /** @type {HTMLTextAreaElement} */ (find(form, 'textarea'));
  const button = /** @type {HTMLButtonElement} */ (find(form, '.send'));
  const quoting = find(form, '.quoting');
  const draft = `caderneta:rascunho:${conversation}`;
  /** @type {{ id: string, text: string } | undefined} */
  let quoted;
  /** @type {{ entry: Entry, draft: string } | undefined} the message being edited, and what was being written before */
  let editing;

  /** @type {string | undefined} what the arrow brought back; Esc takes it away again while it is untouched */
  let recalled;

  const settle = () => {
    field.style.height = 'auto';
    field.style.height = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`;
    button.disabled = field.value.trim() === '' && !attachment.file();
    if (editing) return;
    if (field.value) localStorage.setItem(draft, field.value);
    else localStorage.removeItem(draft);
  };
  const attachment = openAttachment(form, dropping, {
    say,
    changed: () => {
      settle();
      if (attachment.file()) field.focus();
    },
  });
  /** @param {string} text */
  const fill = (text) => {
    field.value = text;
    settle();
  };
  /** @param {Entry | undefined} entry */
  const quote = (entry) => {
    if (editing) stopEditing();
    quoted = entry?.id === undefined ? undefined : { id: entry.id, text: entry.text || (entry.file?.name ?? '') };
    quoting.hidden = !quoted;
    find(quoting, 'p').replaceChildren(quoted?.text ?? '');
    if (entry) field.focus();
  };
  /** @param {Entry} entry */
  const edit = (entry) => {
    quote(undefined);
    editing = { entry, draft: field.value };
    quoting.hidden = false;
    find(quoting, 'p').replaceChildren(element('b', {}, 'Editar: '), entry.text);
    fill(entry.text);
    field.focus();
  };
  function stopEditing() {
    const before = editing?.draft ?? '';
    editing = undefined;
    quoting.hidden = true;
    fill(before);
  }

  field.addEventListener('input', settle);
  field.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      form.requestSubmit();
    } else if (event.key === 'ArrowUp' && field.value === '') {
      const text = lastSaid();
      if (text === undefined) return;
      event.preventDefault();
      recalled = text;
      fill(text);
    } else if (event.key === 'Escape') {
      if (editing) stopEditing();
      else if (quoted) quote(undefined);
      else if (attachment.file()) attachment.clear();
      else if (recalled !== undefined && field.value === recalled) fill('');
    }
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const text = field.value.trim();
    const file = attachment.file();
    if (text === '' && !file) return;
    if (editing) {
      const { entry } = editing;
      stopEditing();
      if (text !== '' && text !== entry.text) reword(entry, text);
      return;
    }
    send(text, { ...(quoted ? { quoted } : {}), ...(file ? { file } : {}) });
    quote(undefined);
    attachment.clear();
    fill('');
    field.focus();
  });
  find(quoting, 'button').addEventListener('click', () => {
    if (editing) stopEditing();
    else quote(undefined);
    field.focus();
  });

  field.value = localStorage.getItem(draft) ?? '';
  // Its height is known only once it is on the page.
  requestAnimationFrame(settle);
  return { quote, edit, focus: () => field.focus({ preventScroll: true }) };
}
