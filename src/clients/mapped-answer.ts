// Maps the value of an answer; when `map` returns undefined, the answer had no usable content.

import type { Answer } from '../domain/lookup.ts';

/** `none` when `map` gives undefined; failures pass through untouched. */
export function mappedAnswer<A, B>(answer: Answer<A>, map: (value: A) => B | undefined): Answer<B> {
  if (answer.kind !== 'found') return answer;
  const value = map(answer.value);
  return value === undefined ? { kind: 'none' } : { kind: 'found', value };
}
