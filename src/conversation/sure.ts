// How sure the rules must be of a message before what it says is done.

/** Below this the person is asked before anything is written (language/understanding). */
export const SURE = 0.5;
