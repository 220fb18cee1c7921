// The confidence at which a message is acted on without asking.

/** Below this, writes are confirmed first (language/understanding). */
export const SURE = 0.5;

/** Reading is harmless, so a low confidence suffices; below this the answer would be to something else. */
export const ANSWERABLE = 0.2;
