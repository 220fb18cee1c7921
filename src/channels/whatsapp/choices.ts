// Layout of choices on WhatsApp: up to 3 reply buttons, up to 10 list rows, else numbers in the text. A layout is used
// only when all choices fit.
// Limits, in code points: facebook/openapi v23.0.

import type { Choice } from '../../domain/message.ts';
import type { Address } from '../../ports.ts';
import type { Button, Row } from './wire.ts';

const maxButtons = 3;
const maxButtonTitle = 20;
const maxRows = 10;
const maxRowTitle = 24;
const maxRowDescription = 72;
const maxButtonId = 256;
const maxRowId = 200;

/** `lines`: the choices with their numbers, which is also what is said when the others are not accepted. */
export type Layout = { readonly lines: readonly string[] } & (
  | { readonly kind: 'buttons'; readonly buttons: readonly Button[] }
  | { readonly kind: 'list'; readonly rows: readonly Row[] }
  | { readonly kind: 'numbered' }
);

/**
 * `choices` is not empty. Groups take no interactive messages (Meta, Groups API), so their choices are always numbered.
 */
export function layOut(choices: readonly Choice[], { group }: Pick<Address, 'group'>): Layout {
  const lines = choices.map(
    ({ label, hint }, index) => `${index + 1}. ${label.trim()}${hint ? ` (${hint.trim()})` : ''}`,
  );
  const buttons = group ? undefined : asButtons(choices);
  if (buttons !== undefined) return { kind: 'buttons', buttons, lines };
  const rows = group ? undefined : asRows(choices);
  return rows === undefined ? { kind: 'numbered', lines } : { kind: 'list', rows, lines };
}

/** A button has no description, so choices with a hint become a list. */
function asButtons(choices: readonly Choice[]): readonly Button[] | undefined {
  if (choices.length > maxButtons || choices.some(({ hint }) => hint)) return undefined;
  if (!haveUsableIds(choices, maxButtonId)) return undefined;
  const titles = choices.map(({ label }) => label.trim());
  const distinct = new Set(titles.map((title) => title.toLowerCase())).size === titles.length;
  if (!distinct || titles.some((title) => title === '' || length(title) > maxButtonTitle)) return undefined;
  return choices.map(({ token }, index) => ({ type: 'reply', reply: { id: token, title: titles[index] ?? token } }));
}

function asRows(choices: readonly Choice[]): readonly Row[] | undefined {
  if (choices.length > maxRows || !haveUsableIds(choices, maxRowId)) return undefined;
  if (choices.some(({ label }) => label.trim() === '')) return undefined;
  const cut = choices.map(({ label }) => shorten(label.trim(), maxRowTitle));
  // Titles that are equal after truncation are told apart by their numbers.
  const distinct = new Set(cut).size === cut.length;
  const titles = distinct
    ? cut
    : choices.map(({ label }, index) => shorten(`${index + 1}. ${label.trim()}`, maxRowTitle));
  return choices.map(({ token, label, hint }, index) => {
    const title = titles[index] ?? label;
    const full = title.endsWith('…') ? [label.trim(), hint?.trim()] : [hint?.trim()];
    const description = shorten(full.filter(Boolean).join(' · '), maxRowDescription);
    return { id: token, title, ...(description === '' ? {} : { description }) };
  });
}

function haveUsableIds(choices: readonly Choice[], max: number): boolean {
  const ids = choices.map(({ token }) => token);
  return new Set(ids).size === ids.length && ids.every((id) => id !== '' && length(id) <= max);
}

function shorten(text: string, max: number): string {
  const points = [...text];
  if (points.length <= max) return text;
  const kept = points.slice(0, max - 1).join('');
  return `${kept.trimEnd()}…`;
}

function length(text: string): number {
  return [...text].length;
}
