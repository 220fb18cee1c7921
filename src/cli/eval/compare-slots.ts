// Compares slots with their labels: exact for money, dates and kinds; word overlap for names (LANGUAGE.md section 10).

import { fold } from '../../language/tokens/normalize.ts';
import type { Slots } from './labelled.ts';

const TEXT = new Set([
  'description',
  'title',
  'content',
  'query',
  'name',
  'merchant',
  'counterpart',
  'tag',
  'note',
  'target',
  'titles',
]);
const IGNORED = new Set('a o as os de do da dos das em no na e um uma com para pra pro por'.split(' '));

function words(value: unknown): Set<string> {
  const text = Array.isArray(value)
    ? value.join(' ')
    : typeof value === 'object' && value !== null
      ? Object.values(value).join(' ')
      : String(value ?? '');
  return new Set(
    fold(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '' && !IGNORED.has(word)),
  );
}

/** Word overlap of two texts, 0..1 (Dice coefficient). */
function overlap(want: unknown, got: unknown): number {
  const a = words(want);
  const b = words(got);
  if (a.size === 0 && b.size === 0) return 1;
  let both = 0;
  for (const word of a) if (b.has(word)) both++;
  return (2 * both) / (a.size + b.size);
}

function stable(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stable).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([a], [b]) => a.localeCompare(b));
    return `{${entries.map(([key, inner]) => `${key}:${stable(inner)}`).join(',')}}`;
  }
  return typeof value === 'string' ? fold(value) : String(value);
}

function endOfPrecision(date: string, precision: unknown): string {
  const days = precision === 'month' ? 30 : precision === 'week' ? 6 : precision === 'weekend' ? 1 : 0;
  const end = new Date(`${date}T00:00:00Z`);
  end.setUTCDate(end.getUTCDate() + days);
  return end.toISOString().slice(0, 10);
}

/** Score of one slot, 0..1: text by overlap, dates within their precision, everything else exact. */
export function slotScore(key: string, want: Slots, got: Slots): number {
  const expected = want[key];
  const actual = got[key];
  if (TEXT.has(key)) return actual === undefined ? 0 : overlap(expected, actual);
  if (
    key === 'date' &&
    want.date_precision !== undefined &&
    typeof expected === 'string' &&
    typeof actual === 'string'
  ) {
    return actual >= expected && actual <= endOfPrecision(expected, want.date_precision) ? 1 : 0;
  }
  return stable(expected) === stable(actual) ? 1 : 0;
}

/** The items of a message, compared in order; without an item list, its slots are the only item. */
export function itemsOf(slots: Slots): readonly Slots[] {
  return Array.isArray(slots.items) ? (slots.items as readonly Slots[]) : [slots];
}
