// Reciprocal rank fusion (Cormack, Clarke and Büttcher, SIGIR 2009): merges two rankings without a common scale. On a
// tie, the first ranking decides.

/** The paper's constant: dampens the weight of the very first ranks. */
const K = 60;

/** Ids by fused score, best first. @param orders rankings, best first */
export function fusedRanks<Id>(orders: readonly (readonly Id[])[]): readonly Id[] {
  const score = new Map<Id, number>();
  for (const order of orders) {
    for (const [rank, id] of order.entries()) score.set(id, (score.get(id) ?? 0) + 1 / (K + rank + 1));
  }
  return [...score].sort(([, a], [, b]) => b - a).map(([id]) => id);
}
