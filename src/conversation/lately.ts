// How long what was said or done stays near enough for half a sentence to mean it.

/** Half an hour: an hour later "foi 85" may be about anything. The numbers of a shown list stay valid as long (SPEC section 1). */
export const LATELY_MS = 30 * 60 * 1000;
