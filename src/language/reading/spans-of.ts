// Which parts of the raw text the main evidence was read from, for traces and highlights. Offsets are UTF-16.

import { methodIn } from '../money/payment.ts';
import type { TokenSpan } from '../tokens/token.ts';
import type { ReadSpan } from '../understanding.ts';
import type { Reading } from './reading.ts';

function span(r: Reading, what: string, tokens: TokenSpan): ReadSpan {
  return { what, start: r.tokens[tokens.from]?.start ?? 0, end: r.tokens[tokens.to - 1]?.end ?? 0 };
}

/** Slots copied verbatim from the raw text. */
const NAMED = ['title', 'query', 'content'] as const;

/** Spans of the evidence whose slots are present. */
export function spansOf(r: Reading, slots: object): ReadSpan[] {
  const spans: ReadSpan[] = [];
  const has = (key: string): boolean => key in slots;
  if (r.money !== undefined && (has('amount_cents') || has('changes') || has('balance_cents') || has('limit_cents')))
    spans.push(span(r, 'amount_cents', r.money));
  const date = has('remind_at') || has('status') || has('due') ? r.future[0] : has('date') ? r.past[0] : undefined;
  if (date !== undefined) spans.push(span(r, 'date', date));
  const period = has('period') ? r.periods[0] : undefined;
  if (period !== undefined) spans.push(span(r, 'period', period));
  const method = has('payment_method') ? methodIn(r, 0, r.units.length) : undefined;
  const unit = method === undefined ? undefined : r.units[method.at];
  if (unit !== undefined) spans.push(span(r, 'payment_method', unit));
  if (r.url !== undefined && has('url')) spans.push({ what: 'url', start: r.url.start, end: r.url.end });
  for (const key of NAMED) {
    const value = (slots as Readonly<Record<string, unknown>>)[key];
    const start = typeof value === 'string' && value !== '' ? r.text.indexOf(value) : -1;
    if (start >= 0) spans.push({ what: key, start, end: start + String(value).length });
  }
  return spans;
}
