// The texts of prompts/, read from disk once each.

import type { Prompts } from '../ports.ts';
import { assetsIn } from './file-assets.ts';

/** @param root the folder that contains prompts/. */
export function promptsIn(root: URL): Prompts {
  const read = assetsIn(new URL('prompts/', root));
  return (name) => read(`${name}.md`);
}
