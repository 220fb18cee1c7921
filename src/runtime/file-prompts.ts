// The texts of prompts/, read from disk once each.

import type { Prompts } from '../ports.ts';
import { textsIn } from './file-texts.ts';

/** @param root the folder that contains prompts/. */
export function promptsIn(root: URL): Prompts {
  const read = textsIn(new URL('prompts/', root));
  return (name) => read(`${name}.md`);
}
