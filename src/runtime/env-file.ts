// Settings from a .env file beside the program, for those who deploy without a process manager. What the environment
// already says wins.

import { existsSync } from 'node:fs';
import { loadEnvFile as load } from 'node:process';

export function loadEnvFile(path: string): void {
  if (existsSync(path)) load(path);
}
