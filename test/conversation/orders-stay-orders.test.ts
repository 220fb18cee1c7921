// Whatever is open, what is told or ordered is what it is by itself: an entry, a note, a reminder, a removal. What was asked is kept beside it
// or said to be left.

import { beforeAll, describe, expect, it } from 'vitest';
import { labelled, OPEN, toolsAfter } from '../support/open-questions.ts';

const ORDERS = new Set([
  'lancamento',
  'save',
  'reminder_set',
  'delete_item',
  'recurring_set',
  'goal_set',
  'budget_set',
]);
const orders = labelled(({ text, intent }) => ORDERS.has(intent) && text.length < 90, 29);
/** Of a hundred: what the words of an answer and of an order share. */
const MOST_ELSEWHERE = 4;

describe('an order is one', () => {
  let alone: readonly (string | undefined)[] = [];
  beforeAll(async () => {
    alone = await toolsAfter([], orders);
  }, 60_000);

  it.each(Object.entries(OPEN))('under %s', { timeout: 60_000 }, async (_, before) => {
    const tools = await toolsAfter(before, orders);
    const elsewhere = orders.filter((_, i) => {
      const own = alone[i];
      return (
        own !== undefined &&
        !String(tools[i])
          .split('+')
          .includes(own.split('+')[0] ?? own)
      );
    });
    expect(alone.filter((tool) => tool !== undefined).length).toBeGreaterThan(30);
    expect(elsewhere.length * 100, elsewhere.join('\n')).toBeLessThanOrEqual(orders.length * MOST_ELSEWHERE);
  });
});
