// The text files shipped with the program, read from the disk beside the sources.

import { readFileSync } from 'node:fs';
import type { Assets } from '../ports.ts';

/** Files beside the sources, read once. */
export function assetsIn(folder: URL): Assets {
  const texts = new Map<string, string>();
  return (path) => {
    let text = texts.get(path);
    if (text === undefined) {
      text = readFileSync(new URL(path, folder), 'utf8');
      texts.set(path, text);
    }
    return text;
  };
}
