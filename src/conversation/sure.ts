// The confidence at which a message is acted on without asking.

/** Below this, writes are confirmed first (language/understanding). */
export const SURE = 0.5;
