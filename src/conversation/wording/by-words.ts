// Of many patterns, those that a message may match: the others are not run. A pattern that is run once a message is cold, which
// costs more than matching does.

import { folded } from '../../domain/fold.ts';
import { WHOLE } from '../../language/cues/stems-of-pattern.ts';
import { requiredWords } from './required-words.ts';

/** A letter of a required word: what follows, and whom the letters so far make a candidate, at the end of a word or anywhere. */
type Letter = { readonly next: Map<number, Letter>; readonly begun: number[]; readonly whole: number[] };

const letter = (): Letter => ({ next: new Map(), begun: [], whole: [] });

const isWordChar = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 48 && code <= 57);

/**
 * @param patternsOf an entry is asked for only when one of these may match; without any, always.
 * @returns the entries that may match a text, in order.
 */
export function byWords<T>(
  entries: readonly T[],
  patternsOf: (entry: T) => readonly RegExp[] | undefined,
): (text: string) => readonly T[] {
  const root = letter();
  /** Per entry: 1 when it is always asked, as those not yet analysed are. */
  const always = new Uint8Array(entries.length).fill(1);
  let analysed = 0;

  function add(stem: string, entry: number): void {
    let at = root;
    const ends = stem.endsWith(WHOLE);
    for (let i = 0; i < stem.length - (ends ? WHOLE.length : 0); i++) {
      const code = stem.charCodeAt(i);
      const next = at.next.get(code) ?? letter();
      at.next.set(code, next);
      at = next;
    }
    (ends ? at.whole : at.begun).push(entry);
  }

  function analyse(entry: number): void {
    const stems = patternsOf(entries[entry] as T)?.map(requiredWords);
    if (stems === undefined || stems.includes(undefined)) return;
    always[entry] = 0;
    for (const stem of stems.flatMap((some) => some ?? [])) add(stem, entry);
  }

  return (text) => {
    const asked = always.slice();
    const mark = (marked: readonly number[]): void => {
      for (const entry of marked) asked[entry] = 1;
    };
    const words = folded(text);
    let at: Letter | undefined = root;
    for (let i = 0; i < words.length; i++) {
      const code = words.charCodeAt(i);
      if (isWordChar(code)) {
        at = at?.next.get(code);
        if (at !== undefined) mark(at.begun);
      } else {
        if (at !== undefined) mark(at.whole);
        at = root;
      }
    }
    if (at !== undefined) mark(at.whole);
    // Analysing a pattern takes as long as running it a hundred times, so that it is spread over the first messages.
    if (analysed < entries.length) analyse(analysed++);
    return entries.filter((_, entry) => asked[entry] === 1);
  };
}
