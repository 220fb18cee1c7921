// Reads a labelled set of this repository. @throws when it is invalid, which is a bug.

import { readFileSync } from 'node:fs';
import { type Labelled, parseLabelled } from './labelled.ts';

/** In the order of the file. */
export function corpus(file: string | URL): Labelled[] {
  const set = parseLabelled(readFileSync(file, 'utf8'));
  if (!set.ok) throw new Error(`${file}:${set.failure}`);
  return set.value;
}
