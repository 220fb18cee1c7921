// How far a message of ours got, as far as the platform told us. News comes late, twice and out of order, so a status is never
// overwritten, only advanced: the ranks form a chain and `advance` takes the higher one, whatever the order of arrival.
//   sent -> delivered -> failed -> read      (`failed` above `delivered`: it ends the matter; `read` above all: it was seen)

export type ReceiptStatus = 'sent' | 'delivered' | 'read' | 'failed';

const rank: Record<ReceiptStatus, number> = { sent: 0, delivered: 1, failed: 2, read: 3 };

/** The status to keep when `next` arrives; `undefined` = nothing known yet. Commutative, associative, idempotent. */
export function advance(status: ReceiptStatus | undefined, next: ReceiptStatus): ReceiptStatus {
  return status !== undefined && rank[status] >= rank[next] ? status : next;
}
