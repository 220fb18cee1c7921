import fc from 'fast-check';
import { expect, it } from 'vitest';
import { longState, shortState } from '../../src/store/short-state.ts';

const question = {
  at: 'pending',
  action: {
    kind: 'clarify_type',
    id: 'Bit97pX0Y2Ze',
    question: 'Duna é filme ou série?',
    options: [
      { label: 'Filme', act: { tool: 'save_movie', args: { title: 'Duna' } }, token: '6Fw4ylvmKTSC' },
      { label: 'Série', act: { tool: 'save_tv_show', args: { title: 'Duna' } }, token: 'XQ14zvf5R7Yt' },
      { label: 'Só anota', act: { tool: 'save_note', args: { content: 'Duna' } }, token: 'ZYOmLSKxr6zr' },
    ],
  },
  expiresAt: 1_795_274_100_000,
  attempts: 0,
};

it('makes a question little more than half as long', () => {
  const json = JSON.stringify(question);
  expect(shortState(json).length).toBeLessThan(json.length * 0.58);
  expect(longState(shortState(json))).toBe(json);
});

it('reads what was written before it existed', () => {
  const json = JSON.stringify(question);
  expect(longState(json)).toBe(json);
});

it('gives back any JSON exactly, control characters and our own words included', () => {
  fc.assert(
    fc.property(fc.json({ stringUnit: 'binary' }), fc.string({ unit: 'binary' }), (json, text) => {
      expect(longState(shortState(json))).toBe(json);
      const nested = JSON.stringify({ at: 'pending', action: { question: text, act: { content: json } } });
      expect(longState(shortState(nested))).toBe(nested);
    }),
  );
});
