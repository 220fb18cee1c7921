// Reads a labelled set of this repository. @throws a sentence when it is missing or invalid, which is a bug.

import { fileGiven } from '../file-given.ts';
import { type Labelled, parseLabelled } from './labelled.ts';

/** In the order of the file. */
export function corpus(file: string | URL): Labelled[] {
  const given = fileGiven(file);
  if (!given.ok) throw new Error(given.failure);
  const set = parseLabelled(given.value);
  if (!set.ok) throw new Error(`${file}:${set.failure}`);
  return set.value;
}
