// Makes third-party text (page titles, descriptions, file names) safe to store, show and search: one plain line of
// bounded length, without line breaks that could imitate a menu, invisible characters, markup, or links. Its wording is
// kept, since words alone are harmless.

const SPACES = /[\s\u{2800}]+/gu;
// Bidi controls, zero widths, U+E0000-E007F, variation selectors and fillers are format characters or default ignorable.
// The selector that makes a pictograph colourful is the one that people see.
const UNSEEN =
  /(?<!\p{Extended_Pictographic})\u{fe0f}|(?!\u{fe0f})[\p{Cc}\p{Cf}\p{Co}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}]/gu;
/** More combining marks than any script puts on one letter. */
const STACKED_MARKS = /(\p{M}{3})\p{M}+/gu;
// Addresses are reduced to the name of the site: links must come from the person, never from a page.
const ADDRESS = /[a-z][a-z0-9+.-]{0,15}:\/\/(?:[^\s/?#@<>"']{1,100}@)?([^\s/?#<>"']{0,200})[^\s<>"']*/giu;
const TAG = /<([/!?]?[a-z][^<>]{0,500})>/giu;
const TAG_START = /<(?=[a-z/!?])/giu;

/**
 * One line of at most `longest` UTF-16 units, cut between words with an ellipsis; empty when nothing visible is left. Linear in
 * `longest`, not in the length of the text.
 */
export function inertText(text: string, longest: number): string {
  const whole = text
    .slice(0, longest * 8 + 1024)
    .toWellFormed()
    .replace(SPACES, ' ')
    .replace(UNSEEN, '')
    .replace(STACKED_MARKS, '$1')
    .replace(ADDRESS, '$1')
    .replace(TAG, '‹$1›')
    .replace(TAG_START, '‹')
    .replace(/ {2,}/g, ' ')
    .trim();
  if (whole.length <= longest) return whole;
  // Cutting may split a surrogate pair and leave its first half.
  const cut = whole.slice(0, longest - 1).replace(/[\u{d800}-\u{dbff}]$/u, '');
  const edge = cut.lastIndexOf(' ');
  return `${(edge > longest / 2 ? cut.slice(0, edge) : cut).trimEnd()}…`;
}
