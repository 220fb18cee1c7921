// The four levels of copies by a clock that is moved: how long each lasts, what renews it, and that no edit waits for any of them.

import { describe, expect, it } from 'vitest';
import { COPY_TTL_MS, promptCopies } from '../../src/agents/prompt-copies.ts';
import type { Level, Stamp } from '../../src/domain/agent.ts';

const MINUTE_MS = 60_000;

function opened() {
  let now = 1_000_000;
  const asked: Stamp[] = [];
  const directory = {
    text: async (stamp: Stamp) => {
      asked.push(stamp);
      return `${stamp.level} ${stamp.owner} v${stamp.version}`;
    },
  };
  const copies = promptCopies(directory, { now: () => now });
  const later = (ms: number): void => {
    now += ms;
  };
  return { copies, asked, later };
}

const stamp = (level: Level, version = 1): Stamp => ({ level, owner: 7, version }) as unknown as Stamp;

describe('copies of instructions', () => {
  it('last as long as the specification says', () => {
    expect(COPY_TTL_MS).toEqual({
      platform: 120 * MINUTE_MS,
      team: 60 * MINUTE_MS,
      agent: 60 * MINUTE_MS,
      session: 30 * MINUTE_MS,
    });
  });

  it.each(['platform', 'team', 'agent'] as const)(
    '%s: asked for once within its time, and again after it',
    async (level) => {
      const { copies, asked, later } = opened();
      await copies.text(stamp(level));
      later(COPY_TTL_MS[level] - 1);
      await copies.text(stamp(level));
      expect(asked.length).toBe(1);
      later(1);
      expect(await copies.text(stamp(level))).toBe(`${level} 7 v1`);
      expect(asked.length).toBe(2);
      expect(copies.counts()[level]).toEqual({ hits: 1, misses: 2 });
    },
  );

  it.each(['platform', 'team', 'agent'] as const)(
    '%s: an edit is another key, seen at once and never mixed up',
    async (level) => {
      const { copies, asked } = opened();
      expect(await copies.text(stamp(level, 1))).toBe(`${level} 7 v1`);
      expect(await copies.text(stamp(level, 2))).toBe(`${level} 7 v2`);
      expect(await copies.text(stamp(level, 1))).toBe(`${level} 7 v1`);
      expect(asked.length).toBe(2);
    },
  );

  it('a session is renewed when it is used, and only then', async () => {
    const { copies, later } = opened();
    let composed = 0;
    const compose = async (): Promise<string> => {
      composed += 1;
      return `composed ${composed}`;
    };
    await copies.session('ana v1', compose);
    for (let n = 0; n < 5; n += 1) {
      later(29 * MINUTE_MS);
      expect(await copies.session('ana v1', compose)).toBe('composed 1');
    }
    expect(await copies.session('ana v2', compose)).toBe('composed 2');
    later(30 * MINUTE_MS);
    expect(await copies.session('ana v1', compose)).toBe('composed 3');
    expect(copies.counts().session).toEqual({ hits: 5, misses: 3 });
  });
});
