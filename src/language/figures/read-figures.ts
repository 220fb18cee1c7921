// The figures of words that are read alone: the answer to a question that asked for one.

import { tokenize } from '../tokens/tokenize.ts';
import { mend } from '../typo/mend.ts';
import type { Figure } from './figure.ts';
import { findFigures } from './find-figures.ts';

export const readFigures = (text: string): readonly Figure[] => findFigures(mend(tokenize(text), text));
