// Reads a .env file beside the program, for deployments without a process manager. The environment takes precedence.

import { statSync } from 'node:fs';
import { loadEnvFile as load } from 'node:process';

/** A missing file is no error; a folder of that name, which a container makes for a file it was to be lent, is none either. */
export function loadEnvFile(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isFile()) load(path);
}
