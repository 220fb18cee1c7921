// Removes what identifies a person or grants access from text that goes to a model, a log or the chat memory. The
// person's own notebook keeps it as written; this protects it from everybody else.

import type { Found } from './pii/found.ts';
import { legible } from './pii/legible.ts';
import { numbersIn } from './pii/numbers.ts';
import { secretsIn } from './pii/secrets.ts';

/** 'meu cpf é 529.982.247-25' → 'meu cpf é [CPF]'. Unchanged when there is nothing to hide. */
export function redact(raw: string): string {
  const { text, at } = legible(raw);
  const found = merged([...numbersIn(text), ...secretsIn(text)]);
  if (found.length === 0) return raw;
  let result = '';
  let from = 0;
  for (const { kind, start, end } of found) {
    result += `${raw.slice(from, at[start])}[${kind}]`;
    from = at[end] ?? raw.length;
  }
  return result + raw.slice(from);
}

/** In order and apart; of two that overlap, one mask covers both and bears the name of the longer. */
function merged(found: readonly Found[]): Found[] {
  const kept: Found[] = [];
  for (const one of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    if (last === undefined || one.start >= last.end) kept.push(one);
    else if (one.end > last.end) kept[kept.length - 1] = { ...last, end: one.end };
  }
  return kept;
}

/** Every text inside a value, redacted; the shape stays. */
export function redactDeep(value: unknown, safe = redact): unknown {
  if (typeof value === 'string') return safe(value);
  if (Array.isArray(value)) return value.map((one) => redactDeep(one, safe));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, redactDeep(one, safe)]));
}
