// A rule that gives figures their roles by the words around them. Amounts in centavos, rates as decimal text.

import type { Figures } from '../../domain/hard-question.ts';

/** `words` folded, `raw` as typed, `cents` in the order said. */
type Reading = { readonly words: string; readonly raw: string; readonly cents: readonly number[] };
/** @param read the figures found so far @returns them with the roles corrected; undefined when the rule does not apply */
export type FigureContext = (reading: Reading, read: Figures) => Figures | undefined;
