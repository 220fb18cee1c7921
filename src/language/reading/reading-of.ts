// A text read in its scene: its tokens with spelling mistakes mended, and the evidence in them.

import type { Scene } from '../scene.ts';
import { tokenize } from '../tokens/tokenize.ts';
import { mend } from '../typo/mend.ts';
import { Reading } from './reading.ts';

export const readingOf = (text: string, scene: Scene): Reading => new Reading(text, scene, mend(tokenize(text), text));
