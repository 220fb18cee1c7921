// Arguments as a model sent them, fitted to a tool's contract: null is "not said" where a key may be left out, and a number may come
// as text. Anything else has to be right as it is.

import { issuesOf } from '../tools/issues-of.ts';
import type { Contract, Shape } from '../tools/tool.ts';
import type { Repair } from './repair.ts';

type Fitted =
  | { readonly ok: true; readonly args: unknown; readonly repairs: readonly Repair[] }
  | { readonly ok: false; readonly problem: string; readonly repairs: readonly Repair[] };

const NUMBER = /^-?\d+(?:\.\d+)?$/u;

/** No contract is nearly this deep; a model may write anything, and our own stack is not to hold it. */
const DEEPEST = 16;

/** The value without the keys a model left at null: no contract knows null. */
function withoutNulls(value: unknown, depth = 0): unknown {
  if (depth > DEEPEST) return value;
  if (Array.isArray(value)) return value.map((one) => withoutNulls(one, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => (one === null ? [] : [[key, withoutNulls(one, depth + 1)]])),
  );
}

/** The same value with what stands at `path` read as a number; undefined when it is not one. */
function withNumberAt(value: unknown, [key, ...rest]: readonly PropertyKey[]): unknown {
  if (key === undefined) return typeof value === 'string' && NUMBER.test(value.trim()) ? Number(value) : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  const inner = withNumberAt(Reflect.get(value, key), rest);
  if (inner === undefined) return undefined;
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...value, [key]: inner };
}

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
