// Reads a file named on the command line.

import { readFileSync } from 'node:fs';
import { fail, type Result, succeed } from '../domain/result.ts';

const PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'não achei este arquivo',
  EISDIR: 'é uma pasta; diga os arquivos dentro dela',
  EACCES: 'não tenho permissão para ler',
};

/** Its text, or a sentence naming the file and the problem. */
export function fileGiven(path: string): Result<string, string> {
  try {
    return succeed(readFileSync(path, 'utf8'));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return fail(`${path}: ${PROBLEMS[code] ?? `não consegui ler (${code})`}`);
  }
}
