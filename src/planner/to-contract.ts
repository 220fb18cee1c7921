// Fits a model's arguments to a tool's contract: null becomes "absent" for optional keys, and numeric text becomes a
// number. Everything else must already be valid.

import { issuesOf } from '../tools/issues-of.ts';
import type { Contract, Shape } from '../tools/tool.ts';
import type { Repair } from './repair.ts';

type Fitted =
  | { readonly ok: true; readonly args: unknown; readonly repairs: readonly Repair[] }
  | { readonly ok: false; readonly problem: string; readonly repairs: readonly Repair[] };

const NUMBER = /^-?\d+(?:\.\d+)?$/u;

/** No contract is nearly this deep; bounds recursion on hostile input. */
const DEEPEST = 16;

/** The value without keys that are null: no contract uses null. */
function withoutNulls(value: unknown, depth = 0): unknown {
  if (depth > DEEPEST) return value;
  if (Array.isArray(value)) return value.map((one) => withoutNulls(one, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => (one === null ? [] : [[key, withoutNulls(one, depth + 1)]])),
  );
}

/** The value with the text at `path` parsed as a number; undefined when it is not one. */
function withNumberAt(value: unknown, [key, ...rest]: readonly PropertyKey[]): unknown {
  if (key === undefined) return typeof value === 'string' && NUMBER.test(value.trim()) ? Number(value) : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  const inner = withNumberAt(Reflect.get(value, key), rest);
  if (inner === undefined) return undefined;
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...value, [key]: inner };
}

/** Unknown keys and wrong values are a `problem` in words the model can act on; nothing is dropped silently. */
export function toContract(contract: Contract<Shape>, sent: unknown): Fitted {
  let value = withoutNulls(sent);
  const repairs: Repair[] = [];
  for (;;) {
    const read = contract.safeParse(value);
    if (read.success) return { ok: true, args: read.data, repairs };
    const text = read.error.issues.find(
      (issue) => issue.code === 'invalid_type' && (issue.expected === 'number' || issue.expected === 'int'),
    );
    const mended = text === undefined ? undefined : withNumberAt(value, text.path);
    if (mended === undefined) return { ok: false, problem: issuesOf(read.error), repairs };
    value = mended;
    if (!repairs.includes('number_as_string')) repairs.push('number_as_string');
  }
}
