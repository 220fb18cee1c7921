// The prompt caches of the providers, as their documentation tells them (PERFORMANCE section 7): a prefix is kept byte for byte, from
// a minimum length, for a time that every hit renews. Anthropic keeps what ends at a breakpoint and finds it again from at most 20
// blocks later; the others keep every prefix of a round number of tokens.

import { createHash } from 'node:crypto';
import { BYTES_PER_TOKEN, tokensOf } from './tokens-of.ts';

export type PromptBlock = { readonly text: string; readonly breakpoint?: boolean };

/** Tokens of one prompt by how they are billed. */
export type Billed = { readonly input: number; readonly cacheRead: number; readonly cacheWrite: number };

export type CacheRules = { readonly minimumTokens: number; readonly ttlMs: number };

const LOOK_BACK = 20;
const UNIT_TOKENS = 128;

export interface PrefixCache {
  /** Keeps what ends at breakpoints. */
  marked(model: string, blocks: readonly PromptBlock[], rules: CacheRules): Billed;
  /** Keeps by itself. `charged`: keeping is billed as a write (GPT-5.6 and later). */
  automatic(model: string, prompt: string, rules: CacheRules & { readonly charged: boolean }): Billed;
}

/** @param now milliseconds; tests move it. */
export function prefixCache(now: () => number): PrefixCache {
  const until = new Map<string, number>();
  const alive = (key: string): boolean => (until.get(key) ?? Number.NEGATIVE_INFINITY) > now();

  return {
    marked(model, blocks, { minimumTokens, ttlMs }) {
      const ends = endsOf(model, blocks);
      const total = ends.at(-1)?.tokens ?? 0;
      const marks = ends.filter(({ breakpoint, tokens }) => breakpoint && tokens >= minimumTokens);
      const last = marks.at(-1);
      if (last === undefined) return { input: total, cacheRead: 0, cacheWrite: 0 };
      const found = marks
        .flatMap(({ index }) => ends.slice(Math.max(0, index - LOOK_BACK), index + 1))
        .filter(({ key }) => alive(key));
      const read = Math.max(0, ...found.map(({ tokens }) => tokens));
      for (const { key, tokens } of marks) if (tokens >= read) until.set(key, now() + ttlMs);
      for (const { key, tokens } of found) if (tokens === read) until.set(key, now() + ttlMs);
      return { input: total - last.tokens, cacheRead: read, cacheWrite: last.tokens - read };
    },
    automatic(model, prompt, { minimumTokens, ttlMs, charged }) {
      const bytes = Buffer.from(prompt);
      const total = tokensOf(prompt);
      const hash = createHash('sha256').update(model);
      let read = 0;
      let kept = 0;
      for (let tokens = UNIT_TOKENS; tokens <= total; tokens += UNIT_TOKENS) {
        hash.update(bytes.subarray((tokens - UNIT_TOKENS) * BYTES_PER_TOKEN, tokens * BYTES_PER_TOKEN));
        if (tokens < minimumTokens) continue;
        const key = hash.copy().digest('base64');
        if (alive(key)) read = tokens;
        kept = tokens;
        until.set(key, now() + ttlMs);
      }
      const cacheWrite = charged ? kept - read : 0;
      return { input: total - read - cacheWrite, cacheRead: read, cacheWrite };
    },
  };
}

/** Where each block ends: how many tokens in, and the name of all that came before. */
function endsOf(model: string, blocks: readonly PromptBlock[]) {
  const hash = createHash('sha256').update(model);
  let tokens = 0;
  return blocks.map(({ text, breakpoint = false }, index) => {
    hash.update(`${text.length}:`).update(text);
    tokens += tokensOf(text);
    return { index, tokens, breakpoint, key: hash.copy().digest('base64') };
  });
}
