// Makes a folder that only its owner may enter, with those above it. One by one: where a folder cannot be made at all
// (/proc), Node's own `recursive` tries for ever.

import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Throws the file system's error. Nothing is done to a folder that exists. */
export function makePrivateFolder(folder: string): void {
  const path = resolve(folder);
  if (existsSync(path)) return;
  makePrivateFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}
