// Inline keyboard of a message. When a token does not fit Telegram's limit there is no keyboard, and the caller writes
// the choices as numbered text.

import type { Choice } from '../../domain/message.ts';
import { cleanText } from '../clean-text.ts';
import type { Button } from './wire.ts';

/** Maximum size of `callback_data`, in bytes. */
const TOKEN_BYTES = 64;
const MOST_BUTTONS = 100;
/** Phones truncate longer labels. */
const LONGEST_LABEL = 64;
const NUMBERS_A_ROW = 5;

/** What a button says: its choice's words, or its number when the text already lists the choices. */
export type ButtonLabels = 'words' | 'numbers';

/** Rows of buttons, or undefined when a token is too long. */
export function keyboard(choices: readonly Choice[], labels: ButtonLabels = 'words'): Button[][] | undefined {
  if (choices.length > MOST_BUTTONS || !choices.every(({ token }) => fits(token))) return undefined;
  const buttons = choices.map((choice, n) => ({
    text: labels === 'numbers' ? String(n + 1) : label(choice),
    callback_data: choice.token,
  }));
  const widest = Math.max(...buttons.map(({ text }) => text.length));
  const columns = labels === 'numbers' ? NUMBERS_A_ROW : widest <= 8 ? 3 : widest <= 16 ? 2 : 1;
  const rows: Button[][] = [];
  for (let at = 0; at < buttons.length; at += columns) rows.push(buttons.slice(at, at + columns));
  return rows;
}

function fits(token: string): boolean {
  const bytes = new TextEncoder().encode(token).length;
  return bytes > 0 && bytes <= TOKEN_BYTES && token === cleanText(token);
}

function label({ label: words, hint }: Choice): string {
  const whole = cleanText(hint ? `${words} · ${hint}` : words).trim();
  const signs = [...whole];
  if (signs.length > LONGEST_LABEL) return `${signs.slice(0, LONGEST_LABEL - 1).join('')}…`;
  return whole === '' ? '•' : whole;
}
