// A message that was being answered when the process died may be what killed it. After a few such deaths its lane waits before
// the next try, longer each time: a killer then leaves the process time to serve everybody else, and a machine that is killed
// again and again by something else does not use up the tries of a message that did nothing wrong.

export interface Probation<Key> {
  /** Holds the key's lane if it died too often; otherwise does nothing. */
  hold(key: Key, attempts: number): void;
  holds(key: Key): boolean;
}

/** Deaths that cost no wait. */
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
