// Reads a .env file beside the program, for deployments without a process manager. The environment takes precedence.

import { readFileSync, statSync } from 'node:fs';
import { parseEnv } from 'node:util';

/**
 * A missing file is no error; a folder of that name, which a container makes for a file it was to be lent, is none either.
 * @returns the names in the file.
 */
export function loadEnvFile(path: string): readonly string[] {
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) return [];
  // The mark some editors put first would become part of the first name, and its setting be nobody's.
  const given = parseEnv(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));
  for (const [name, value] of Object.entries(given)) process.env[name] ??= value;
  return Object.keys(given);
}
