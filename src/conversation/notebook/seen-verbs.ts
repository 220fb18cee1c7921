/** What one says of a film or series one has seen, as alternatives of a pattern: whoever uses them puts the group around. */
export const SAW = 'vi|vimos|assisti|assistimos|terminei|terminamos|maratonei|maratonamos|zerei|zeramos';

/** Anywhere in the words. */
export const HAVE_SEEN = new RegExp(`(?<![a-zà-ÿ])(?:${SAW})(?![a-zà-ÿ])`, 'i');
