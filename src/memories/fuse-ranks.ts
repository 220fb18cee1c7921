// Two orders of the same things become one: reciprocal rank fusion (Cormack, Clarke and Büttcher, SIGIR 2009), which needs no scale in
// common. What both put high comes first; of two at a tie, the one the first order names.

/** Theirs: how little the very first places count for more than the next ones. */
const K = 60;

export function fusedRanks<Id>(orders: readonly (readonly Id[])[]): readonly Id[] {
  const score = new Map<Id, number>();
  for (const order of orders) {
    for (const [rank, id] of order.entries()) score.set(id, (score.get(id) ?? 0) + 1 / (K + rank + 1));
  }
  return [...score].sort(([, a], [, b]) => b - a).map(([id]) => id);
}
