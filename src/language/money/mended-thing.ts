// Repairs: "a geladeira quebrou, o conserto deu 180" is an expense for the repair.

import type { Reading } from '../reading/reading.ts';

const BROKE = /^(?<thing>.+?) (?:quebrou|pifou|estragou|furou|queimou|rompeu|estourou|trincou|enguiçou|entupiu)$/u;
const MENDED = /\b(?:con[sc]ert\w*|reparo|arrum\w+|ajeit\w+)\b/;

/** The entry's description when its noun says that a thing broke: its repair, or what it was spent on; undefined otherwise. */
export function mendedThing(description: string | undefined, r: Reading): string | undefined {
  const thing = BROKE.exec(description ?? '')?.groups?.['thing'];
  return thing !== undefined && r.fits(MENDED) ? `conserto de ${thing}` : thing;
}
