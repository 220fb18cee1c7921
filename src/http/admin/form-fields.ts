// Reads the fields of the admin's forms.

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
