// The figures of a text on its own, such as the answer to a question for one figure.

import { tokenize } from '../tokens/tokenize.ts';
import { mend } from '../typo/mend.ts';
import type { Figure } from './figure.ts';
import { findFigures } from './find-figures.ts';

/** In text order, with their units; spans are tokens of `text`. */
export const readFigures = (text: string): readonly Figure[] => findFigures(mend(tokenize(text), text));
