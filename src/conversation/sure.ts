// How sure a reading must be to be acted on. `confidence` runs from 0 to 1 (language/understanding).

/** Below this, writes are confirmed first, and words in a known context may mean what the context says. */
export const SURE = 0.5;

/** Reading is harmless, so a low confidence suffices; below this the answer would be to something else. */
export const ANSWERABLE = 0.2;

/** From this on the words mean it by themselves, whatever stood before them: an open question, the last entry. */
export const CERTAIN = 0.9;

/** Only a complete entry with a verb of paying or receiving gets this: it is one, whatever was asked. */
export const TELLS_OF_MONEY_MOVED = 0.97;
