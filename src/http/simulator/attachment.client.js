// @ts-check
// The file that goes along with the next message: chosen, dropped or pasted, shown with its name, taken away again.

import { find } from './element.client.js';
import { fileSize } from './file-size.client.js';

/** @typedef {NonNullable<import('./transcript.client.js').Entry['file']>} Attached */

/** What the server takes of one file. */
const MOST_BYTES = 1_400_000;

/**
 * @param {HTMLFormElement} form
 * @param {HTMLElement} dropping where a file may be dropped
 * @param {object} wires
 * @param {(sentence: string) => void} wires.say
 * @param {() => void} wires.changed
 */
export function openAttachment(form, dropping, { say, changed }) {
  const input = /** @type {HTMLInputElement} */ (find(form, '.attach-input'));
  const button = find(form, '.attach');
  const chip = find(form, '.attached');
  /** @type {Attached | undefined} */
  let attached;

  /** @param {Attached | undefined} file */
  const show = (file) => {
    attached = file;
    chip.hidden = !file;
    find(chip, 'p').replaceChildren(file ? `${file.name} · ${fileSize(file.size ?? 0)}` : '');
    changed();
  };
  /** @param {File | undefined} file */
  const take = async (file) => {
    if (!file) return;
    if (file.size > MOST_BYTES) return say(`${file.name} é grande demais: o limite é ${fileSize(MOST_BYTES)}.`);
    try {
      const content = await base64(file);
      show({
        name: file.name,
        mime: file.type || 'application/octet-stream',
        content,
        encoding: 'base64',
        size: file.size,
      });
    } catch {
      say(`Não consegui ler ${file.name}.`);
    }
  };

  button.addEventListener('click', () => input.click());
  input.addEventListener('change', async () => {
    await take(input.files?.[0]);
    // The same file may be chosen again.
    input.value = '';
  });
  find(chip, 'button').addEventListener('click', () => {
    show(undefined);
    button.focus();
  });
  form.addEventListener('paste', (event) => {
    const file = event.clipboardData?.files[0];
    if (!file) return;
    event.preventDefault();
    take(file);
  });
  dropping.addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
  dropping.addEventListener('drop', (event) => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    take(file);
  });
  return { file: () => attached, clear: () => show(undefined) };
}

/**
 * @param {Blob} file
 * @returns {Promise<string>}
 */
function base64(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/u, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
