// Delays a message that was being answered when the process died, since it may be the cause. After a few such deaths
// its lane waits longer each time: a killer message leaves time to serve everybody else, and repeated deaths from other
// causes do not use up an innocent message's attempts.

export interface Probation<Key> {
  /** Holds the key's lane if its message died too often; otherwise does nothing. */
  hold(key: Key, attempts: number): void;
  holds(key: Key): boolean;
}

/** Deaths without a delay. */
const FORGIVEN = 2;
const FIRST_WAIT_MS = 1000;

/** @param release called when a held key may run again. */
export function probation<Key>(
  after: (ms: number, work: () => void) => unknown,
  release: (key: Key) => void,
): Probation<Key> {
  const held = new Set<Key>();
  return {
    hold(key, attempts) {
      if (attempts <= FORGIVEN || held.has(key)) return;
      held.add(key);
      after(FIRST_WAIT_MS * 2 ** (attempts - FORGIVEN - 1), () => {
        held.delete(key);
        release(key);
      });
    },
    holds: (key) => held.has(key),
  };
}
