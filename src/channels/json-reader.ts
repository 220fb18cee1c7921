// Total readers over unknown JSON, for the webhook hot path. A schema library costs 90 ms of start-up on Node, twice
// a bare server's, and the shapes read here are shallow; these never throw and never look deeper than asked.

export type JsonObject = { readonly [key: string]: unknown };

/** The value as an object with fields, or undefined for null, arrays and everything else. */
export function asObject(value: unknown): JsonObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined;
}

export function asArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** A whole number that survives JSON unchanged (|n| < 2^53). */
export function asInteger(value: unknown): number | undefined {
  return Number.isSafeInteger(value) ? (value as number) : undefined;
}
