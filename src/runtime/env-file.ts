// Reads a .env file beside the program, for deployments without a process manager. The environment takes precedence.

import { existsSync } from 'node:fs';
import { loadEnvFile as load } from 'node:process';

/** A missing file is no error. */
export function loadEnvFile(path: string): void {
  if (existsSync(path)) load(path);
}
