// Old copies go, so that what people erased does not stay in them for ever.

import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const COPY = /^caderneta-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.db$/;

/** Deletes all but the newest copies; other files of the folder are not touched. @returns the paths of those deleted. */
export function rotateCopies(folder: string, keep: number): readonly string[] {
  const copies = readdirSync(folder).filter((name) => COPY.test(name));
  const old = copies.sort().slice(0, Math.max(0, copies.length - keep));
  return old.map((name) => {
    const path = join(folder, name);
    rmSync(path);
    return path;
  });
}
