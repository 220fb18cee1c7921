// Extracts the JSON object from a model's text. A truncated object is rejected, not completed.

import type { Repair } from './repair.ts';

export type ObjectIn = {
  readonly object: Record<string, unknown> | undefined;
  readonly repairs: readonly Repair[];
};

const THINK = /<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/giu;
const FENCED = /```(?:json)?\s*\n?([\s\S]*?)```/iu;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * From the first brace to its closing brace, ignoring strings; undefined when there are several objects, since choosing
 * one would be a guess.
 */
function onlyObject(text: string): string | undefined {
  const start = text.indexOf('{');
  if (start < 0) return undefined;
  let depth = 0;
  let quoted = false;
  for (let i = start; i < text.length; i++) {
    const char = text[i];
    if (quoted) {
      if (char === '\\') i++;
      else if (char === '"') quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === '{') depth++;
    else if (char === '}' && --depth === 0) return alone(text, start, i + 1) ? text.slice(start, i + 1) : undefined;
  }
  return undefined;
}

const alone = (text: string, start: number, end: number): boolean =>
  !text.slice(end).includes('{') && !text.slice(0, start).trimEnd().endsWith('[');

/** Never throws. `repairs` names what had to be taken off, for the trace. */
export function objectIn(said: unknown): ObjectIn {
  if (isObject(said)) return { object: said, repairs: ['already_parsed'] };
  if (typeof said !== 'string') return { object: undefined, repairs: [] };
  const whole = parsed(said.trim());
  if (whole !== undefined) return { object: whole, repairs: [] };
  const repairs: Repair[] = [];
  let text = said.replace(THINK, '');
  if (text !== said) repairs.push('think_block');
  const fenced = FENCED.exec(text)?.[1];
  if (fenced !== undefined) {
    repairs.push('code_fence');
    text = fenced;
  }
  const inside = parsed(text.trim());
  if (inside !== undefined) return { object: inside, repairs };
  const object = onlyObject(text);
  return { object: object === undefined ? undefined : parsed(object), repairs: [...repairs, 'text_around'] };
}
