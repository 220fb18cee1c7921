// Checks where a planned call's arguments come from (FACTS section 5c). A planner may refer and choose but not invent:
// text that is saved or sent out, addresses and amounts must have been typed by the person, and item numbers must have
// been on their screen.

import { folded } from '../domain/fold.ts';
import { paymentMethodSchema } from '../domain/ledger.ts';
import { CATEGORIES } from '../language/categories/category.ts';
import type { PlannedCall } from './response.ts';

export type Known = {
  /** What the person typed: this message, and the one "isso" refers to. */
  readonly typed: readonly string[];
  /** Ids of items and entries shown or just created in this conversation. */
  readonly ids: ReadonlySet<number>;
};

const ID = /^(?:ids|item_ids?)$/u;
/**
 * Arguments that are saved, sent out, searched for or said back. Other strings are enumerated by the contract's schema.
 */
const OWN = new Set(
  'content title label reason description counterpart bank query merchant account name words genre provider category payment_method of check asset_class currency asset'.split(
    ' ',
  ),
);
/** Our names for a person's words: 'comida' is 'alimentacao'. */
const OURS: ReadonlySet<string> = new Set<string>([
  ...CATEGORIES,
  ...paymentMethodSchema.options,
  'cartao',
  'BRL',
  'USD',
  'EUR',
]);
const ADDRESS = /[a-z][a-z\d+.-]*:\/\/|(?:^|\s)(?:www\.)?[\w-]+\.[a-z]{2,}(?:\/|\s|$)/iu;
/** In characters. No message is longer. */
const LONGEST = 4_096;

/** Describes the first argument that is not the person's; undefined when all are. */
export function unproven(call: PlannedCall, known: Known): string | undefined {
  for (const { key, value } of leaves(call.args, '')) {
    const problem = typeof value === 'number' ? strangeNumber(key, value, known) : strangeText(key, value, known);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

type Leaf = { readonly key: string; readonly value: string | number };

function leaves(value: unknown, key: string): Leaf[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ key, value }];
  if (Array.isArray(value)) return value.flatMap((one) => leaves(one, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => leaves(one, name));
}

function strangeNumber(key: string, value: number, { typed, ids }: Known): string | undefined {
  // Only the catalogue knows which work a TMDB id is, so the runtime looks it up and asks the person.
  if (key === 'tmdb_id') return `${key}: ${value} was never shown`;
  if (ID.test(key)) return ids.has(value) ? undefined : `${key}: ${value} was never shown`;
  if (key === 'year' && !typed.some((text) => text.includes(String(value)))) return `year: ${value} was not said`;
  if (key === 'cents' && !typed.some((text) => numbersOf(text).includes(value)))
    return `cents: ${value} was not said by the person`;
  return undefined;
}

/** Every number in a text, in hundredths: '1.234,56' and '1234.56' are 123456; '50' is 5000. */
const numbersOf = (text: string): number[] =>
  [...text.matchAll(/\d+(?:[.,]\d{3})*(?:[.,]\d{1,2})?(?!\d)/gu)].map(([number]) => {
    const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/u.exec(number) ?? [];
    return Number(whole.replace(/[.,]/gu, '')) * 100 + Number(cents.padEnd(2, '0'));
  });

function strangeText(key: string, value: string, { typed }: Known): string | undefined {
  if (typed.some((text) => text.includes(value))) return undefined;
  if (value.length > LONGEST) return `${key}: too long`;
  if (key === 'url' || ADDRESS.test(value)) return `${key}: the person typed no such address`;
  if (!OWN.has(key) || OURS.has(value)) return undefined;
  const theirs = new Set(typed.flatMap(wordsOf));
  const strange = wordsOf(value).find((word) => !theirs.has(word));
  return strange === undefined ? undefined : `${key}: "${strange}" is not the person's word`;
}

const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
