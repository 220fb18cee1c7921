// A text read in its context: its tokens with spelling mistakes mended, and the evidence in them.

import type { DialogContext } from '../dialog-context.ts';
import { tokenize } from '../tokens/tokenize.ts';
import { mend } from '../typo/mend.ts';
import { Reading } from './reading.ts';

/** Pure; the evidence is computed when a rule asks for it. */
export const readingOf = (text: string, context: DialogContext): Reading =>
  new Reading(text, context, mend(tokenize(text), text));
