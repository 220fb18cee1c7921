// The tables of handlers say what is so: each handler stands in them once, and in front of those it is said to go before; and
// each is asked about every message that it looks for words in.

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { handlersInOrder } from './support/handlers-in-order.ts';

const decides = handlersInOrder.map(({ decide }) => decide);

it('each handler is asked once', () => expect(new Set(decides).size).toBe(decides.length));

it('each stands before those it names', () => {
  const behind = handlersInOrder.flatMap(({ decide, before = [] }, at) =>
    before.filter((later) => decides.indexOf(later) <= at).map((later) => `${decide.name} -> ${later.name}`),
  );
  expect(behind).toEqual([]);
});

it('each is told by an example and what it leads to', () => {
  expect(
    handlersInOrder.filter(({ answers }) => !/^“.+”.*: \S|^“.+”; /u.test(answers)).map(({ answers }) => answers),
  ).toEqual([]);
});

// A property of another name would be taken by the compiler, and the handler asked about everything.
it('each has no property but `says`', () => {
  expect(handlersInOrder.flatMap(({ decide }) => Object.keys(decide)).filter((key) => key !== 'says')).toEqual([]);
});

// Its thread loads the whole product once more, hence the time.
it('each names in `says` every pattern it may begin with', async () => {
  const thread = new Worker(new URL('./support/unsaid-patterns.ts', import.meta.url));
  expect(await once(thread, 'message')).toEqual([[]]);
}, 120_000);
