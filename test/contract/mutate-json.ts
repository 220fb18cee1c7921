// Seeded damage to JSON bodies, for parsers that must be total: every failure is reproduced by its seed alone.

/** Numbers in [0, 1) from a 32-bit seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const deep = (levels: number): unknown => {
  let nest: unknown = 1;
  for (let i = 0; i < levels; i += 1) nest = i % 2 ? [nest] : { a: nest };
  return nest;
};

/** What a field may turn into. Long text shows quadratic scans, deep nests show recursion. */
const REPLACEMENTS: readonly (() => unknown)[] = [
  () => null,
  () => undefined,
  () => '',
  () => ' \u0000\u0001\u200b',
  () => '\ud83d',
  () => '\udc00 fim \ud800',
  () => -1,
  () => 0,
  () => 1.5,
  () => 1e300,
  () => Number.MAX_SAFE_INTEGER + 2,
  () => true,
  () => [],
  () => ({}),
  () => [null, {}, [[]], 'x'],
  () => ({ id: 'x', type: {}, length: -5, offset: 1e9 }),
  () => 'a'.repeat(200_000),
  () => '@'.repeat(100_000),
  () => '/a@'.repeat(50_000),
  () => ' '.repeat(100_000),
  () => deep(500),
  () => ({ toString: 'x', valueOf: null, constructor: 1, length: 3 }),
];

type Place = [holder: Record<string, unknown>, key: string];

/** Every field of a tree, down to a depth no real body reaches. */
function places(value: unknown, depth = 0, found: Place[] = []): Place[] {
  if (typeof value !== 'object' || value === null || depth > 40) return found;
  const holder = value as Record<string, unknown>;
  for (const key of Object.keys(holder)) {
    found.push([holder, key]);
    places(holder[key], depth + 1, found);
  }
  return found;
}

/** A damaged copy of `body`: one to four fields replaced, removed, swapped with another or repeated. */
export function mutate(body: unknown, random: () => number): unknown {
  const copy: unknown = structuredClone(body);
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)];
  for (let blows = 1 + Math.floor(random() * 4); blows > 0; blows -= 1) {
    const spot = pick(places(copy).slice(0, 400));
    if (!spot) return pick(REPLACEMENTS)?.();
    const [holder, key] = spot;
    const other = pick(places(copy).slice(0, 400));
    const dice = random();
    if (dice < 0.55) holder[key] = pick(REPLACEMENTS)?.();
    else if (dice < 0.75) delete holder[key];
    else if (dice < 0.9 && other) holder[key] = structuredClone(other[0][other[1]]);
    else holder[key] = [holder[key], holder[key]];
  }
  return copy;
}
