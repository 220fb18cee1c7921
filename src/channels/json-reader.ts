// Readers for unknown JSON on the webhook path. They never throw. Hand-written because a schema library would add 90 ms
// to the start on Node, twice that of a bare server, and the shapes read here are shallow.

export type JsonObject = { readonly [key: string]: unknown };

/** The value when it is a JSON object, else undefined (null and arrays included). */
export function asObject(value: unknown): JsonObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined;
}

/** An empty list for anything else. */
export function asArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Undefined for anything else; '' stays ''. */
export function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** The value when it is a safe integer (|n| < 2^53). */
export function asInteger(value: unknown): number | undefined {
  return Number.isSafeInteger(value) ? (value as number) : undefined;
}
