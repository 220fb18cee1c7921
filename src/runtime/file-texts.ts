// Text files shipped with the program, read from the disk beside the sources.

import { readFileSync } from 'node:fs';

/** By path from the folder; read once. */
export function textsIn(folder: URL): (path: string) => string {
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
