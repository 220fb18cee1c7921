// Reads the fields of the admin's forms.

import { folded } from '../../domain/fold.ts';

/** The one administrator, as recorded in versions and the audit log. */
export const WHO = 'admin';
const MOST_NAME = 40;

/** A row id, or null when it is absent or no number. */
export const idOf = (value: string | null | undefined): number | null =>
  /^\d{1,9}$/.test(value ?? '') ? Number(value) : null;

/** Trimmed and cut to the longest name; '' when the field is missing. */
export const nameOf = (form: URLSearchParams): string => (form.get('nome') ?? '').trim().slice(0, MOST_NAME);

/** A text area's content; browsers send CRLF line ends. */
export const proseIn = (form: URLSearchParams, name: string): string =>
  (form.get(name) ?? '').replaceAll('\r\n', '\n').trim();

/** Whether another of them is called so: people ask for an agent by its name, and nobody could tell two apart. */
export const isTaken = (
  name: string,
  id: number | null,
  others: readonly { readonly id: number; readonly name: string }[],
): boolean => others.some((other) => other.id !== id && folded(other.name) === folded(name));
