// Reads a .env file beside the program, for deployments without a process manager. The environment takes precedence.

import { readFileSync, statSync } from 'node:fs';
import { parseEnv } from 'node:util';

/**
 * A missing file is no error; a folder of that name, which a container makes for a file it was to be lent, is none either. One that
 * cannot be read ends the process: without its settings another database would be opened, and the webhooks be shut.
 * @returns the names in the file.
 */
export function loadEnvFile(path: string): readonly string[] {
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) return [];
  const given = parseEnv(contentOf(path));
  for (const [name, value] of Object.entries(given)) process.env[name] ??= value;
  return Object.keys(given);
}

/** Without the mark some editors put first: it would become part of the first name, and its setting be nobody's. */
function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'EACCES' ? 'quem roda o programa não tem permissão' : `o disco respondeu ${code}`;
    console.error(`Não consegui ler ${path}: ${why}.`);
    process.exit(1);
  }
}
