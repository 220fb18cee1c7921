import { describe, expect, it } from 'vitest';
import '../../src/conversation/decide.ts';
import { localDateTime } from '../../src/conversation/local-time.ts';
import { analyseMore } from '../../src/conversation/wording/by-words.ts';
import { understand } from '../../src/language/understand.ts';
import { SENTENCES, warmUp } from '../../src/runtime/warm-up.ts';

const ZONE = 'America/Sao_Paulo';
const clock = { now: () => Date.UTC(2026, 10, 22, 15) };

describe('warming up', () => {
  it('reads one sentence a loop turn, the first a while after the start, and then analyses what patterns there are', () => {
    const waits: number[] = [];
    const queue: (() => void)[] = [];
    warmUp(clock, ZONE, (ms, work) => {
      waits.push(ms);
      queue.push(work);
      return () => {};
    });
    for (let work = queue.shift(); work !== undefined; work = queue.shift()) {
      expect(queue).toHaveLength(0);
      work();
    }
    expect(waits.length).toBeGreaterThan(SENTENCES.length);
    expect(waits).toEqual([500, ...waits.slice(1).map(() => 0)]);
    expect(analyseMore()).toBe(false);
  });

  it('reads things of different kinds', () => {
    const intents = SENTENCES.map((text) => understand(text, { now: localDateTime(clock.now(), ZONE) }).intent);
    expect(new Set(intents).size).toBe(SENTENCES.length);
  });
});
