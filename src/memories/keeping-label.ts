// "Muda o telefone da pediatra para 3222-9999": the note starts with a label, and only the value after it is new.

import { folded } from '../domain/fold.ts';
import type { Item } from '../domain/item.ts';

const A_CODE = /\d/u;
const GOES_ON = /^(?:d[aeo]s?|com|sem|e|pr[ao]|para|n[ao]s?)$/i;

/** The note's new text: the label is kept in front of a value that does not repeat it. */
export function keepingLabel({ kind, title, body }: Item, called: string, content: string): string {
  const name = folded(called);
  const labelled = kind === 'note' && name !== '' && body.startsWith(title.replace(/…$/u, ''));
  if (!labelled || !folded(body).startsWith(`${name} `) || folded(content).startsWith(name)) return content;
  const words = body.trim().split(/\s+/u);
  let label = '';
  while (words.length > 0 && folded(label) !== name) label = `${label} ${words.shift()}`.trim();
  // In "bolo de cenoura", "bolo" is the start of its only words, not a label.
  const last = words.at(-1) ?? '';
  // "Senha do wifi do escritório cafe2026": the one word with a figure is what changed.
  if (words.length > 1 && A_CODE.test(last) && !/\s/u.test(content.trim()))
    return body.trim().replace(/\S+$/u, () => content.trim());
  return words.length === 0 || GOES_ON.test(words[0] ?? '') ? content : `${label} ${content}`;
}
