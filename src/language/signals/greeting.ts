// How people say hello, for patterns of what comes behind it: "bom dia, sou a Jussara".

/** Alternatives, with accents or folded: whoever uses them puts the group around. */
export const GREETINGS = 'oi+e?|ol[áa]|opa|ei|fala|e ?a[íi]|al[ôo]|bom dia+|boa (?:tarde|noite)';

/** As many of them as there are, each with what stands behind it. */
export const HELLO = `(?:(?:${GREETINGS}|t(?:u?do|d) bem)[ ,!.?]+)*`;
