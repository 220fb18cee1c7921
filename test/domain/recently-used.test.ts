import { expect, it } from 'vitest';
import { recentlyUsed } from '../../src/domain/recently-used.ts';

it('forgets what was longest unused', () => {
  const kept = recentlyUsed<number>(2);
  kept.set('a', 1);
  kept.set('b', 2);
  kept.get('a');
  kept.set('c', 3);
  expect(['a', 'b', 'c'].map((key) => kept.get(key))).toEqual([1, undefined, 3]);
});

it('counts what each takes, also when it is put in anew', () => {
  const kept = recentlyUsed<string>(10, (key, value) => key.length + value.length);
  kept.set('a', '1234');
  kept.set('b', '1234');
  kept.set('a', '1');
  kept.set('c', '1');
  expect(['a', 'b', 'c'].map((key) => kept.get(key))).toEqual(['1', '1234', '1']);
  kept.set('d', '12345');
  expect(['a', 'b', 'c', 'd'].map((key) => kept.get(key))).toEqual([undefined, undefined, '1', '12345']);
});

it('does not keep what is larger than all there is', () => {
  const kept = recentlyUsed<string>(3, (_, value) => value.length);
  kept.set('a', '123');
  kept.set('b', '1234');
  expect(['a', 'b'].map((key) => kept.get(key))).toEqual(['123', undefined]);
});
