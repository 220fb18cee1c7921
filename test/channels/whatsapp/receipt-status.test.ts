// The status of a message of ours only ever advances, in whatever order and however often news of it arrives.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advance, type ReceiptStatus } from '../../../src/domain/receipt-status.ts';

const STATUSES = ['sent', 'delivered', 'failed', 'read'] as const;
const anyStatus = fc.constantFrom<ReceiptStatus>(...STATUSES);
const fold = (news: readonly ReceiptStatus[]) => news.reduce<ReceiptStatus | undefined>(advance, undefined);

describe('receipt status', () => {
  const table: readonly [known: ReceiptStatus | undefined, next: ReceiptStatus, wanted: ReceiptStatus][] = [
    [undefined, 'sent', 'sent'],
    [undefined, 'read', 'read'],
    ['sent', 'delivered', 'delivered'],
    ['delivered', 'sent', 'delivered'],
    ['sent', 'read', 'read'],
    ['read', 'delivered', 'read'],
    ['sent', 'failed', 'failed'],
    ['delivered', 'failed', 'failed'],
    ['failed', 'delivered', 'failed'],
    ['read', 'failed', 'read'],
    ['failed', 'read', 'read'],
  ];
  for (const [known, next, wanted] of table) {
    it(`${known ?? 'nothing'}, then ${next}: ${wanted}`, () => expect(advance(known, next)).toBe(wanted));
  }

  it('ends the same for every order of delivery, with repeats', () => {
    const shuffled = fc
      .array(anyStatus, { maxLength: 8 })
      .chain((news) =>
        fc.tuple(fc.constant(news), fc.shuffledSubarray([...news, ...news], { minLength: news.length * 2 })),
      );
    fc.assert(fc.property(shuffled, ([news, again]) => fold(again) === fold(news)));
  });

  it('never goes back', () => {
    fc.assert(
      fc.property(fc.array(anyStatus, { minLength: 1 }), (news) => {
        const seen = news.map((_, index) => STATUSES.indexOf(fold(news.slice(0, index + 1)) ?? 'sent'));
        expect(seen).toEqual([...seen].sort((a, b) => a - b));
      }),
    );
  });

  it('is associative: batches may be folded apart', () => {
    fc.assert(
      fc.property(
        anyStatus,
        anyStatus,
        anyStatus,
        (a, b, c) => advance(advance(a, b), c) === advance(a, advance(b, c)),
      ),
    );
  });
});
